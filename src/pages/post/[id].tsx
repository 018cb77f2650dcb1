import dynamic from 'next/dynamic';
import type { DiscussionProps, TipProps, WaysProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { postHead } from '@/features/post/post-head';
import { PostScreen } from '@/features/post/post-screen';
import { loadPost, type PostPage } from '@/features/post/post.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { TipButton } from '@/features/tip/tip-button';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const PostComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="post" />;

const PostWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;
const PostTip = (props: TipProps) => <TipButton {...props} TopUp={TopUp} />;

const PostWithSlots = (props: PostPage) => <PostScreen {...props} Discussion={PostComments} Actions={ItemActions} Ways={PostWays} Tip={PostTip} />;

export default definePage({
  load: (scope) => loadPost(scope, (post) => loadCommentsOf(scope, post._id, 'post')),
  screen: PostWithSlots,
  head: postHead,
});
