import { Avatar } from '@/components/avatar/avatar';
import { DateText } from '@/components/text/date-text';
import type { Comment } from '@/contract/comment';
import { CommentText } from './comment-text';
import styles from './comments.module.css';

export function CommentItem({ comment, onSeek }: { comment: Comment; onSeek?: (seconds: number) => void }) {
  const { creator, content, createdAt } = comment;
  const name = creator?.name || creator?.username || 'Someone who left';
  return (
    <article className={styles.item}>
      <Avatar src={creator?.avatar} name={name} size="sm" />
      <div className={styles.words}>
        <header className={styles.who}>
          <h3 className={styles.name} dir="auto">
            {name}
          </h3>
          {creator?.isPerformer ? <span className={styles.role}>Performer</span> : null}
          {createdAt ? (
            <span className={styles.date}>
              <DateText iso={createdAt} />
            </span>
          ) : null}
        </header>
        <CommentText text={content} onSeek={onSeek} />
      </div>
    </article>
  );
}
