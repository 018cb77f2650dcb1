import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { loadWatch, type WatchProps } from '@/features/watch/watch.loader';
import { watchHead } from '@/features/watch/watch-head';
import { WatchScreen } from '@/features/watch/watch-screen';
import { definePage } from '@/shell/page';

function VideoPage(props: WatchProps) {
  return <WatchScreen {...props} discussion={(seek) => <CommentBlock objectId={props.video._id} objectType="video" onSeek={seek} />} />;
}

export default definePage({
  load: (scope) => loadWatch(scope, (video) => loadCommentsOf(scope, video._id, 'video')),
  screen: VideoPage,
  head: watchHead,
});
