import { BadgeCheck, MapPin } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { Badge } from '@/components/badge/badge';
import { Picture } from '@/components/picture/picture';
import { ClampText } from '@/components/text/clamp-text';
import { Count } from '@/components/text/count';
import { StatLine } from '@/components/text/stat-line';
import type { Performer } from '@/contract/performer';
import { useAppSelector } from '@/store/hooks';
import { subscriptionPrice } from './subscription-price';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  performer: Performer;
  /** The country's name, or the empty string. */
  country: string;
  /** The bio stands below in full. */
  wholeBio: boolean;
}

/** Who this is: cover, portrait, name, figures, price. */
export function ProfileHeader({ performer, country, wholeBio }: ProfileHeaderProps) {
  const symbol = useAppSelector((state) => state.ui.currencySymbol);
  const { name, username, avatar, cover, bio, stats = {} } = performer;
  const live = Boolean(performer.live);
  const price = subscriptionPrice(performer, symbol);
  return (
    <header className={styles.header}>
      <Picture src={cover} alt="" ratio="cover" priority className={styles.cover} />
      <div className={styles.person}>
        <Avatar src={avatar} name={name} size="xl" live={live} priority className={styles.avatar} />
        <div className={styles.names}>
          <h1 className={styles.name} dir="auto">
            {name}
            {performer.verifiedAccount && (
              <span className={styles.verified}>
                <BadgeCheck aria-hidden="true" />
                <span className="visually-hidden">Verified</span>
              </span>
            )}
          </h1>
          <p className={styles.line}>
            <span dir="ltr">@{username}</span>
            {live && <Badge state={{ kind: 'live', text: performer.streamingStatus === 'private' ? 'In private' : 'Live now' }} />}
            {!live && Boolean(performer.isOnline) && <span className={styles.online}>Online</span>}
            {country && (
              <span className={styles.place}>
                <MapPin aria-hidden="true" />
                {country}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        <StatLine
          items={[
            stats.subscribers !== undefined && <Count value={stats.subscribers} noun="subscriber" />,
            stats.likes !== undefined && <Count value={stats.likes} noun="like" />,
            stats.views !== undefined && <Count value={stats.views} noun="view" />,
          ]}
        />
        {price && <p className={styles.price}>{price}</p>}
        {bio && !wholeBio && <ClampText>{bio}</ClampText>}
      </div>
    </header>
  );
}
