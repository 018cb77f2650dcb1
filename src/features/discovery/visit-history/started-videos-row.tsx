import { useSyncExternalStore } from 'react';
import { CardRow } from '@/components/card/card-row';
import { CardSkeleton } from '@/components/card/skeletons';
import { VideoCard } from '@/entities/video/video-card';
import { cx } from '@/components/cx';
import { paths } from '@/lib/page/paths';
import { isStartedVideo, onProgressChange, readProgress } from '@/device/watch-progress';
import styles from './started-videos-row.module.css';
import { useVideos } from './use-videos';

const MAX_VIDEOS = 12;
const SKELETONS = 4;

/**
 * IDs of the videos started on this device, latest first, joined into one string so that equal lists are equal
 * snapshots.
 */
const startedVideoIds = () =>
  readProgress()
    .filter(isStartedVideo)
    .slice(0, MAX_VIDEOS)
    .map(({ id }) => id)
    .join(' ');

/**
 * Videos started on this device. The server renders a placeholder, which a script in the head shows if this device has
 * any (next-adapter/theme-script).
 */
export function StartedVideosRow() {
  const ids = useSyncExternalStore(onProgressChange, startedVideoIds, () => null);
  const videos = useVideos(ids);

  if (ids === '' || videos?.length === 0) return null;
  return (
    <div className={cx(styles.row, ids === null && styles.placeholder)}>
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
