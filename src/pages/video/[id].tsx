import dynamic from 'next/dynamic';
import type { DiscussionProps, TipProps, WaysProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { TipButton } from '@/features/tip/tip-button';
import type { WatchProps } from '@/features/watch/watch.loader';
import { loadWatch } from '@/features/watch/watch.loader';
import { watchHead } from '@/features/watch/watch-head';
import { WatchScreen } from '@/features/watch/watch-screen';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const VideoComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="video" />;

const VideoWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;
const VideoTip = (props: TipProps) => <TipButton {...props} TopUp={TopUp} />;

const VideoPage = (props: WatchProps) => <WatchScreen {...props} Discussion={VideoComments} Actions={ItemActions} Ways={VideoWays} Tip={VideoTip} />;

export default definePage({
  load: (scope) => loadWatch(scope, (video) => loadCommentsOf(scope, video._id, 'video')),
  screen: VideoPage,
  head: watchHead,
});
