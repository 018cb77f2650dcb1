import { PostPreview } from '@/features/content/posts/post-preview';
import { postName } from '@/entities/post/post-name';
import { loadOwnPost, type OwnPostPage } from '@/features/studio/posts/post.loader';
import { StudioPostScreen } from '@/features/studio/posts/post-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

const OwnPostView = (props: OwnPostPage) => <StudioPostScreen {...props} Preview={PostPreview} />;

export default defineStudioPage({
  path: ({ post }) => studioPaths.post(post),
  title: ({ post }) => postName(post),
  load: loadOwnPost,
  screen: OwnPostView,
});
