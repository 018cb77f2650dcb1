import { PostCard } from '@/entities/post/post-card';
import { ListPage } from '@/components/listing/list-page';
import { StoryRing } from '@/entities/story/story-ring';
import { postFilters } from './post-filters';
import { POST_LIST } from './post-list';
import type { PostsPage } from './posts.loader';
import { usePostList } from './use-post-list';
import styles from './posts-screen.module.css';

/** Today's stories, then the posts of all performers. */
export const PostsScreen = ({ view, choices, stories }: PostsPage) => (
  <ListPage
    title="Posts"
    noun="post"
    plural="posts"
    rules={POST_LIST}
    view={view}
    set={postFilters(choices)}
    {...usePostList(view)}
    kind="video"
    card={(post, priority) => (
      <PostCard
        key={post._id}
        post={post}
        heading="h2"
        priority={priority}
        ofPerformer={view.filters.performer !== undefined}
      />
    )}
    drawing="letter"
  >
    <div className={styles.stories}>
      <StoryRing stories={stories} />
    </div>
  </ListPage>
);
