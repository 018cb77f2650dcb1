import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import { useSocket } from '@/socket/use-socket-event';
import { canResumeBroadcast, storedShow } from '@/store/broadcast/stored-show';
import { useAppSelector } from '@/store/hooks';
import type { BroadcastConsole } from './use-broadcast-console';
import { useOnAirElsewhere } from './use-on-air-elsewhere';
import styles from './resume-offer.module.css';

const getNoShow = () => null;

/**
 * After a private show, a reload or a crash: resumes the show in the same session. If it runs in another tab, offers to
 * move it here.
 */
export function ResumeOffer({ goLive }: Pick<BroadcastConsole, 'goLive'>) {
  const stored = useSyncExternalStore(storedShow.onChange, storedShow.read, getNoShow);
  const performerId = useAppSelector((state) => state.user.current._id);
  const isOpening = useAppSelector((state) => state.broadcast.step === 'opening');
  const [arrived] = useState(() => Date.now());
  const elsewhere = useOnAirElsewhere();
  const canResume = elsewhere !== null && canResumeBroadcast(stored, performerId, arrived);

  const router = useRouter();
  const isWanted = canResume && !elsewhere && stored?.isPaused && router.query.resume !== undefined;
  const resume = useEffectEvent(() => {
    void router.replace(router.pathname, undefined, { shallow: true });
    if (stored) goLive(stored.wish, stored);
  });
  useEffect(() => {
    if (isWanted) resume();
  }, [isWanted]);

  const socket = useSocket();
  const forget = () => {
    if (stored?.isPaused) socket?.emit('public-stream/leave', { conversationId: stored.conversationId });
    storedShow.forget();
  };

  if (!canResume) return null;
  const title = (
    <>
      “<bdi>{stored.wish.title}</bdi>”
    </>
  );

  return (
    <section className={styles.offer} aria-label={elsewhere ? 'Show in another tab' : 'Interrupted show'}>
      <p role="status">
        {elsewhere ? (
          <>You’re live in another tab of this browser with {title}.</>
        ) : stored.isPaused ? (
          <>Your show {title} is paused. Your viewers see that you’ll be back soon.</>
        ) : (
          <>You were live a moment ago with {title}. Your fans may still be waiting.</>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" loading={isOpening} onClick={() => goLive(stored.wish, stored, elsewhere)}>
          {elsewhere ? 'Move show here' : 'Resume show'}
        </Button>
        {elsewhere ? null : (
          <Button variant="ghost" onClick={forget}>
            {stored.isPaused ? 'End show' : 'Start a new show'}
          </Button>
        )}
      </div>
    </section>
  );
}
