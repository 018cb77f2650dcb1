import { z } from 'zod';
import { listData } from './envelope';
import { count, id, isoDate, itemStatsSchema, mediaFileSchema, record, slug, tokens } from './fields';
import { formBoolean, formDate, formIds, longText, priceInTokens } from './form-fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { dateRange, listQuery, queryBoolean, queryOneOf, queryText, type QueryOf } from './query';

export const feedTypes = ['text', 'photo', 'video'] as const;
const feedStatuses = ['draft', 'active', 'inactive'] as const;

/** A file uploaded before the record it belongs to. A video is `processing` until it can be played. */
export const sentFileSchema = mediaFileSchema.extend({ _id: id, success: z.boolean().optional(), processing: z.boolean().optional() });
export type SentFile = z.infer<typeof sentFileSchema>;

/** A post as its performer sees it. Fans read it as a post (`GET /posts/{id}`). */
export const feedSchema = record(
  { type: z.enum(feedTypes) },
  {
    title: z.string(),
    slug,
    text: z.string().describe('Plain text; empty lines part paragraphs'),
    performerId: id,
    performer: performerSchema.nullable(),
    categoryIds: z.array(id),
    fileIds: z.array(id),
    files: z.array(sentFileSchema),
    isSale: z.boolean().describe('Sold by itself; otherwise it belongs to the membership or subscription'),
    price: tokens,
    status: z.enum([...feedStatuses, 'file-error']),
    processing: z.boolean().describe('Fans see it when its films can be played'),
    fileError: z.string().nullable(),
    isPinned: z.boolean(),
    isSchedule: z.boolean(),
    scheduledAt: isoDate.nullable(),
    stats: itemStatsSchema,
    totalLike: count,
    totalComment: count,
    sold: count.describe('How often it was bought'),
  },
);
export type Feed = z.infer<typeof feedSchema>;

export const ownFeedSearchQuery = listQuery({
  type: queryOneOf(feedTypes),
  status: queryText,
  isSale: queryBoolean,
  isSchedule: queryBoolean.describe('true: those that are not out yet'),
  ...dateRange,
});
export type OwnFeedSearchQuery = QueryOf<typeof ownFeedSearchQuery>;

const feedFields = z.object({
  type: z.enum(feedTypes, 'A post is text, photos or a video.').optional().describe('By its files when not given'),
  title: z.string('The title must be text.').trim().max(150, 'This is longer than 150 characters.').optional().describe('The first words of the text when not given'),
  text: longText,
  categoryIds: formIds(10, 'Choose at most 10 categories.'),
  fileIds: formIds(20, 'Use at most 20 files.').describe('Files that were sent before, in their order'),
  isSale: formBoolean.describe('Sold by itself; else for members and subscribers'),
  price: priceInTokens,
  status: z.enum(feedStatuses, 'A post is a draft, active or inactive.').optional().describe('active when not given'),
  isPinned: formBoolean,
  isSchedule: formBoolean,
  scheduledAt: formDate.describe('When it comes out; needed with isSchedule'),
});

export const createFeedBody = feedFields.refine(({ text, title, fileIds }) => Boolean(text || title || fileIds?.length), {
  path: ['text'],
  error: 'Write something or add a file.',
});
export type CreateFeedBody = z.output<typeof createFeedBody>;
export const updateFeedBody = feedFields;
export type UpdateFeedBody = z.output<typeof updateFeedBody>;

const ownerErrors = { 403: "Somebody else's post", 404: 'No such post' };

export const feedOperations = {
  searchOwnFeeds: { method: 'GET', path: '/feeds/performers', auth: 'performer', support: 'optional', pages: ['/studio/posts'], summary: 'Own posts in every status', query: ownFeedSearchQuery, data: listData(feedSchema) },
  getOwnFeed: { method: 'GET', path: '/feeds/performers/{id}', auth: 'performer', support: 'optional', pages: ['/studio/posts/[id]'], summary: 'An own post', data: feedSchema, errors: ownerErrors },
  createFeed: { method: 'POST', path: '/feeds/performers', auth: 'performer', support: 'optional', pages: ['/studio/posts/new'], summary: 'Write a post', body: createFeedBody, data: feedSchema, errors: { 404: 'A file is not there' } },
  updateFeed: { method: 'PUT', path: '/feeds/performers/{id}', auth: 'performer', support: 'optional', pages: ['/studio/posts', '/studio/posts/[id]'], summary: 'Change an own post', body: updateFeedBody, data: feedSchema, errors: ownerErrors },
  removeFeed: { method: 'DELETE', path: '/feeds/performers/{id}', auth: 'performer', support: 'optional', pages: ['/studio/posts', '/studio/posts/[id]'], summary: 'Remove an own post with its files', data: z.union([feedSchema, z.boolean()]), errors: ownerErrors },
  uploadFeedFile: {
    method: 'POST',
    path: '/feeds/performers/{kind}/upload',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/posts/new', '/studio/posts/[id]'],
    summary: 'Send a file for a post; kind is photo or video',
    multipart: { files: ['file'] },
    data: sentFileSchema,
    errors: { 404: 'No such kind', 413: 'The file is too large', 422: 'The file is not what it should be' },
  },
} satisfies Operations;
