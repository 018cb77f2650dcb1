import type { DiscussionProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { postHead } from '@/features/post/post-head';
import { PostScreen } from '@/features/post/post-screen';
import { loadPost, type PostPage } from '@/features/post/post.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { definePage } from '@/shell/page';

const PostComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="post" />;

const PostWithSlots = (props: PostPage) => <PostScreen {...props} Discussion={PostComments} Actions={ItemActions} />;

export default definePage({
  load: (scope) => loadPost(scope, (post) => loadCommentsOf(scope, post._id, 'post')),
  screen: PostWithSlots,
  head: postHead,
});
