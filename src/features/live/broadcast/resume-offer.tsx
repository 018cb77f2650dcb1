import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/button/button';
import { storedShow } from '@/store/broadcast/stored-show';
import { useIsInPrivateShow, useOnAirElsewhere } from '@/store/broadcast/use-on-air-elsewhere';
import { useStoredShow } from '@/store/broadcast/use-stored-show';
import { useAppSelector } from '@/store/hooks';
import type { BroadcastConsole } from './use-broadcast-console';
import styles from './resume-offer.module.css';

/**
 * After a private show, a reload or a crash: resumes the show in the same session, or ends it with its summary. If it
 * runs in another tab, offers to move it here.
 */
export function ResumeOffer({ goLive, endStored }: Pick<BroadcastConsole, 'goLive' | 'endStored'>) {
  const { resumable, recent } = useStoredShow();
  const isOpening = useAppSelector((state) => state.broadcast.step === 'opening');
  const elsewhere = useOnAirElsewhere();
  const isInPrivateShow = useIsInPrivateShow();

  const router = useRouter();
  const isWanted =
    elsewhere === false && isInPrivateShow === false && resumable?.isPaused && router.query.resume !== undefined;
  const resume = useEffectEvent(() => {
    void router.replace(router.pathname, undefined, { shallow: true });
    if (resumable) goLive(resumable.goLiveBody, resumable);
  });
  useEffect(() => {
    if (isWanted) resume();
  }, [isWanted]);

  if (elsewhere === null || !recent) return null;
  const title = (
    <>
      “<bdi>{recent.goLiveBody.title}</bdi>”
    </>
  );

  if (!resumable) {
    return recent.figures.startedAt === null ? null : (
      <section className={styles.offer} aria-label="Last show">
        <p>Your show {title} has ended.</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => endStored(recent)}>
            View summary
          </Button>
          <Button variant="ghost" onClick={storedShow.forget}>
            Dismiss
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.offer} aria-label={elsewhere ? 'Show in another tab' : 'Interrupted show'}>
      <p role="status">
        {elsewhere ? (
          <>You’re live in another tab of this browser with {title}.</>
        ) : resumable.isPaused ? (
          <>Your show {title} is paused. Your viewers see that you’ll be back soon.</>
        ) : (
          <>You were live a moment ago with {title}. Your fans may still be waiting.</>
        )}
      </p>
      <div className={styles.actions}>
        {isInPrivateShow === false ? (
          <Button
            variant="primary"
            loading={isOpening}
            onClick={() => goLive(resumable.goLiveBody, resumable, elsewhere)}
          >
            {elsewhere ? 'Move show here' : 'Resume show'}
          </Button>
        ) : null}
        {elsewhere ? null : (
          <Button variant="ghost" disabled={isOpening} onClick={() => endStored(resumable)}>
            End show
          </Button>
        )}
      </div>
    </section>
  );
}
