import { VideoCard } from '@/entities/video/video-card';
import { ListPage } from '@/components/listing/list-page';
import { getRange } from '@/lib/lists/list-url';
import { videoListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { videoFilters } from './video-filters';
import { VIDEO_LIST, videoQuery } from './video-list';
import type { VideosPage } from './videos.loader';

export const VideosScreen = ({ view, categories }: VideosPage) => (
  <ListPage
    title="Videos"
    noun="video"
    plural="videos"
    rules={VIDEO_LIST}
    view={view}
    set={videoFilters(categories)}
    {...useListing(videoListing, videoQuery(view), getRange(view))}
    kind="video"
    card={(video, priority) => <VideoCard key={video._id} video={video} heading="h2" priority={priority} />}
    illustration="videos"
  />
);
