import {
  BellOff,
  CalendarPlus,
  Coffee,
  Lock,
  MoonStar,
  RotateCw,
  TriangleAlert,
  UserRound,
  Users,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import { Link } from '@/components/link';
import { LiveAlertButton } from '@/entities/live-show/live-alert-button';
import { DateText } from '@/components/text/date-text';
import { LocalTime } from '@/components/text/local-time';
import { formatTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { interruptedText } from './room-messages';
import type { RoomPage } from './room.loader';
import type { ShowView } from './use-show';
import styles from './closed-player-area.module.css';

interface PlayerAreaMessageProps {
  page: RoomPage;
  show: ShowView;
  unlockOptions: ReactNode;
}

export function PlayerAreaMessage({ page, show, unlockOptions }: PlayerAreaMessageProps) {
  const { performer, nextEvent } = page;
  const { name, lastStreamingTime, groupChatPrice } = performer;
  const next = nextEvent && <NextEvent event={nextEvent} />;
  const alertButton = show.own ? null : <LiveAlertButton performer={performer} />;

  switch (show.phase) {
    case 'joining':
    case 'live':
      return (
        <p className={styles.connecting} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          Connecting…
        </p>
      );
    case 'offline':
      return (
        <Message
          icon={MoonStar}
          title={performer.isOnline ? `${name} isn’t live right now` : `${name} is offline`}
          next={next}
          action={alertButton}
        >
          {lastStreamingTime ? (
            <>
              Last live <DateText iso={lastStreamingTime} />. The stream starts automatically.
            </>
          ) : (
            'The stream starts automatically.'
          )}
        </Message>
      );
    case 'interrupted':
      return (
        <Message icon={WifiOff} title={interruptedText(name)}>
          {show.facts?.hasPurchased ? 'Your ticket stays valid. ' : ''}The stream resumes automatically.
        </Message>
      );
    case 'ended':
      return (
        <Message icon={BellOff} title="The show has ended" next={next} action={alertButton}>
          {show.message ?? `Thanks for watching. If ${name} comes back, the stream resumes automatically.`}
        </Message>
      );
    case 'private':
      return (
        <Message icon={UserRound} title={`${name} is in a private show`} next={next} action={alertButton}>
          The stream starts automatically when it ends.
        </Message>
      );
    case 'paused':
      return (
        <Message icon={Coffee} title={`${name} will be back soon`} action={alertButton}>
          {name} is in a private show. {show.facts?.hasPurchased ? 'Your ticket stays valid. ' : ''}Stay here: the
          stream resumes automatically.
        </Message>
      );
    case 'group':
      return (
        <Message
          icon={Users}
          title={`${name} is in a group show`}
          action={
            show.own || groupChatPrice === undefined ? null : (
              <ButtonLink variant="primary" icon={<Users />} href={paths.privateShow(performer, 'group')}>
                {groupChatPrice > 0 ? `View group show · ${formatTokens(groupChatPrice)} a minute` : 'View group show'}
              </ButtonLink>
            )
          }
        >
          A few fans talk with {name} face to face
          {groupChatPrice === undefined
            ? ''
            : groupChatPrice > 0
              ? ` for ${formatTokens(groupChatPrice)} a minute each`
              : ' for free'}
          .
        </Message>
      );
    case 'ticket':
      return (
        <Message
          icon={Lock}
          title={`${formatTokens(show.facts?.price ?? 0)} to watch`}
          action={
            <UnlockCallToAction login={show.loggedIn ? null : 'Log in to watch'}>{unlockOptions}</UnlockCallToAction>
          }
        >
          Pay once to watch the whole show. Everyone can read the chat. With a ticket you can write, too.
        </Message>
      );
    case 'refused':
      return (
        <Message icon={Lock} title="You can’t watch this show">
          {show.message}
        </Message>
      );
    case 'login':
      return (
        <Message
          icon={Lock}
          title="You need an account to watch this show"
          action={
            <ButtonLink variant="primary" href={paths.login(paths.stream(performer))}>
              Log in to watch
            </ButtonLink>
          }
        >
          The stream starts when you’re logged in.
        </Message>
      );
    case 'failed':
      return (
        <Message
          icon={TriangleAlert}
          title="The show couldn’t be opened"
          action={
            <Button variant="primary" icon={<RotateCw />} onClick={show.again}>
              Retry
            </Button>
          }
        >
          {show.message}
        </Message>
      );
  }
}

interface MessageProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  next?: ReactNode;
}

const Message = ({ icon: Icon, title, children, action, next }: MessageProps) => (
  <div className={styles.message}>
    <Icon aria-hidden="true" className={styles.icon} />
    <div role="status" className={styles.text}>
      <h2 dir="auto">{title}</h2>
      <p dir="auto">{children}</p>
    </div>
    {next}
    {action}
  </div>
);

const NextEvent = ({ event }: { event: NonNullable<RoomPage['nextEvent']> }) => (
  <p className={styles.next}>
    <span>
      Next:{' '}
      <Link href={paths.event(event)} dir="auto">
        {event.title}
      </Link>
      , <LocalTime iso={event.startAt} show="full" />
    </span>
    <ButtonLink size="sm" variant="ghost" icon={<CalendarPlus />} href={paths.eventCalendar(event)} download>
      Add to calendar
    </ButtonLink>
  </p>
);
