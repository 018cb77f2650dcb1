import { Button } from '@/components/button/button';
import styles from './sending-file.module.css';

export const SendingFile = ({ percentage, onStop }: { percentage: number; onStop: () => void }) => (
  <span className={styles.sending}>
    <progress className={styles.bar} value={percentage} max={100} aria-label="Uploading the file" />
    <span className={styles.figure}>{percentage}%</span>
    <Button size="sm" onClick={onStop}>
      Stop
    </Button>
  </span>
);
