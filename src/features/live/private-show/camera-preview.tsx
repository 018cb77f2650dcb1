import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/button/button';
import { describeMissing } from '@/media/live/publisher-types';
import { useStoredDevices } from '@/media/live/use-stored-devices';
import { usePublisher } from '@/media/live/use-publisher';
import { useAppSelector } from '@/store/hooks';
import { selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { useStreamToken } from '@/store/streaming/use-stream-token';
import styles from './camera-preview.module.css';
import { CANNOT_SHARE } from './show-labels';

/** Preview of camera and microphone. Nothing is sent. */
export function CameraPreview() {
  const publisher = useStoredDevices(
    usePublisher({ hosts: useAppSelector(selectStreamHosts), token: useStreamToken() }),
  );
  const { state, preview } = publisher;
  const open = useEffectEvent(() => void publisher.openDevices());
  useEffect(() => open(), []);
  const isOpen = state.step === 'preview';
  const missing = describeMissing(publisher.missing);
  return (
    <div className={styles.preview}>
      <video
        ref={preview}
        className={styles.picture}
        hidden={!isOpen}
        autoPlay
        muted
        playsInline
        aria-label="Camera preview"
      />
      <p className={styles.note} role="status">
        {isOpen
          ? (missing ?? 'Only you can see this. It’s sent when the show starts.')
          : state.step === 'unsupported'
            ? CANNOT_SHARE
            : state.step === 'stopped'
              ? 'Your camera is off.'
              : (state.message ?? 'Allow this site to use your camera and microphone.')}
      </p>
      {state.step === 'failed' || state.step === 'stopped' || missing ? (
        <Button
          size="sm"
          loading={publisher.retrying}
          onClick={() => void (isOpen ? publisher.retryMissing() : publisher.openDevices())}
        >
          Retry
        </Button>
      ) : null}
    </div>
  );
}
