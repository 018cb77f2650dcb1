import { z } from 'zod';
import { listData } from './envelope';
import {
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
  optionalTitle,
  saleFields,
} from './form-fields';
import { ownerErrors, type Operations } from './operation';
import { performerSchema } from './performer';
import { dateRange, listQuery, queryBoolean, queryOneOf, queryText, type QueryOf } from './query';

export const feedTypes = ['text', 'photo', 'video'] as const;

/** A file uploaded before the record it belongs to. A video is `processing` until it can be played. */
export const sentFileSchema = mediaFileSchema.extend({
  _id: id,
  success: z.boolean().optional(),
  processing: z.boolean().optional(),
});
export type SentFile = z.infer<typeof sentFileSchema>;

/** A post as its performer sees it. Fans read it as a post (`GET /posts/{id}`). */
export const feedSchema = record(
  { type: z.enum(feedTypes) },
  {
    title: z.string(),
    slug,
    text: z
      .string()
      .describe(
        'Plain text; empty lines separate paragraphs. Pages format **bold**, _italic_, [label](https://…), URLs, and lists of lines that start with "- " or "1. "',
      ),
    performerId: id,
    performer: performerSchema.nullable(),
    categoryIds: z.array(id),
    fileIds: z.array(id),
    files: z.array(sentFileSchema),
    isSale,
    price: tokens,
    status: z.enum([...contentStatuses, 'file-error']),
    processing: z.boolean().describe('Fans see it once its videos can be played'),
    fileError: z.string().nullable(),
    isPinned: z.boolean(),
    isSchedule: z.boolean(),
    scheduledAt: isoDate.nullable(),
    stats: itemStatsSchema,
    totalLike: count,
    totalComment: count,
    sold: count.describe('Number of purchases'),
  },
);
export type Feed = z.infer<typeof feedSchema>;

export const ownFeedSearchQuery = listQuery({
  type: queryOneOf(feedTypes),
  status: queryText,
  isSale: queryBoolean,
  isSchedule: queryBoolean.describe('true: scheduled and not published yet'),
  ...dateRange,
});
export type OwnFeedSearchQuery = QueryOf<typeof ownFeedSearchQuery>;

const feedFields = z.object({
  type: z
    .enum(feedTypes, 'The type must be text, photo or video.')
    .optional()
    .describe('Defaults to the type of its files'),
  title: optionalTitle.describe('Defaults to the first words of the text'),
  text: longText,
  categoryIds: categoryIdList,
  fileIds: formIds(20, 'Use at most 20 files.').describe('Files uploaded before, in order'),
  ...saleFields,
  status: contentStatus('active'),
  isPinned: formBoolean,
  isSchedule: formBoolean,
  scheduledAt: formDate.describe('Publication time; required with isSchedule'),
});

export const createFeedBody = feedFields.refine(
  ({ text, title, fileIds }) => Boolean(text || title || fileIds?.length),
  {
    path: ['text'],
    error: 'Write something or add a file.',
  },
);
export type CreateFeedBody = z.output<typeof createFeedBody>;
export const updateFeedBody = feedFields.extend({
  renewSlug: formBoolean.describe(
    'Optional to support: true makes the slug follow the title as long as nobody has seen, liked or discussed the post',
  ),
});
export type UpdateFeedBody = z.output<typeof updateFeedBody>;

export const feedOperations = {
  searchOwnFeeds: {
    method: 'GET',
    path: '/feeds/performers',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts', '/studio/analytics', '/home'],
    summary: 'Own posts in every status',
    query: ownFeedSearchQuery,
    data: listData(feedSchema),
  },
  getOwnFeed: {
    method: 'GET',
    path: '/feeds/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts/[id]'],
    summary: "One of the performer's posts",
    data: feedSchema,
    errors: ownerErrors('post'),
  },
  createFeed: {
    method: 'POST',
    path: '/feeds/performers',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts/new'],
    summary: 'Write a post',
    body: createFeedBody,
    data: feedSchema,
    errors: { 404: 'A file does not exist' },
  },
  updateFeed: {
    method: 'PUT',
    path: '/feeds/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts', '/studio/posts/[id]'],
    summary: "Edit one of the performer's posts",
    body: updateFeedBody,
    data: feedSchema,
    errors: ownerErrors('post'),
  },
  removeFeed: {
    method: 'DELETE',
    path: '/feeds/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts', '/studio/posts/[id]'],
    summary: "Remove one of the performer's posts with its files",
    data: z.union([feedSchema, z.boolean()]),
    errors: ownerErrors('post'),
  },
  uploadFeedFile: {
    method: 'POST',
    path: '/feeds/performers/{kind}/upload',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts/new', '/studio/posts/[id]'],
    summary: 'Upload a file for a post; kind is photo or video',
    multipart: { files: ['file'] },
    data: sentFileSchema,
    errors: { 404: 'No such kind', 413: 'The file is too large', 422: 'The file has the wrong type' },
  },
} satisfies Operations;
