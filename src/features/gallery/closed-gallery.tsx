import { Lock } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { useAddress } from '@/components/use-address';
import type { Gallery } from '@/contract/gallery';
import { formatNumber, formatTokens } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { performersOf } from './gallery-access';
import styles from './closed-gallery.module.css';

/** Stands over the blurred photos: what it takes to see them. */
export function ClosedGallery({ gallery, count }: { gallery: Gallery; count: number }) {
  const address = useAddress();
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const owner = performersOf(gallery)[0]?.name;
  const all = count === 1 ? 'the photo' : `all ${formatNumber(count)} photos`;
  return (
    <div className={styles.message} data-testid="gallery-locked">
      <Lock aria-hidden="true" />
      <h2>{gallery.isSale ? `${formatTokens(gallery.price ?? 0)} to see ${all}` : 'For subscribers'}</h2>
      <p dir="auto">{gallery.isSale ? 'Pay once, look as often as you like.' : `Open to those who subscribe${owner ? ` to ${owner}` : ''}, and to members.`}</p>
      {loggedIn ? null : (
        <ButtonLink look="primary" href={paths.login(address)}>
          Log in to see {count === 1 ? 'it' : 'them'}
        </ButtonLink>
      )}
    </div>
  );
}
