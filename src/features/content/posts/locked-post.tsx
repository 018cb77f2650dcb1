import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { cx } from '@/components/cx';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import type { MediaFile } from '@/contract/fields';
import { priceTo } from '@/lib/format/format';
import { useIsLoggedIn } from '@/store/hooks';
import { LOCKED_PART } from './post-head';
import { getContents } from '@/entities/post/post-files';
import type { PostPage } from './post.loader';
import styles from './closed-post.module.css';

const HINTS = 3;

interface LockedPostProps {
  post: PostPage['post'];
  files: readonly MediaFile[];
  /** Price in tokens; null for content open to members, undefined if unknown. */
  price: number | null | undefined;
  unlockButton: ReactNode;
}

/** Replaces the text of a locked post: contents, price and unlock options. */
export function LockedPost({ post: { performer }, files, price, unlockButton }: LockedPostProps) {
  const isLoggedIn = useIsLoggedIn();
  const hints = files.flatMap(({ thumbnails = [] }) => thumbnails.slice(0, 1)).slice(0, HINTS);
  const contents = getContents(files);
  return (
    <section className={cx(styles.closed, LOCKED_PART)} aria-labelledby="closed-post" data-testid="post-locked">
      {hints.length > 0 && (
        <div className={styles.hints} aria-hidden="true">
          {hints.map((hint) => (
            <img key={hint} src={hint} alt="" width={48} height={27} loading="lazy" decoding="async" />
          ))}
        </div>
      )}
      <div className={styles.message}>
        <Lock />
        <h2 id="closed-post">{price === null ? 'For subscribers' : priceTo(price, 'to read')}</h2>
        <p>Includes the full text{contents ? `, ${contents}` : ''}.</p>
        <p dir="auto">
          {price === null
            ? `For members and ${performer ? `${performer.name}’s ` : ''}subscribers.`
            : 'One-time purchase. Read anytime.'}
        </p>
        <UnlockCallToAction login={isLoggedIn ? null : 'Log in to read'}>{unlockButton}</UnlockCallToAction>
      </div>
    </section>
  );
}
