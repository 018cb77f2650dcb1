import type { DiscussionProps } from '@/entities/access/item-slots';
import { CommentBlock } from '@/features/content/comments/comment-block';
import { loadItemComments } from '@/features/content/comments/comments.loader';
import { postHead } from '@/features/content/posts/post-head';
import { PostScreen } from '@/features/content/posts/post-screen';
import { loadPost, type PostPage } from '@/features/content/posts/post.loader';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { TipButton } from '@/features/commerce/tips/tip-button';
import { SubscribeButton } from '@/features/commerce/unlock/subscribe-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const PostComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="post" />;

const PostWithSlots = (props: PostPage) => (
  <PostScreen
    {...props}
    Discussion={PostComments}
    Actions={ItemActions}
    UnlockButton={UnlockButton}
    Subscribe={SubscribeButton}
    Tip={TipButton}
  />
);

export default definePage({
  load: (scope) => loadPost(scope, (post) => loadItemComments(scope, post._id, 'post')),
  screen: PostWithSlots,
  head: postHead,
});
