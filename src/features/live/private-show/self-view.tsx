import { Camera, Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { cx } from '@/components/cx';
import { describeMissing } from '@/media/live/publisher-types';
import { CANNOT_SHARE } from './show-labels';
import styles from './show-videos.module.css';
import type { ShowPublisher } from './use-show-publisher';

interface OwnPictureProps {
  publisher: ShowPublisher;
  isFan: boolean;
  /** The connection is lost, which the toolbar reports. */
  paused: boolean;
  /** Label among several videos. */
  caption: string | null;
}

export function SelfView({ publisher, isFan, paused, caption }: OwnPictureProps) {
  const { state, preview, muted, mute, isRequested, retrying } = publisher;
  const missing = describeMissing(publisher.missing);
  if (!isRequested && state.step === 'preview') {
    return (
      <div className={styles.ownCorner}>
        <div className={styles.own} role="group" aria-label="Camera preview">
          <video
            ref={preview}
            className={styles.mirror}
            autoPlay
            muted
            playsInline
            aria-label="Only you can see this"
          />
        </div>
        <div className={styles.missing}>
          <p role="status">{missing ?? 'Only you can see this.'}</p>
          <Button size="sm" variant="primary" onClick={publisher.begin}>
            Start sharing
          </Button>
          <Button size="sm" onClick={publisher.stop}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  if (state.step === 'unsupported') {
    return (
      <div className={styles.ownOff}>
        <p role="status">{isFan ? CANNOT_SHARE : state.message}</p>
      </div>
    );
  }
  if (!isRequested || state.step === 'failed' || state.step === 'stopped') {
    return (
      <div className={styles.ownOff}>
        {state.message && <p role="status">{state.message}</p>}
        <Button
          size="sm"
          icon={<Camera />}
          loading={!isRequested && state.step === 'requesting'}
          onClick={isRequested ? publisher.again : () => void publisher.openDevices()}
        >
          {isRequested || state.step === 'failed' ? 'Retry camera' : 'Share my video'}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.ownCorner}>
      <div className={styles.own} role="group" aria-label="Your video">
        <video ref={preview} className={styles.mirror} autoPlay muted playsInline aria-label="Your shared video" />
        {(paused || state.step !== 'live') && (
          <span className={styles.ownState}>{paused ? 'Paused' : (state.message ?? 'Connecting…')}</span>
        )}
        {caption && <span className={styles.ownCaption}>{caption}</span>}
        <div className={styles.ownTools}>
          {publisher.missing.microphone === null && (
            <IconButton
              overPicture
              size="sm"
              label={muted.microphone ? 'Turn on microphone' : 'Turn off microphone'}
              onClick={() => mute({ microphone: !muted.microphone })}
            >
              {muted.microphone ? <MicOff /> : <Mic />}
            </IconButton>
          )}
          <IconButton
            overPicture
            size="sm"
            label={muted.camera ? 'Turn on camera' : 'Turn off camera'}
            onClick={() => mute({ camera: !muted.camera })}
          >
            {muted.camera ? <VideoOff /> : <Video />}
          </IconButton>
        </div>
      </div>
      <div className={cx((missing || retrying) && styles.missing)}>
        <p role="status">{missing}</p>
        {(missing || retrying) && (
          <Button size="sm" loading={retrying} onClick={() => void publisher.retryMissing()}>
            Retry
          </Button>
        )}
      </div>
    </div>
  );
}
