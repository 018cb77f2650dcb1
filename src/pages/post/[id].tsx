import dynamic from 'next/dynamic';
import type { DiscussionProps, TipProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { CommentBlock } from '@/features/content/comments/comment-block';
import { loadCommentsOf } from '@/features/content/comments/comments.loader';
import { postHead } from '@/features/content/posts/post-head';
import { PostScreen } from '@/features/content/posts/post-screen';
import { loadPost, type PostPage } from '@/features/content/posts/post.loader';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { TipButton } from '@/features/commerce/tips/tip-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const TopUp = dynamic(() => import('@/features/commerce/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const PostComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="post" />;

const PostWays = (props: UnlockSheetProps) => <UnlockButton {...props} TopUp={TopUp} />;
const PostTip = (props: TipProps) => <TipButton {...props} TopUp={TopUp} />;

const PostWithSlots = (props: PostPage) => <PostScreen {...props} Discussion={PostComments} Actions={ItemActions} Ways={PostWays} Tip={PostTip} />;

export default definePage({
  load: (scope) => loadPost(scope, (post) => loadCommentsOf(scope, post._id, 'post')),
  screen: PostWithSlots,
  head: postHead,
});
