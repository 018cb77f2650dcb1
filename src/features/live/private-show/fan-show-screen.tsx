import dynamic from 'next/dynamic';
import { useState, type ComponentType, type ReactNode } from 'react';
import { MessagesSquare } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import type { TipProps, TopUpProps } from '@/entities/access/item-slots';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { runFanShowPage } from '@/store/private-show/fan-show-page.saga';
import { requestCanceled, resultDismissed, showRequested } from '@/store/private-show/private-show.slice';
import type { Ending, ShowKind, Show } from '@/store/private-show/show';
import { Avatar } from '@/components/avatar/avatar';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import { formatTokens } from '@/lib/format/format';
import { ContractCard } from './contract-card';
import { OpenInOtherTabCard } from './open-in-other-tab-card';
import type { PrivateShowProps } from './private-show.loader';
import { RefusedCard } from './refused-card';
import { ShowSummary } from './show-summary';
import { useCurrentPerformer } from '@/store/performer/use-current-performer';
import { useShowRoom } from './use-show-room';
import { useShowVisit } from './use-show-visit';
import { useNow } from '@/components/text/use-now';
import styles from './message-card.module.css';

const ShowPlayerArea = dynamic(() => import('./show-player-area').then((module) => module.ShowPlayerArea), {
  ssr: false,
});

interface FanShowScreenProps extends PrivateShowProps {
  Chat: ComponentType<ChatProps>;
  TopUp: ComponentType<TopUpProps>;
  Tip: ComponentType<TipProps>;
}

/** True if the performer or the site ended the show, so that nobody can return to it. */
const isOverForAll = ({ why }: Ending): boolean => ['left', 'absent', 'gone', 'stopped'].includes(why);

/** A private or group show from the fan's side: terms, waiting, show and summary. */
export function FanShowScreen({ Chat, TopUp, Tip, ...props }: FanShowScreenProps) {
  const { kind, price } = props;
  const { performer, refresh } = useCurrentPerformer(props.performer);
  const dispatch = useAppDispatch();
  const { step, show, until, refusal, ending } = useAppSelector(({ privateShow }) => privateShow);
  const [sends, setSends] = useState(false);
  const { _id, name, username, avatar } = performer;
  useShowVisit(`${kind}/${_id}`, () => runFanShowPage({ _id, name, username, avatar }, kind));
  const room = useShowRoom(step === 'waiting' || step === 'open' ? show : null);

  const toRoom = (
    <ButtonLink href={paths.stream(performer)} variant="primary">
      Back to room
    </ButtonLink>
  );
  const dismiss = () => {
    dispatch(resultDismissed());
    refresh();
  };
  const again = (
    <Button onClick={dismiss}>
      {step === 'ended' ? (kind === 'group' ? 'Join again' : 'Request another show') : 'Request again'}
    </Button>
  );

  if (step === 'elsewhere') return <OpenInOtherTabCard>{toRoom}</OpenInOtherTabCard>;
  if (step === 'refused' && refusal) {
    return (
      <RefusedCard refusal={refusal} name={name} kind={kind}>
        {again}
        {toRoom}
      </RefusedCard>
    );
  }
  if (show && step === 'waiting' && until !== null)
    return <WaitingCard show={show} until={until} onTakeBack={() => dispatch(requestCanceled())} />;
  if (show && step === 'open')
    return <ShowPlayerArea show={show} room={room} sends={sends} Chat={Chat} TopUp={TopUp} />;
  if (show && step === 'ended' && ending) {
    return (
      <ShowSummary show={show} ending={ending}>
        {kind === 'group' && isOverForAll(ending) ? null : again}
        <Tip performer={performer} returnTo={paths.stream(performer)} />
        {toRoom}
      </ShowSummary>
    );
  }
  if (price === null)
    return (
      <NotForSaleCard kind={kind} name={name}>
        {toRoom}
      </NotForSaleCard>
    );
  return (
    <ContractCard
      kind={kind}
      performer={performer}
      price={price}
      TopUp={TopUp}
      requesting={step === 'requesting'}
      sends={sends}
      onSends={setSends}
      onRequest={(request) => dispatch(showRequested(request))}
    />
  );
}

interface NotForSaleCardProps {
  kind: ShowKind;
  name: string;
  children: ReactNode;
}

/** Shown instead of the terms if the performer has set no price. */
const NotForSaleCard = ({ kind, name, children }: NotForSaleCardProps) => (
  <section className={styles.card}>
    <MessagesSquare className={styles.sign} />
    <h1 className={styles.title} dir="auto">
      {name} doesn’t offer {kind} shows
    </h1>
    <p className={styles.text}>Nothing was charged. You can still watch and chat in the room.</p>
    <div className={styles.actions}>{children}</div>
  </section>
);

const WAIT_MS = 60_000;

interface WaitingCardProps {
  show: Show;
  until: number;
  onTakeBack: () => void;
}

function WaitingCard({ show, until, onTakeBack }: WaitingCardProps) {
  const heading = useFocusOnMount();
  const left = Math.max(0, until - useNow(null, 1000));
  const seconds = Math.ceil(left / 1000);
  const name = show.other?.name ?? 'The performer';
  return (
    <section className={styles.card} aria-labelledby="waiting">
      <Avatar src={show.other?.avatar} name={name} size="xl" live />
      <h1 id="waiting" ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        Waiting for {name} to answer
      </h1>
      <p className={styles.text}>
        {show.price > 0
          ? `${formatTokens(show.price)} a minute, charged from the start of the show.`
          : 'The show is free.'}{' '}
        Stay on this page.
      </p>
      <div className={styles.time}>
        <span className={styles.track} aria-hidden="true">
          <span style={{ inlineSize: `${(left / WAIT_MS) * 100}%` }} />
        </span>
        <span role="timer">{seconds} s left</span>
      </div>
      <Button onClick={onTakeBack}>Cancel request</Button>
    </section>
  );
}
