import { loadOwnPosts } from '@/features/studio/posts/posts.loader';
import { StudioPostsScreen } from '@/features/studio/posts/posts-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.posts,
  title: 'Posts',
  load: loadOwnPosts,
  screen: StudioPostsScreen,
});
