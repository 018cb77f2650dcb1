import { z } from 'zod';
import { listData } from './envelope';
import { count, id, isoDate, mediaFileSchema, mediaUrl, record, slug, tokens } from './fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryText, type QueryOf } from './query';

/** Most back ends send the misspelled name. */
const postImageSchema = z.object({
  url: mediaUrl.nullish(),
  thumnails: z.array(mediaUrl).optional(),
  thumbnails: z.array(mediaUrl).optional(),
});

/** A page of the site (`page`), a performer's post (`post`) or story (`story`), all from the same list. */
export const postSchema = record(
  { title: z.string() },
  {
    slug,
    type: z.enum(['post', 'page', 'story']),
    content: z.string().describe('HTML'),
    shortDescription: z.string(),
    authorId: id,
    categoryIds: z.array(id),
    status: z.enum(['draft', 'published']),
    ordering: z.number(),
    meta: z.array(z.object({ key: z.string(), value: z.string() })),
    image: postImageSchema.nullable(),

    performerId: id,
    performer: performerSchema.nullable(),
    files: z.array(mediaFileSchema),
    isSale: z.boolean(),
    price: tokens,
    isPinned: z.boolean().describe('Listed first among the newest posts of its performer'),
    totalLike: count,
    totalComment: count,
    isLiked: z.boolean(),
    isBookMarked: z.boolean(),
    isBought: z.boolean(),
    isSubscribed: z.boolean(),
    expiredAt: isoDate.nullable().describe('When a story ends'),
    text: z.string().describe('Plain text of a story'),
    textColor: z.string().nullable().describe('Color of the text, #rrggbb'),
    textStyle: z.object({ backgroundColor: z.string() }).partial().nullable(),
  },
);
export type Post = z.infer<typeof postSchema>;

export const postSearchQuery = listQuery({
  type: queryText.describe('post when not given'),
  performerId: queryText,
  categoryId: queryText,
  status: queryText,
});
export type PostSearchQuery = QueryOf<typeof postSearchQuery>;

export const postOperations = {
  searchPosts: {
    method: 'GET',
    path: '/posts/search',
    auth: 'optional',
    pages: ['/posts', '/home', '/performers/[id]', '/stories/[performerId]', '/studio'],
    summary: 'Published posts, pages or stories',
    query: postSearchQuery,
    data: listData(postSchema),
  },
  getPost: {
    method: 'GET',
    path: '/posts/{id}',
    auth: 'optional',
    pages: ['/post/[id]', '/page/[id]', '/stories/[performerId]'],
    summary: 'A post by id or slug',
    data: postSchema,
    errors: { 404: 'No such post' },
  },
} satisfies Operations;
