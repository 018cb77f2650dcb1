import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import type { Gallery } from '@/contract/gallery';
import { priceTo, pluralize, formatQuantity } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { performersOf } from './gallery-access';
import styles from './closed-gallery.module.css';

interface ClosedGalleryProps {
  gallery: Gallery;
  count: number;
  unlockButton: ReactNode;
}

/** Message over the blurred photos with the unlock options. */
export function ClosedGallery({ gallery, count, unlockButton }: ClosedGalleryProps) {
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const owner = performersOf(gallery)[0]?.name;
  const all = pluralize(count, 'the photo', `all ${formatQuantity(count, 'photo')}`);
  return (
    <div className={styles.message} data-testid="gallery-locked">
      <Lock aria-hidden="true" />
      <h2>{gallery.isSale ? priceTo(gallery.price, `to view ${all}`) : 'For subscribers'}</h2>
      <p dir="auto">
        {gallery.isSale
          ? 'One-time purchase. View anytime.'
          : `For members and ${owner ? `${owner}’s ` : ''}subscribers.`}
      </p>
      <UnlockCallToAction login={loggedIn ? null : 'Log in to view'}>{unlockButton}</UnlockCallToAction>
    </div>
  );
}
