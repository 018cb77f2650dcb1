import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { missingIn } from '@/media/live/publisher-types';
import { useAppSelector } from '@/store/hooks';
import type { BroadcastConsole } from './use-broadcast-console';
import { useOnline } from './use-online';
import styles from './show-state.module.css';

const ASKING = 'Your browser asks whether this site may use camera and microphone.';
const STARTING = 'Your picture is on its way. Fans are told as soon as it has arrived.';
const REPAIRING = 'The picture does not get through. It is sent again by itself; stay here.';
const FAILED = 'The picture could not be sent.';
const OFFLINE = 'You’re offline. Your livestream resumes when you reconnect.';
const RECONNECTING = 'Connection lost. Reconnecting…';
const NO_CONNECTION = 'Connection lost. Your video is still live; chat and viewers will reconnect.';
const ON_AIR = 'You are live.';

/** What happens to picture and connection, said once when it changes. */
export function ShowState({ desk: { publisher, publishAgain } }: { desk: BroadcastConsole }) {
  const socketStatus = useAppSelector((state) => state.system.socketStatus);
  const { step, says } = publisher.state;
  const missing = missingIn(publisher.missing);
  const failed = step === 'failed' || step === 'stopped';
  const online = useOnline();
  const wasLive = useAppSelector((state) => state.broadcast.step === 'live');
  const lost = wasLive && socketStatus !== 'connected' && socketStatus !== 'initialized';

  const words = () => {
    if (failed) return says ?? FAILED;
    if (step === 'asking') return ASKING;
    if (wasLive && !online) return OFFLINE;
    if (step === 'repairing') return lost ? RECONNECTING : (says ?? REPAIRING);
    if (lost) return NO_CONNECTION;
    return step === 'live' ? (says ?? ON_AIR) : (says ?? STARTING);
  };
  // That all is well need not be seen, only heard: LIVE stands on the picture.
  const calm = step === 'live' && online && !says && !lost && !missing && !publisher.retrying;
  return (
    <div className={cx(styles.state, calm && 'visually-hidden', failed && styles.bad, (step === 'repairing' || lost || !online || missing || publisher.retrying) && styles.warn)}>
      <div role="status">
        <p>{words()}</p>
        {missing ? <p>{missing}</p> : null}
      </div>
      {failed ? (
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
