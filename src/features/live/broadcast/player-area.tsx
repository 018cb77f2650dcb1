import { Camera, CameraOff, MicOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import type { Publisher } from '@/media/live/use-publisher';
import styles from './player-area.module.css';

interface PlayerAreaProps {
  publisher: Publisher;
  onAir?: ReactNode;
  className?: string;
}

/** The performer's video, mirrored unless it is the screen or the camera on the back of a phone. */
export function PlayerArea({ publisher, onAir, className }: PlayerAreaProps) {
  const { state, preview, sharing, muted, choice, openDevices } = publisher;
  const isMirrored = !sharing && choice.facing !== 'environment';
  const isUnsupported = state.step === 'unsupported';
  const hasFailed = state.step === 'failed' || isUnsupported;
  // During a show a black video is expected; problems are reported below it.
  const off = !onAir && (state.step === 'idle' || state.step === 'requesting' || hasFailed || state.step === 'stopped');
  return (
    <div className={cx(styles.preview, className)}>
      <video
        ref={preview}
        className={cx(styles.picture, isMirrored && styles.mirrored)}
        muted
        autoPlay
        playsInline
        hidden={off}
        aria-label="Your video"
      />
      {onAir ? <div className={styles.onAir}>{onAir}</div> : null}
      {!off && (muted.camera || muted.microphone) ? (
        <div className={styles.marks}>
          {muted.microphone ? (
            <span className={styles.mark}>
              <MicOff /> Microphone off
            </span>
          ) : null}
          {muted.camera && !sharing ? (
            <span className={styles.mark}>
              <CameraOff /> Camera off
            </span>
          ) : null}
        </div>
      ) : null}
      {off ? (
        <div className={styles.dark}>
          {hasFailed ? <TriangleAlert className={styles.sign} /> : <Camera className={styles.sign} />}
          <p className={styles.message} role="status">
            {state.message ??
              (state.step === 'requesting'
                ? 'Allow this site to use your camera and microphone.'
                : 'Check your video and sound. No one can see or hear you until you go live.')}
          </p>
          {isUnsupported ? null : (
            <Button variant="primary" loading={state.step === 'requesting'} onClick={() => void openDevices()}>
              {hasFailed ? 'Retry' : 'Turn on camera and microphone'}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
