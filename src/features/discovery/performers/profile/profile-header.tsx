import { BadgeCheck, CirclePlay, MapPin, MessageCircle } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { StoryLink } from '@/entities/story/story-link';
import { Count } from '@/components/text/count';
import { StatLine } from '@/components/text/stat-line';
import type { Performer } from '@/contract/performer';
import { eventState } from '@/entities/event/event-status';
import { Badge, type BadgeState } from '@/components/badge/badge';
import { DateText } from '@/components/text/date-text';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { NextEvent } from './next-event';
import type { ProfileExtras } from './profile-extras';
import { ProfileOffer } from './profile-offer';
import { tabPath } from './profile-tabs';
import { hasWelcomeVideo } from './welcome-video';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  performer: Performer;
  around: ProfileExtras;
  /** Country name, or an empty string. */
  country: string;
  /** True when the About tab is open, so its content isn't repeated here. */
  about: boolean;
  /** When the page was rendered. */
  from: string;
  actions: ReactNode;
  UnlockButton: ComponentType<UnlockSheetProps>;
}

export function ProfileHeader({ performer, around, country, about, from, actions, UnlockButton }: ProfileHeaderProps) {
  const { bio, cover } = performer;
  const { nextEvent, subscription } = around;
  return (
    <header className={styles.header}>
      <Picture src={cover} alt="" ratio="cover" priority className={styles.cover} />
      <div className={styles.person}>
        <Portrait performer={performer} around={around} />
        <Names performer={performer} country={country} />
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.body}>
        <div className={styles.text}>
          <Figures performer={performer} />
          {bio && !about && <Bio performer={performer} />}
          {nextEvent && <NextEvent event={nextEvent} live={eventState(nextEvent, Date.parse(from)) === 'live'} />}
          {!about && <ActionLinks performer={performer} />}
        </div>
        <ProfileOffer performer={performer} subscription={subscription} from={from} UnlockButton={UnlockButton} />
      </div>
    </header>
  );
}

/** The avatar; links to the current stories, if any. */
function Portrait({
  performer: { avatar, name, live },
  around: { story },
}: Pick<ProfileHeaderProps, 'performer' | 'around'>) {
  return (
    <div className={styles.portrait}>
      {story ? (
        <StoryLink story={story} size="xl" priority />
      ) : (
        <Avatar src={avatar} name={name} size="xl" live={Boolean(live)} priority />
      )}
    </div>
  );
}

function Names({ performer, country }: Pick<ProfileHeaderProps, 'performer' | 'country'>) {
  return (
    <div className={styles.names}>
      <h1 className={styles.name} dir="auto">
        {performer.name}
        {performer.verifiedAccount && (
          <span className={styles.verified}>
            <BadgeCheck />
            <span className="visually-hidden">Verified</span>
          </span>
        )}
      </h1>
      <p className={styles.line}>
        <span dir="ltr">@{performer.username}</span>
        <ProfileStatus {...performer} />
        {country && (
          <span className={styles.location}>
            <MapPin />
            {country}
          </span>
        )}
      </p>
    </div>
  );
}

function Figures({ performer: { stats = {} } }: Pick<ProfileHeaderProps, 'performer'>) {
  const { subscribers, likes, views } = stats;
  return (
    <StatLine
      items={[
        subscribers !== undefined && <Count value={subscribers} noun="subscriber" />,
        likes !== undefined && <Count value={likes} noun="like" />,
        views !== undefined && <Count value={views} noun="view" />,
      ]}
    />
  );
}

/** The first lines of the bio; the About tab has all of it. */
function Bio({ performer }: Pick<ProfileHeaderProps, 'performer'>) {
  return (
    <div>
      <p className={styles.bio} dir="auto">
        {toDescription(performer.bio)}
      </p>
      <Link href={tabPath(performer, 'about')} className={styles.more}>
        Read more<span className="visually-hidden"> about {performer.name}</span>
      </Link>
    </div>
  );
}

function ActionLinks({ performer }: Pick<ProfileHeaderProps, 'performer'>) {
  const about = tabPath(performer, 'about');
  return (
    <p className={styles.links}>
      {hasWelcomeVideo(performer) && (
        <Link href={`${about}#welcome`}>
          <CirclePlay />
          Welcome video
        </Link>
      )}
      <Link href={`${about}#comments`}>
        <MessageCircle />
        Comments
      </Link>
    </p>
  );
}

/** A private show can't be joined, so its badge isn't that of live shows. */
const BADGES: Readonly<Record<string, BadgeState>> = {
  private: { kind: 'note', text: 'In a private show' },
  group: { kind: 'live', text: 'In a group show' },
};

/** Live, online, or when the performer was last live. */
function ProfileStatus(performer: Performer) {
  const { live, isOnline, streamingStatus, lastStreamingTime } = performer;
  if (live) {
    return (
      <Link href={paths.stream(performer)} className={styles.live}>
        <Badge state={BADGES[streamingStatus ?? ''] ?? { kind: 'live', text: 'Live now' }} />
      </Link>
    );
  }
  if (isOnline) return <span className={styles.online}>Online</span>;
  return (
    <span>
      {lastStreamingTime ? (
        <>
          Last live <DateText iso={lastStreamingTime} />
        </>
      ) : (
        'Offline'
      )}
    </span>
  );
}
