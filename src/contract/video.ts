import { z } from 'zod';
import { listData } from './envelope';
import { categoryRefSchema, id, isoDate, itemStatsSchema, mediaFileSchema, record, tokens } from './fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryBoolean, queryIds, queryText, type QueryOf } from './query';

/** A film. `video.url` is there only for those who may watch; `video.duration` always. */
export const videoSchema = record(
  { title: z.string() },
  {
    slug: z.string(),
    description: z.string(),
    status: z.enum(['draft', 'active', 'inactive', 'file-error']),
    performerIds: z.array(id),
    performers: z.array(performerSchema),
    performerId: id,
    performer: performerSchema.nullable(),
    participantIds: z.array(id),
    participants: z.array(performerSchema),
    categoryIds: z.array(id),
    categories: z.array(categoryRefSchema),
    tags: z.array(z.string()),
    thumbnailId: id.nullable(),
    thumbnail: mediaFileSchema.nullable(),
    teaserId: id.nullable(),
    teaser: mediaFileSchema.nullable(),
    teaserProcessing: z.boolean(),
    fileId: id.nullable(),
    video: mediaFileSchema.nullable(),
    processing: z.boolean(),
    isSale: z.boolean().describe('Sold by itself; otherwise it belongs to the membership or subscription'),
    price: tokens,
    isSchedule: z.boolean(),
    scheduledAt: isoDate.nullable(),
    stats: itemStatsSchema,
    isLiked: z.boolean(),
    isFavourited: z.boolean(),
    isWatchedLater: z.boolean(),
    isBought: z.boolean(),
    isSubscribed: z.boolean(),
  },
);
export type Video = z.infer<typeof videoSchema>;

export const videoSearchQuery = listQuery({
  performerId: queryText,
  performerIds: queryIds,
  categoryId: queryText,
  categoryIds: queryIds,
  excludedId: queryText,
  includedIds: queryIds,
  isSale: queryBoolean,
  isSchedule: queryBoolean,
  status: queryText,
});
export type VideoSearchQuery = QueryOf<typeof videoSearchQuery>;

export const videoOperations = {
  searchVideos: {
    method: 'GET',
    path: '/user/assets/videos/search',
    auth: 'optional',
    summary: 'Active videos',
    query: videoSearchQuery,
    data: listData(videoSchema),
  },
  getVideo: {
    method: 'GET',
    path: '/user/assets/videos/{id}',
    auth: 'optional',
    summary: 'A video by id or slug; counts a view',
    data: videoSchema,
    errors: { 404: 'No such video' },
  },
  getOwnVideo: {
    method: 'GET',
    path: '/performer/assets/videos/{id}/view',
    aliases: ['/performer/performer-assets/videos/{id}/view'],
    auth: 'performer',
    summary: 'An own video with everything about its files',
    data: videoSchema,
    errors: { 403: "Somebody else's video", 404: 'No such video' },
  },
} satisfies Operations;
