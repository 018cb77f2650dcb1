import { Button } from 'antd';
import { Heart } from 'lucide-react';
import type { InboxComment } from '@/contract/comment';
import { formatNumber } from '@/lib/format/format';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { adjustCount, selectMarked } from '@/store/reaction/reaction.selectors';
import { reactionRequested } from '@/store/reaction/reaction.slice';
import styles from './inbox.module.css';

export function LikeComment({ _id, isLiked, totalLike = 0 }: Pick<InboxComment, '_id' | 'isLiked' | 'totalLike'>) {
  const dispatch = useAppDispatch();
  const mark = { action: 'like', objectType: 'comment', objectId: _id } as const;
  const isMarked = useAppSelector(selectMarked(mark, isLiked));
  const likes = adjustCount(totalLike, isLiked, isMarked);
  return (
    <Button
      type="text"
      size="small"
      className={styles.act}
      icon={<Heart />}
      aria-pressed={isMarked}
      onClick={() => dispatch(reactionRequested({ ...mark, on: !isMarked }))}
    >
      Like{likes > 0 ? ` ${formatNumber(likes)}` : null}
    </Button>
  );
}
