import type { DiscussionProps } from '@/entities/access/item-slots';
import { CommentBlock } from '@/features/content/comments/comment-block';
import { loadItemComments } from '@/features/content/comments/comments.loader';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { TipButton } from '@/features/commerce/tips/tip-button';
import type { WatchProps } from '@/features/content/videos/watch.loader';
import { loadWatch } from '@/features/content/videos/watch.loader';
import { watchHead } from '@/features/content/videos/watch-head';
import { WatchScreen } from '@/features/content/videos/watch-screen';
import { SubscribeButton } from '@/features/commerce/unlock/subscribe-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const VideoComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="video" />;

const VideoPage = (props: WatchProps) => (
  <WatchScreen
    {...props}
    Discussion={VideoComments}
    Actions={ItemActions}
    UnlockButton={UnlockButton}
    Subscribe={SubscribeButton}
    Tip={TipButton}
  />
);

export default definePage({
  load: (scope) => loadWatch(scope, (video) => loadItemComments(scope, video._id, 'video')),
  screen: VideoPage,
  head: watchHead,
});
