import { z } from 'zod';
import { listData } from './envelope';
import { count, id, isoDate, isSale, mediaUrl, record, tokens } from './fields';
import { sentFileSchema } from './feed';
import { formIds, optionalTitle, saleFields } from './form-fields';
import { ownerErrors, type Operations } from './operation';
import { performerSchema } from './performer';
import { dateRange, listQuery, queryBoolean, queryOneOf, queryText, type QueryOf } from './query';

export const storyTypes = ['text', 'photo', 'video'] as const;
const storyStatuses = ['active', 'inactive'] as const;

/** A story as its performer sees it: fans see it for a day, as a post of the type story. */
export const storySchema = record(
  { type: z.enum(storyTypes) },
  {
    title: z.string(),
    text: z.string(),
    textColor: z.string(),
    textStyle: z.object({ backgroundColor: z.string() }).partial().nullable(),
    backgroundUrl: mediaUrl.nullable(),
    fileIds: z.array(id),
    files: z.array(sentFileSchema),
    performerId: id,
    performer: performerSchema.nullable(),
    isSale,
    price: tokens,
    status: z.enum([...storyStatuses, 'file-error']),
    processing: z.boolean().describe('Fans see it once its video can be played'),
    fileError: z.string().nullable(),
    expiredAt: isoDate,
    totalLike: count,
    totalComment: count,
    sold: count.describe('Number of purchases'),
  },
);
export type Story = z.infer<typeof storySchema>;

export const ownStorySearchQuery = listQuery({
  type: queryOneOf(storyTypes),
  status: queryText,
  isExpired: queryBoolean.describe('false: visible to fans now'),
  ...dateRange,
});
export type OwnStorySearchQuery = QueryOf<typeof ownStorySearchQuery>;

const MAX_LENGTH = 300;

const hexColor = z.stringFormat('isHexColor', /^(#[0-9a-fA-F]{6})?$/, 'Enter a color as #rrggbb.').optional();

const storyFields = z.object({
  type: z
    .enum(storyTypes, 'The type must be text, photo or video.')
    .optional()
    .describe('Defaults to the type of its file'),
  title: optionalTitle,
  text: z.string('This must be text.').trim().max(MAX_LENGTH, `Use at most ${MAX_LENGTH} characters.`).optional(),
  textColor: hexColor,
  textStyle: z
    .object({ backgroundColor: hexColor }, 'This must be an object.')
    .optional()
    .describe('Background of a text without a file'),
  fileIds: formIds(1, 'A story can have one file.').describe('A file uploaded before; the background of a text'),
  ...saleFields,
  status: z.enum(storyStatuses, 'The status must be active or inactive.').optional().describe('active when not given'),
});

export const createStoryBody = storyFields.refine(({ text, fileIds }) => Boolean(text || fileIds?.length), {
  path: ['text'],
  error: 'Write something or add a file.',
});
export type CreateStoryBody = z.output<typeof createStoryBody>;
export const updateStoryBody = storyFields;
export type UpdateStoryBody = z.output<typeof updateStoryBody>;

export const storyOperations = {
  searchOwnStories: {
    method: 'GET',
    path: '/stories/performers',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/stories'],
    summary: 'Own stories, including past ones',
    query: ownStorySearchQuery,
    data: listData(storySchema),
  },
  getOwnStory: {
    method: 'GET',
    path: '/stories/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: [],
    summary: "One of the performer's stories",
    data: storySchema,
    errors: ownerErrors('story'),
  },
  createStory: {
    method: 'POST',
    path: '/stories/performers',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/stories/new'],
    summary: 'Create a story',
    body: createStoryBody,
    data: storySchema,
    errors: { 404: 'The file does not exist' },
  },
  updateStory: {
    method: 'PUT',
    path: '/stories/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/stories'],
    summary: "Edit one of the performer's stories",
    body: updateStoryBody,
    data: storySchema,
    errors: ownerErrors('story'),
  },
  removeStory: {
    method: 'DELETE',
    path: '/stories/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/stories'],
    summary: "Remove one of the performer's stories with its file",
    data: z.union([storySchema, z.boolean()]),
    errors: ownerErrors('story'),
  },
  uploadStoryFile: {
    method: 'POST',
    path: '/stories/performers/{kind}/upload',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/stories/new'],
    summary: 'Upload a file for a story; kind is photo or video',
    multipart: { files: ['file'] },
    data: sentFileSchema,
    errors: { 404: 'No such kind', 413: 'The file is too large', 422: 'The file has the wrong type' },
  },
} satisfies Operations;
