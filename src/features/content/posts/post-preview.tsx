import { useRef } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import type { PlayerHandle } from '@/media/player-types';
import { SafeHtml } from '@/components/safe-html/safe-html';
import { textToHtml } from '@/entities/post/post-markup';
import { LockedPost } from './locked-post';
import { PostFiles } from './post-files';
import styles from './post-screen.module.css';
import previewStyles from './post-preview.module.css';

interface PostPreviewProps {
  post: Pick<Post, '_id' | 'title' | 'shortDescription' | 'performer'>;
  /** Plain text with the marks of posts; blank lines separate paragraphs. */
  text: string;
  files: readonly MediaFile[];
  /** Set to preview the locked post: price in tokens, or null for member content. */
  closed?: { price: number | null };
}

/** Preview of a post for its author, without interactive elements. */
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
            <LockedPost post={post} files={files} price={closed.price} unlockButton={null} />
          </>
        ) : (
          <div className={styles.whole}>
            {text && (
              // Escaped, with no tags but those of the marks.
              <SafeHtml html={textToHtml(text)} />
            )}
            <PostFiles postId={_id} title={title} files={files} player={player} />
          </div>
        )}
      </div>
    </div>
  );
}
