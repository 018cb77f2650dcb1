import { useFanNote } from './use-fan-note';
import styles from './people.module.css';

export function NoteLine({ fanId }: { fanId: string }) {
  const [note] = useFanNote(fanId);
  return note ? (
    <span className={styles.noteLine} dir="auto">
      {note}
    </span>
  ) : null;
}
