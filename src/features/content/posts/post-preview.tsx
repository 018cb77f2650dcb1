import { useRef } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import type { PlayerHandle } from '@/media/player-types';
import { ClosedPost } from './closed-post';
import { PostFiles } from './post-files';
import styles from './post-screen.module.css';
import previewStyles from './post-preview.module.css';

interface PostPreviewProps {
  post: Pick<Post, '_id' | 'title' | 'shortDescription' | 'performer'>;
  /** Plain; empty lines part paragraphs. */
  text: string;
  files: readonly MediaFile[];
  /** As somebody sees it to whom it is closed: tokens, or null for what is open to members; undefined for somebody who may read it. */
  closed?: { price: number | null };
}

/** A post as its page shows it, with nothing to press: for its author, before others see it. */
export function PostPreview({ post, text, files, closed }: PostPreviewProps) {
  const player = useRef<PlayerHandle>(null);
  const { _id, title, shortDescription, performer } = post;
  return (
    <div className={previewStyles.preview}>
      <div className={styles.post}>
        {title && (
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
        )}
        {performer && (
          <p className={styles.person}>
            <Avatar src={performer.avatar} name={performer.name} />
            <span dir="auto">{performer.name}</span>
          </p>
        )}
        {closed ? (
          <>
            {shortDescription && (
              <p className={styles.teaser} dir="auto">
                {shortDescription}
              </p>
            )}
            <ClosedPost post={post} files={files} price={closed.price} ways={null} />
          </>
        ) : (
          <div className={styles.whole}>
            {text && (
              <p className={previewStyles.text} dir="auto">
                {text}
              </p>
            )}
            <PostFiles postId={_id} title={title} files={files} player={player} />
          </div>
        )}
      </div>
    </div>
  );
}
