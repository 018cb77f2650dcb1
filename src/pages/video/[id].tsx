import type { DiscussionProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import type { WatchProps } from '@/features/watch/watch.loader';
import { loadWatch } from '@/features/watch/watch.loader';
import { watchHead } from '@/features/watch/watch-head';
import { WatchScreen } from '@/features/watch/watch-screen';
import { definePage } from '@/shell/page';

const VideoComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="video" />;

const VideoPage = (props: WatchProps) => <WatchScreen {...props} Discussion={VideoComments} Actions={ItemActions} />;

export default definePage({
  load: (scope) => loadWatch(scope, (video) => loadCommentsOf(scope, video._id, 'video')),
  screen: VideoPage,
  head: watchHead,
});
