import { useSyncExternalStore } from 'react';
import { CardRow } from '@/components/card/card-row';
import { CardSkeleton } from '@/components/card/skeletons';
import { VideoCard } from '@/entities/video/video-card';
import { cx } from '@/components/cx';
import { paths } from '@/lib/page/paths';
import { isStartedVideo, onProgressChange, readProgress } from '@/device/watch-progress';
import styles from './started-videos-row.module.css';
import { useVideos } from './use-videos';

/** More than this is not a reminder but a list, and that is the history. */
const MOST = 12;
const SKELETONS = 4;

/** Ids of the videos that were begun on this device, the latest first, as one text: equal lists are equal values. */
const begun = () =>
  readProgress()
    .filter(isStartedVideo)
    .slice(0, MOST)
    .map(({ id }) => id)
    .join(' ');

/**
 * The videos that were begun on this device. The server does not know of them: its page holds the place of the row, which
 * the script in the head lets be seen when this device has something to show (next-adapter/theme-script).
 */
export function StartedVideosRow() {
  const ids = useSyncExternalStore(onProgressChange, begun, () => null);
  const videos = useVideos(ids);

  if (ids === '' || videos?.length === 0) return null;
  return (
    <div className={cx(styles.row, ids === null && styles.place)}>
      <CardRow title="Continue watching" kind="video" seeAll={paths.history}>
        {videos
          ? videos.map((video) => <VideoCard key={video._id} video={video} />)
          : Array.from({ length: SKELETONS }, (_, index) => (
              <div key={index} aria-hidden="true">
                <CardSkeleton kind="video" />
              </div>
            ))}
      </CardRow>
    </div>
  );
}
