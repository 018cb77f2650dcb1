import { VideoCard } from '@/components/card/video-card';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { SectionHeader } from '@/components/section/section-header';
import { useVideoList } from './use-video-list';
import { videoFilters } from './video-filters';
import { VIDEO_LIST } from './video-list';
import type { VideosPage } from './videos.loader';

/** How many cards stand in the first row of a wide screen. */
const FIRST_ROW = 4;

/** The list of all videos. */
export function VideosScreen({ view, categories }: VideosPage) {
  const address = useListAddress(VIDEO_LIST, view);
  const { list, onMore, onRetry } = useVideoList(view);
  const set = videoFilters(categories);
  return (
    <>
      <SectionHeader heading="h1" title="Videos" note={<ListCount list={list} noun="video" />} />
      <ListFilters set={set} address={address} noun="videos" list={list} />
      <ListResults
        rules={VIDEO_LIST}
        view={view}
        list={list}
        kind="video"
        noun="videos"
        card={(video, index) => <VideoCard key={video._id} video={video} heading="h2" priority={index < FIRST_ROW} />}
        empty={<NoResults set={set} address={address} noun="videos" drawing="videos" />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
