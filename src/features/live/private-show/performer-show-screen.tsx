import { Radio } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { paths } from '@/lib/page/paths';
import { useStoredShow } from '@/store/broadcast/use-stored-show';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { runPerformerShowPage } from '@/store/private-show/performer-show-page.saga';
import { resultDismissed } from '@/store/private-show/private-show.slice';
import type { ShowKind } from '@/store/private-show/show';
import { privateRequestAccepted } from '@/store/streaming/streaming.slice';
import { OpenInOtherTabCard } from './open-in-other-tab-card';
import styles from './message-card.module.css';
import { RefusedCard } from './refused-card';
import { ShowSummary } from './show-summary';
import { useShowRoom } from './use-show-room';
import { useShowVisit } from './use-show-visit';

const AcceptCard = dynamic(() => import('./accept-card').then((module) => module.AcceptCard), { ssr: false });
const ShowPlayerArea = dynamic(() => import('./show-player-area').then((module) => module.ShowPlayerArea), {
  ssr: false,
});

export interface PerformerShowProps {
  kind: ShowKind;
  conversationId: string;
}

/** A private or group show from the performer's side. */
export function PerformerShowScreen({
  kind,
  conversationId,
  Chat,
}: PerformerShowProps & { Chat: ComponentType<ChatProps> }) {
  const dispatch = useAppDispatch();
  const { step, show, refusal, ending } = useAppSelector(({ privateShow }) => privateShow);
  useShowVisit(`${kind}/${conversationId}`, () => runPerformerShowPage(kind, conversationId));
  const room = useShowRoom(step === 'open' ? show : null);

  const retry = () => {
    if (kind === 'private') dispatch(privateRequestAccepted({ conversationId }));
    dispatch(resultDismissed());
  };

  // The performer paused a public show for this private one.
  const hasPausedShow = useStoredShow().resumable?.isPaused;
  const consoleLink = hasPausedShow ? (
    <>
      <ButtonLink variant="primary" icon={<Radio />} href={paths.resumeShow}>
        Resume public show
      </ButtonLink>
      <ButtonLink href={paths.studioLive}>Not now</ButtonLink>
    </>
  ) : (
    <ButtonLink variant="primary" href={paths.studioLive}>
      Back to Go live
    </ButtonLink>
  );

  if (step === 'unaccepted') return <AcceptCard conversationId={conversationId} />;
  if (step === 'elsewhere') return <OpenInOtherTabCard>{consoleLink}</OpenInOtherTabCard>;
  if (step === 'refused' && refusal) {
    return (
      <RefusedCard refusal={refusal} name="The fan" kind={kind}>
        {refusal.why === 'over' ? null : <Button onClick={retry}>Retry</Button>}
        {consoleLink}
      </RefusedCard>
    );
  }
  if (show && step === 'open') return <ShowPlayerArea show={show} room={room} sends Chat={Chat} />;
  if (show && step === 'ended' && ending) {
    return (
      <ShowSummary show={show} ending={ending}>
        {consoleLink}
      </ShowSummary>
    );
  }
  return (
    <section className={styles.card} role="status">
      <h1 className={styles.title}>Opening the show…</h1>
    </section>
  );
}
