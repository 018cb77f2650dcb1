import type { Category } from '@/contract/category';
import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';

/** The items of a row, by kind. */
export type RowItems =
  | { kind: 'performers'; items: Performer[] }
  | { kind: 'videos'; items: Video[] }
  | { kind: 'categories'; items: Category[] };

/** A record as the wire has it carries far more than a card shows, each video even whole performers. The page carries what its cards need. */

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

export function videoForCard(video: Video): Video {
  const { _id, title, slug, thumbnail, processing, isSchedule, scheduledAt, isSale, price, isBought, isSubscribed, createdAt } = video;
  const performers = video.performers?.length ? video.performers : video.performer ? [video.performer] : [];
  return {
    _id, title, slug, processing, isSchedule, scheduledAt, isSale, price, isBought, isSubscribed, createdAt,
    thumbnail: thumbnail && { url: thumbnail.url, thumbnails: thumbnail.thumbnails?.slice(0, 1) },
    video: { duration: video.video?.duration ?? video.teaser?.duration },
    stats: { views: video.stats?.views },
    performers: performers.map(({ _id, name, username }) => ({ _id, name, username })),
  };
}
