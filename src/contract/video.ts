import { z } from 'zod';
import { listData } from './envelope';
import {
  categoryRefSchema,
  contentStatuses,
  count,
  id,
  isoDate,
  isSale,
  itemStatsSchema,
  mediaFileSchema,
  record,
  slug,
  tokens,
} from './fields';
import {
  categoryIdList,
  contentStatus,
  formBoolean,
  formDate,
  formIds,
  longText,
  saleFields,
  tagList,
  titleText,
} from './form-fields';
import { ownerErrors, withAssetAliases, type Operations } from './operation';
import { performerSchema } from './performer';
import { contentFilters, listQuery, queryBoolean, queryIds, queryText, type QueryOf } from './query';

/** A video. `video.url` is present only for viewers with access, `video.duration` always. */
export const videoSchema = record(
  { title: z.string() },
  {
    slug,
    description: z.string(),
    status: z.enum([...contentStatuses, 'file-error']),
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
    isSale,
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
  ...contentFilters,
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

const videoFields = z.object({
  title: titleText('Give the video a title.'),
  description: longText,
  status: contentStatus('draft'),
  ...saleFields,
  isSchedule: formBoolean,
  scheduledAt: formDate.describe('Publication time; required with isSchedule'),
  tags: tagList,
  categoryIds: categoryIdList,
  participantIds: formIds(20, 'Choose at most 20 performers.').describe('The other performers in the video'),
});

export const uploadVideoBody = videoFields;
export const updateVideoBody = videoFields.partial().extend({
  renewSlug: formBoolean.describe(
    'Optional to support: true makes the slug follow the title as long as nobody has seen, bought, liked or discussed the video',
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

const fileErrors = { 413: 'A file is too large', 422: 'A file has the wrong type' };

export const videoOperations = withAssetAliases({
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
    auth: 'performer',
    pages: ['/studio/videos/[id]'],
    summary: "One of the performer's videos with all details of its files",
    data: ownVideoSchema,
    errors: ownerErrors('video'),
  },
  searchOwnVideos: {
    method: 'GET',
    path: '/performer/assets/videos/search',
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
    aliases: ['/performer/assets/videos/edit/{id}'],
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos', '/studio/videos/[id]'],
    summary: "Edit one of the performer's videos or its files",
    body: updateVideoBody,
    multipart: { files: ['video', 'teaser', 'thumbnail'] },
    data: ownVideoSchema,
    errors: { ...ownerErrors('video'), ...fileErrors },
  },
  removeOwnVideo: {
    method: 'DELETE',
    path: '/performer/assets/videos/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos', '/studio/videos/[id]'],
    summary: "Remove one of the performer's videos with its files",
    data: z.union([ownVideoSchema, z.boolean()]),
    errors: ownerErrors('video'),
  },
  removeVideoFile: {
    method: 'DELETE',
    path: '/performer/assets/videos/remove-file/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/videos/[id]'],
    summary:
      "Remove the teaser or the thumbnail of one of the performer's videos; a frame of the video replaces a removed thumbnail",
    body: removeVideoFileBody,
    data: z.boolean(),
    errors: ownerErrors('video'),
  },
} satisfies Operations);
