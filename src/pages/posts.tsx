import { postsHead } from '@/features/content/posts/posts-head';
import { PostsScreen } from '@/features/content/posts/posts-screen';
import { loadPostsPage } from '@/features/content/posts/posts.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(withBanners('list', { load: loadPostsPage, screen: PostsScreen, head: postsHead }));
