import { Camera, CameraOff, MicOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import type { Publisher } from '@/media/live/use-publisher';
import styles from './stage.module.css';

interface StageProps {
  publisher: Publisher;
  /** What stands over the upper edge of the picture while on air. */
  onAir?: ReactNode;
  className?: string;
}

/** The picture as fans will see it, but mirrored, as in a mirror; a shared screen is not. */
export function Stage({ publisher, onAir, className }: StageProps) {
  const { state, preview, sharing, muted, openDevices } = publisher;
  // During a show the black picture is part of it: what is wrong is said below.
  const off = !onAir && (state.step === 'idle' || state.step === 'asking' || state.step === 'failed' || state.step === 'stopped');
  return (
    <div className={cx(styles.stage, className)}>
      <video ref={preview} className={cx(styles.picture, !sharing && styles.mirrored)} muted autoPlay playsInline hidden={off} aria-label="Your picture" />
      {onAir ? <div className={styles.onAir}>{onAir}</div> : null}
      {!off && (muted.camera || muted.microphone) ? (
        <div className={styles.marks}>
          {muted.microphone ? (
            <span className={styles.mark}>
              <MicOff aria-hidden="true" /> Microphone off
            </span>
          ) : null}
          {muted.camera && !sharing ? (
            <span className={styles.mark}>
              <CameraOff aria-hidden="true" /> Camera off
            </span>
          ) : null}
        </div>
      ) : null}
      {off ? (
        <div className={styles.dark}>
          {state.step === 'failed' ? <TriangleAlert className={styles.sign} aria-hidden="true" /> : <Camera className={styles.sign} aria-hidden="true" />}
          <p className={styles.words} role="status">
            {state.says ?? (state.step === 'asking' ? 'Your browser asks whether this site may use camera and microphone.' : 'Check picture and sound first. Nobody sees them before you go live.')}
          </p>
          <Button look="primary" loading={state.step === 'asking'} onClick={() => void openDevices()}>
            {state.step === 'failed' ? 'Retry' : 'Turn on camera and microphone'}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
