import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { describeMissing } from '@/media/live/publisher-types';
import { useAppSelector } from '@/store/hooks';
import { useOnline } from '@/components/hooks/use-online';
import type { BroadcastConsole } from './use-broadcast-console';
import styles from './show-state.module.css';

const ALLOW_DEVICES = 'Allow this site to use your camera and microphone.';
const STARTING = 'Starting your video. Fans can watch as soon as it arrives.';
const REPAIRING = 'Your video isn’t getting through. Reconnecting… Stay on this page.';
const FAILED = 'Your video couldn’t be sent.';
const OFFLINE = 'You’re offline. Your livestream resumes when you reconnect.';
const RECONNECTING = 'Connection lost. Reconnecting…';
const NO_CONNECTION = 'Connection lost. Your video is still live; chat and viewers will reconnect.';
const ON_AIR = 'You’re live.';

/** Status of video and connection, announced when it changes. */
export function ShowState({ broadcastConsole: { publisher, publishAgain } }: { broadcastConsole: BroadcastConsole }) {
  const socketStatus = useAppSelector((state) => state.system.socketStatus);
  const { step, message } = publisher.state;
  const missing = describeMissing(publisher.missing);
  const canRetry = step === 'failed' || step === 'stopped';
  const hasFailed = canRetry || step === 'unsupported';
  const wasLive = useAppSelector((state) => state.broadcast.step === 'live');
  const isLost = wasLive && socketStatus !== 'connected' && socketStatus !== 'initialized';
  // Browsers may report that they are offline while the video still gets through.
  const isOffline = !useOnline() && (step !== 'live' || isLost);

  const statusText = () => {
    if (hasFailed) return message ?? FAILED;
    if (step === 'requesting') return ALLOW_DEVICES;
    if (wasLive && isOffline) return OFFLINE;
    if (step === 'repairing') return isLost ? RECONNECTING : (message ?? REPAIRING);
    if (isLost) return NO_CONNECTION;
    return step === 'live' ? (message ?? ON_AIR) : (message ?? STARTING);
  };
  // The normal state is only announced; sighted users see the LIVE badge.
  const isCalm = step === 'live' && !message && !isLost && !missing && !publisher.retrying;
  return (
    <div
      className={cx(
        styles.state,
        isCalm && 'visually-hidden',
        hasFailed && styles.bad,
        (step === 'repairing' || isLost || isOffline || missing || publisher.retrying) && styles.warn,
      )}
    >
      <div role="status">
        <p>{statusText()}</p>
        {missing ? <p>{missing}</p> : null}
      </div>
      {canRetry ? (
        <Button size="sm" onClick={publishAgain}>
          Retry
        </Button>
      ) : missing || publisher.retrying ? (
        <Button size="sm" loading={publisher.retrying} onClick={() => void publisher.retryMissing()}>
          Retry
        </Button>
      ) : null}
    </div>
  );
}
