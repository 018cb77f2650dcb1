import { PostPreview } from '@/features/content/posts/post-preview';
import { loadNewPost, type NewPostPage } from '@/features/studio/posts/post.loader';
import { NewPostScreen } from '@/features/studio/posts/post-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

const NewPost = (props: NewPostPage) => <NewPostScreen {...props} Preview={PostPreview} />;

export default defineStudioPage({
  path: studioPaths.postNew,
  title: 'Write a post',
  load: loadNewPost,
  screen: NewPost,
});
