import type { BadgeState } from '@/components/badge/badge';
import { Picture } from '@/components/picture/picture';
import { Count } from '@/components/text/count';
import { StatLine } from '@/components/text/stat-line';
import type { Performer } from '@/contract/performer';
import { formatTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import styles from '@/components/card/card.module.css';

export interface LiveShow {
  title?: string;
  viewers?: number;
  /** Tokens, for the whole show or per minute. */
  price?: number;
}

/** A private show can't be joined, so its badge is a note instead of the mark of live shows. */
const BADGES = {
  public: { kind: 'live' },
  group: { kind: 'live', text: 'Group show' },
  private: { kind: 'note', text: 'In a private show' },
} as const satisfies Record<string, BadgeState>;

interface LiveCardProps {
  performer: Performer;
  show?: LiveShow;
  priority?: boolean;
  heading?: CardHeading;
}

/** A performer who is live, with the kind of show. */
export function LiveCard({ performer, show: known, priority, heading }: LiveCardProps) {
  const { streamingStatus } = performer;
  // Details of a private show aren't public.
  const show = streamingStatus === 'private' ? undefined : known;
  const kind = streamingStatus && streamingStatus !== 'offline' ? streamingStatus : null;
  const priced = show?.price
    ? formatTokens(show.price) + (streamingStatus === 'group' ? ' a minute' : ' to watch')
    : null;
  return (
    <Card
      href={paths.stream(performer)}
      title={performer.name}
      heading={heading}
      badge={BADGES[kind ?? 'public']}
      picture={
        <Picture
          src={performer.cover || performer.avatar}
          alt=""
          ratio="video"
          placeholder="person"
          priority={priority}
        />
      }
    >
      {show?.title && (
        <p className={styles.line} dir="auto">
          {show.title}
        </p>
      )}
      <StatLine
        items={[
          // The badge names the other kinds.
          priced ?? (kind === 'public' && 'Public show'),
          show?.viewers ? <Count key="viewers" value={show.viewers} noun="viewer" /> : null,
        ]}
      />
    </Card>
  );
}
