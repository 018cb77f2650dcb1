import type { ReactNode } from 'react';
import { BadgeCheck, PencilLine } from 'lucide-react';
import { OwnedNotice } from '@/entities/order/owned-notice';
import { getPerformers } from '@/entities/performer/get-performers';
import { PersonLinks } from '@/entities/performer/person-link';
import { Picture } from '@/components/picture/picture';
import { ClampText } from '@/components/text/clamp-text';
import { Count } from '@/components/text/count';
import { DateText } from '@/components/text/date-text';
import { StatLine } from '@/components/text/stat-line';
import { TagList } from '@/components/text/tag-list';
import type { Gallery } from '@/contract/gallery';
import { formatTokens } from '@/lib/format/format';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { galleryTitle, type GalleryAccess } from './gallery-access';
import styles from './gallery-about.module.css';

interface GalleryAboutProps {
  gallery: Gallery;
  access: GalleryAccess;
  count: number;
  subscribe: ReactNode;
  actions: ReactNode;
}

/** The visitor's access to an open gallery, or null if it needs no explanation. */
function describeAccess({ status, isSale, price }: Gallery, access: GalleryAccess): string | null {
  switch (access) {
    case 'own':
      if (status === 'draft' || status === 'inactive')
        return 'This is your gallery. It isn’t published, so only you can see it.';
      if (!isSale) return 'This is your gallery. Subscribers can see it.';
      return price
        ? `This is your gallery. Others pay ${formatTokens(price)} to see it.`
        : 'This is your gallery. Everyone can see it.';
    case 'bought':
      return 'You bought this gallery. View it anytime.';
    case 'subscribed':
      return 'Included in your subscription.';
    case 'free':
      return 'Free for everyone.';
    default:
      return null;
  }
}

export function GalleryAbout({ gallery, access, count, subscribe, actions }: GalleryAboutProps) {
  const { coverPhoto, stats, createdAt, categories } = gallery;
  const description = toDescription(gallery.description);
  const line = describeAccess(gallery, access);
  const isClosed = access === 'closed';
  return (
    <header className={styles.about}>
      <Picture
        className={styles.cover}
        src={
          isClosed ? (coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url) : (coverPhoto?.url ?? coverPhoto?.thumbnails?.[0])
        }
        alt=""
        ratio="square"
        priority
      />
      <div className={styles.names}>
        <h1 className={styles.title} dir="auto">
          {galleryTitle(gallery)}
        </h1>
        <StatLine
          items={[
            <Count key="photos" value={count} noun="photo" />,
            stats?.views === undefined ? null : <Count key="views" value={stats.views} noun="view" />,
            createdAt ? <DateText key="date" iso={createdAt} /> : null,
          ]}
        />
        <div className={styles.people}>
          <PersonLinks people={getPerformers(gallery)} />
          {subscribe}
        </div>
      </div>
      <div className={styles.more}>
        {description ? <ClampText lines={3}>{description}</ClampText> : null}
        {line && access === 'bought' ? (
          <OwnedNotice>{line}</OwnedNotice>
        ) : line ? (
          <p className={styles.standing}>
            {access === 'own' ? <PencilLine /> : <BadgeCheck />}
            {line}
          </p>
        ) : null}
        <TagList
          label="Categories"
          tags={(categories ?? []).map((category) => ({ text: category.name, href: paths.category(category) }))}
        />
        {actions}
      </div>
    </header>
  );
}
