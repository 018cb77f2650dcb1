import { postsHead } from '@/features/posts/posts-head';
import { PostsScreen } from '@/features/posts/posts-screen';
import { loadPostsPage } from '@/features/posts/posts.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadPostsPage, screen: PostsScreen, head: postsHead });
