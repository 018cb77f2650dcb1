import { z } from 'zod';
import { listData } from './envelope';
import {
  categoryRefSchema,
  count,
  id,
  isoDate,
  itemStatsSchema,
  mediaFileSchema,
  record,
  slug,
  tokens,
} from './fields';
import {
  categoryIdList,
  formBoolean,
  formDate,
  formIds,
  longText,
  priceInTokens,
  tagList,
  titleText,
} from './form-fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryBoolean, queryIds, queryText, type QueryOf } from './query';

/** A video. `video.url` is present only for viewers with access, `video.duration` always. */
export const videoSchema = record(
  { title: z.string() },
  {
    slug,
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
    processing: z.boolean().describe('Fans see it once it can be played'),
    isSale: z.boolean().describe('Pay-per-view; otherwise included in the membership or subscription'),
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

export const ownVideoSchema = videoSchema.extend({
  sold: count.optional().describe('Number of purchases'),
  fileError: z.string().nullish().describe("Why the video can't be played, if status is file-error"),
});
export type OwnVideo = z.infer<typeof ownVideoSchema>;

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

export const ownVideoSearchQuery = listQuery({
  categoryId: queryText,
  excludedId: queryText,
  includedIds: queryIds,
  isSale: queryBoolean,
  isSchedule: queryBoolean.describe('true: scheduled and not published yet'),
  processing: queryBoolean,
  status: queryText,
});
export type OwnVideoSearchQuery = QueryOf<typeof ownVideoSearchQuery>;

const videoStatuses = ['draft', 'active', 'inactive'] as const;

const videoFields = z.object({
  title: titleText('Give the video a title.'),
  description: longText,
  status: z
    .enum(videoStatuses, 'The status must be draft, active or inactive.')
    .optional()
    .describe('draft when not given'),
  isSale: formBoolean.describe('Pay-per-view; otherwise for members and subscribers'),
  price: priceInTokens,
  isSchedule: formBoolean,
  scheduledAt: formDate.describe('Publication time; required with isSchedule'),
  tags: tagList,
  categoryIds: categoryIdList,
  participantIds: formIds(20, 'Name at most 20 performers.').describe('The other performers in the video'),
});

export const uploadVideoBody = videoFields;
export const updateVideoBody = videoFields.partial().extend({
  renewSlug: formBoolean.describe(
    'Optional to support: true makes the address follow the title, as long as nobody saw, bought, liked or discussed the video',
  ),
});

interface VideoFiles {
  thumbnail?: Blob | null;
  /** A public clip of a few seconds. */
  teaser?: Blob | null;
}
export type UploadVideoParts = z.output<typeof uploadVideoBody> & VideoFiles & { video: Blob };
export type UpdateVideoParts = z.output<typeof updateVideoBody> & VideoFiles & { video?: Blob | null };

export const removeVideoFileBody = z.object({
  type: z.enum(['teaser', 'thumbnail'], 'The type must be teaser or thumbnail.'),
});
export type RemovableVideoFile = z.output<typeof removeVideoFileBody>['type'];

const ownerErrors = { 403: 'Belongs to another account', 404: 'No such video' };
const fileErrors = { 413: 'A file is too large', 422: 'A file has the wrong type' };

export const videoOperations = {
  searchVideos: {
    method: 'GET',
    path: '/user/assets/videos/search',
    auth: 'optional',
    pages: ['/videos', '/home', '/performers/[id]', '/search', '/category/[slug]', '/studio'],
    summary: 'Active videos. Those in processing only for their owner, and if asked for by `includedIds`',
    query: videoSearchQuery,
    data: listData(videoSchema),
  },
  getVideo: {
    method: 'GET',
    path: '/user/assets/videos/{id}',
    auth: 'optional',
    pages: ['/video/[id]'],
    summary: 'A video by id or slug; counts as a view',
    data: videoSchema,
    errors: { 404: 'No such video' },
  },
  getOwnVideo: {
    method: 'GET',
    path: '/performer/assets/videos/{id}/view',
    aliases: ['/performer/performer-assets/videos/{id}/view'],
    auth: 'performer',
    pages: ['/studio/videos/[id]'],
    summary: 'An own video with all details of its files',
    data: ownVideoSchema,
    errors: ownerErrors,
  },
  searchOwnVideos: {
    method: 'GET',
    path: '/performer/assets/videos/search',
    aliases: ['/performer/performer-assets/videos/search'],
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos', '/studio/analytics', '/home'],
    summary: 'Own videos in every status',
    query: ownVideoSearchQuery,
    data: listData(ownVideoSchema),
  },
  uploadVideo: {
    method: 'POST',
    path: '/performer/assets/videos/upload',
    aliases: ['/performer/performer-assets/videos/upload'],
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos/new'],
    summary: 'Publish a video; it is processing until it can be played',
    body: uploadVideoBody,
    multipart: { files: ['video', 'teaser', 'thumbnail'] },
    data: ownVideoSchema,
    errors: fileErrors,
  },
  updateOwnVideo: {
    method: 'PUT',
    path: '/performer/assets/videos/{id}',
    aliases: [
      '/performer/assets/videos/edit/{id}',
      '/performer/performer-assets/videos/{id}',
      '/performer/performer-assets/videos/edit/{id}',
    ],
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos', '/studio/videos/[id]'],
    summary: 'Edit an own video or its files',
    body: updateVideoBody,
    multipart: { files: ['video', 'teaser', 'thumbnail'] },
    data: ownVideoSchema,
    errors: { ...ownerErrors, ...fileErrors },
  },
  removeOwnVideo: {
    method: 'DELETE',
    path: '/performer/assets/videos/{id}',
    aliases: ['/performer/performer-assets/videos/{id}'],
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos', '/studio/videos/[id]'],
    summary: 'Remove an own video with its files',
    data: z.union([ownVideoSchema, z.boolean()]),
    errors: ownerErrors,
  },
  removeVideoFile: {
    method: 'DELETE',
    path: '/performer/assets/videos/remove-file/{id}',
    aliases: ['/performer/performer-assets/videos/remove-file/{id}'],
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos/[id]'],
    summary: 'Remove the teaser or the thumbnail of an own video; a frame of the video replaces a removed thumbnail',
    body: removeVideoFileBody,
    data: z.boolean(),
    errors: ownerErrors,
  },
} satisfies Operations;
