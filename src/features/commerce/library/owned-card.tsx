import { Archive, ArchiveRestore } from 'lucide-react';
import { useRef, type ComponentType } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { Card } from '@/components/card/card';
import cardStyles from '@/components/card/card.module.css';
import type { PlaceholderKind } from '@/components/illustration/placeholder';
import type { DownloadProps } from '@/entities/access/item-slots';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { LocalDate } from '@/components/text/local-date';
import { purchasedItemPath } from '@/entities/payment/purchased-item';
import { setArchived } from '@/device/library-archive';
import type { OwnedKind, OwnedItem } from './owned-items';
import styles from './owned-card.module.css';

const LOOKS: Record<OwnedKind, { label: string; placeholder: PlaceholderKind }> = {
  video: { label: 'Video', placeholder: 'video' },
  gallery: { label: 'Gallery', placeholder: 'picture' },
  post: { label: 'Post', placeholder: 'picture' },
  download: { label: 'Download', placeholder: 'product' },
};

interface Props {
  thing: OwnedItem;
  priority: boolean;
  isArchived: boolean;
  /** It was archived or restored since the list was drawn. */
  hasMoved: boolean;
  Download: ComponentType<DownloadProps>;
}

/** A purchased item with receipt, download and archive button. An archived item leaves an Undo in its place. */
export function OwnedCard({ thing, priority, isArchived, hasMoved, Download }: Props) {
  const cell = useRef<HTMLDivElement>(null);
  const { key, kind, id, title, at, receipt } = thing;
  const move = (archived: boolean) => {
    // The pressed button disappears: keep the focus in its place.
    cell.current?.focus({ preventScroll: true });
    setArchived(key, archived);
  };

  return (
    <div ref={cell} tabIndex={-1} className={styles.cell}>
      {hasMoved ? (
        <div className={styles.moved}>
          <p dir="auto">
            {isArchived ? `“${title}” is archived on this device.` : `“${title}” is back in your library.`}
          </p>
          <Button size="sm" onClick={() => move(!isArchived)}>
            Undo
          </Button>
        </div>
      ) : (
        <>
          <ItemPreview thing={thing} priority={priority} />
          <IconButton
            overPicture
            size="sm"
            className={styles.archive}
            label={isArchived ? `Move ${title} back to your library` : `Archive ${title}`}
            onClick={() => move(!isArchived)}
          >
            {isArchived ? <ArchiveRestore /> : <Archive />}
          </IconButton>
          <div className={styles.footer}>
            {kind === 'download' && <Download productId={id} name={title} />}
            <p className={styles.receipt}>
              {at && (
                <>
                  Bought <LocalDate iso={at} /> ·{' '}
                </>
              )}
              <Link href={receipt}>
                Receipt<span className="visually-hidden"> for {title}</span>
              </Link>
            </p>
          </div>
        </>
      )}
    </div>
  );
}

function ItemPreview({ thing, priority }: Pick<Props, 'thing' | 'priority'>) {
  const { kind, id, slug, title, by, picture, isGone } = thing;
  const { label, placeholder } = LOOKS[kind];
  const image = <Picture src={picture} alt="" ratio="video" placeholder={placeholder} priority={priority} />;
  const facts = (
    <p className={cardStyles.line} dir="auto">
      {by ? `${label} · ${by}` : label}
    </p>
  );
  if (!isGone) {
    return (
      <Card href={purchasedItemPath(kind, { _id: id, slug })} title={title} heading="h2" picture={image}>
        {facts}
      </Card>
    );
  }
  return (
    <article className={styles.unavailable}>
      {image}
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      {facts}
      <p className={styles.note}>No longer available. You can still open your receipt.</p>
    </article>
  );
}
