import { PostCard } from '@/components/card/post-card';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { SectionHeader } from '@/components/section/section-header';
import { StoryRing } from '@/components/story/story-ring';
import { postFilters } from './post-filters';
import { POST_LIST } from './post-list';
import type { PostsPage } from './posts.loader';
import { usePostList } from './use-post-list';
import styles from './posts-screen.module.css';

/** How many cards stand in the first row of a wide screen. */
const FIRST_ROW = 4;

/** The feed: who has told something today, then the posts of all performers. */
export function PostsScreen({ view, choices, stories }: PostsPage) {
  const address = useListAddress(POST_LIST, view);
  const { list, onMore, onRetry } = usePostList(view);
  const set = postFilters(choices);
  return (
    <>
      <SectionHeader heading="h1" title="Posts" note={<ListCount list={list} noun="post" />} />
      <div className={styles.stories}>
        <StoryRing stories={stories} />
      </div>
      <ListFilters set={set} address={address} noun="posts" list={list} />
      <ListResults
        rules={POST_LIST}
        view={view}
        list={list}
        kind="video"
        noun="posts"
        card={(post, index) => <PostCard key={post._id} post={post} heading="h2" priority={index < FIRST_ROW} />}
        empty={<NoResults set={set} address={address} noun="posts" drawing="letter" />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
