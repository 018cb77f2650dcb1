import { postsHead } from '@/features/content/posts/posts-head';
import { PostsScreen } from '@/features/content/posts/posts-screen';
import { loadPostsPage } from '@/features/content/posts/posts.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadPostsPage, screen: PostsScreen, head: postsHead });
