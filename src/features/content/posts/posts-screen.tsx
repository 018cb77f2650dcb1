import { PostCard } from '@/entities/post/post-card';
import { ListPage } from '@/components/listing/list-page';
import { StoryRing } from '@/entities/story/story-ring';
import { getRange } from '@/lib/lists/list-url';
import { postListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { postFilters } from './post-filters';
import { POST_LIST, postQuery } from './post-list';
import type { PostsPage } from './posts.loader';
import styles from './posts-screen.module.css';

export const PostsScreen = ({ view, choices, stories }: PostsPage) => (
  <ListPage
    title="Posts"
    noun="post"
    plural="posts"
    rules={POST_LIST}
    view={view}
    set={postFilters(choices)}
    {...useListing(postListing, postQuery(view), getRange(view))}
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
    illustration="letter"
  >
    <div className={styles.stories}>
      <StoryRing stories={stories} />
    </div>
  </ListPage>
);
