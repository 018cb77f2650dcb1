import { Avatar } from '@/components/avatar/avatar';
import { Picture } from '@/components/picture/picture';
import { Count } from '@/components/text/count';
import { DateText } from '@/components/text/date-text';
import { StatLine } from '@/components/text/stat-line';
import type { Post } from '@/contract/post';
import { paths } from '@/lib/page/paths';
import { accessBadge } from '@/entities/access/access-badge';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import styles from './post-card.module.css';

interface PostCardProps {
  post: Post;
  priority?: boolean;
  heading?: CardHeading;
  /** Set in the list of a single performer, where pinned posts come first. */
  ofPerformer?: boolean;
}

export function PostCard({ post, priority, heading, ofPerformer }: PostCardProps) {
  const image = post.image?.thumbnails?.[0] ?? post.image?.thumnails?.[0] ?? post.image?.url;
  return (
    <Card
      className={styles.post}
      href={paths.post(post)}
      title={post.title}
      heading={heading}
      badge={accessBadge(post)}
      picture={
        image ? (
          <Picture className={styles.picture} src={image} alt="" ratio="video" priority={priority} />
        ) : (
          <span className={styles.text} dir="auto">
            {post.shortDescription || post.title}
          </span>
        )
      }
    >
      {post.performer && (
        <p className={styles.author}>
          <Avatar size="sm" src={post.performer.avatar} name={post.performer.name} />
          <span className={styles.name} dir="auto">
            {post.performer.name}
          </span>
        </p>
      )}
      {image && post.shortDescription && (
        <p className={styles.teaser} dir="auto">
          {post.shortDescription}
        </p>
      )}
      <StatLine
        items={[
          ofPerformer && post.isPinned === true && 'Pinned',
          post.createdAt && <DateText iso={post.createdAt} />,
          post.totalLike ? <Count value={post.totalLike} noun="like" /> : null,
          post.totalComment ? <Count value={post.totalComment} noun="comment" /> : null,
        ]}
      />
    </Card>
  );
}
