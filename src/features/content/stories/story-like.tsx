import { Heart } from 'lucide-react';
import { useRouter } from 'next/router';
import { useRef, type MouseEvent } from 'react';
import { IconButton } from '@/components/button/icon-button';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { formatNumber, pluralize } from '@/lib/format/format';
import { withLoginIntent } from '@/lib/page/login-intent';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { adjustCount, selectMarked } from '@/store/reaction/reaction.selectors';
import { reactionRequested, type Mark } from '@/store/reaction/reaction.slice';
import type { StorySegment } from './story-segment';
import styles from './story-like.module.css';

interface StoryLikeProps {
  segment: StorySegment;
  url: string;
}

/** Like button of a story with its count. Guests log in first and return here. */
export function StoryLike({ segment: { id, isLiked, likes }, url }: StoryLikeProps) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const mark: Mark = { action: 'like', objectId: id, objectType: 'story' };
  const isMarked = useAppSelector(selectMarked(mark, isLiked));
  const total = adjustCount(likes, isLiked, isMarked);

  const button = useRef<HTMLButtonElement>(null);
  useLoginReturn(isLoggedIn, 'like', id, () => button.current?.focus());

  const handleClick = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click.
    if (detail > 1) return;
    if (isLoggedIn) dispatch(reactionRequested({ ...mark, on: !isMarked }));
    else void router.push(paths.login(withLoginIntent(url, 'like', id)));
  };
  return (
    <span className={styles.like}>
      <IconButton
        ref={button}
        label="Like this story"
        pressed={isMarked}
        overPicture
        className={styles.button}
        onClick={handleClick}
      >
        <Heart />
      </IconButton>
      {total > 0 && (
        <span className={styles.count}>
          {formatNumber(total)}
          <span className="visually-hidden"> {pluralize(total, 'like')}</span>
        </span>
      )}
    </span>
  );
}
