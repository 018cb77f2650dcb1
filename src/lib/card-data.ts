import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';

/*
 * A record of a list call carries far more than a card shows, a video even whole performers. What goes into the page of a
 * visitor is what its cards need: less than a tenth of it.
 */

/** A performer reduced to what the card shows. */
export const performerForCard = ({ _id, name, username, avatar, live, streamingStatus, isOnline, stats }: Performer): Performer => ({
  _id,
  name,
  username,
  avatar,
  live,
  streamingStatus,
  isOnline,
  stats: { totalVideos: stats?.totalVideos, likes: stats?.likes },
});

/** A video reduced to what the card shows. */
export function videoForCard(video: Video): Video {
  const { _id, title, slug, thumbnail, processing, isSchedule, scheduledAt, isSale, price, isBought, isSubscribed, createdAt } = video;
  const performers = video.performers?.length ? video.performers : video.performer ? [video.performer] : [];
  return {
    _id,
    title,
    slug,
    processing,
    isSchedule,
    scheduledAt,
    isSale,
    price,
    isBought,
    isSubscribed,
    createdAt,
    thumbnail: thumbnail && { url: thumbnail.url, thumbnails: thumbnail.thumbnails?.slice(0, 1) },
    video: { duration: video.video?.duration ?? video.teaser?.duration },
    stats: { views: video.stats?.views },
    performers: performers.map(({ _id: performerId, name, username }) => ({ _id: performerId, name, username })),
  };
}
