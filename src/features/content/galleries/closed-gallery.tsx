import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import type { Gallery } from '@/contract/gallery';
import { formatNumber, priceTo } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { performersOf } from './gallery-access';
import styles from './closed-gallery.module.css';

interface ClosedGalleryProps {
  gallery: Gallery;
  count: number;
  /** How to get in. */
  ways: ReactNode;
}

/** Stands over the blurred photos: what it takes to see them. */
export function ClosedGallery({ gallery, count, ways }: ClosedGalleryProps) {
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const owner = performersOf(gallery)[0]?.name;
  const all = count === 1 ? 'the photo' : `all ${formatNumber(count)} photos`;
  return (
    <div className={styles.message} data-testid="gallery-locked">
      <Lock aria-hidden="true" />
      <h2>{gallery.isSale ? priceTo(gallery.price, `to see ${all}`) : 'For subscribers'}</h2>
      <p dir="auto">{gallery.isSale ? 'Pay once, look as often as you like.' : `Open to those who subscribe${owner ? ` to ${owner}` : ''}, and to members.`}</p>
      <UnlockCallToAction login={loggedIn ? null : `Log in to see ${count === 1 ? 'it' : 'them'}`}>{ways}</UnlockCallToAction>
    </div>
  );
}
