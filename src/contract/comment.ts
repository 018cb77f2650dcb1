import { z } from 'zod';
import { listData } from './envelope';
import { count, id, mediaUrl, record, requiredText, slug } from './fields';
import { ownerErrors, type Operations } from './operation';
import { listQuery, queryBoolean, queryOneOf, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

export const commentedTypes = ['video', 'performer', 'gallery', 'product', 'feed', 'post', 'story', 'comment'] as const;

/** A comment, or a reply if `objectType` is comment and `objectId` its parent. */
export const commentSchema = record(
  { objectId: id, content: z.string() },
  {
    objectType: z.enum(commentedTypes),
    createdBy: id,
    creator: publicUserSchema.nullable(),
    isLiked: z.boolean(),
    totalReply: count,
    totalLike: count,
  },
);
export type Comment = z.infer<typeof commentSchema>;

const content = z.string('Write a comment.').trim().min(2, 'Enter at least 2 characters.');
const objectType = z.enum(commentedTypes, 'You can’t comment on this.').optional().describe('video when not given');

export const createCommentBody = z.object({
  content,
  objectId: requiredText('Name the item to comment on.'),
  objectType,
});
export type CreateCommentBody = z.input<typeof createCommentBody>;

export const updateCommentBody = z.object({ content, objectType });
export type UpdateCommentBody = z.input<typeof updateCommentBody>;

export const commentUpdatedData = z.object({ updated: z.boolean(), ...commentSchema.partial().shape });
export type CommentUpdatedData = z.infer<typeof commentUpdatedData>;

export const commentSearchQuery = listQuery({ objectId: queryText, objectType: queryOneOf(commentedTypes) });
export type CommentSearchQuery = QueryOf<typeof commentSearchQuery>;

/** The commented item in the comment inbox. */
export const commentedItemSchema = z.object({
  _id: id,
  type: z.enum(commentedTypes),
  title: z.string(),
  /** Slug or username; the id if it has none. */
  slug: slug.optional(),
  image: mediaUrl.nullish(),
});
export type CommentedItem = z.infer<typeof commentedItemSchema>;

/** A comment in the comment inbox. `objectInfo` is the top-level item, for a reply too; null if it is gone. */
export const inboxCommentSchema = commentSchema.extend({
  objectInfo: commentedItemSchema.nullish(),
  isAnswered: z.boolean().optional().describe('The performer has replied'),
});
export type InboxComment = z.infer<typeof inboxCommentSchema>;

export const inboxCommentQuery = listQuery({
  objectType: queryOneOf(commentedTypes),
  objectId: queryText,
  createdBy: queryText.describe('Comments of one fan'),
  isAnswered: queryBoolean,
});
export type InboxCommentQuery = QueryOf<typeof inboxCommentQuery>;

export const commentOperations = {
  createComment: {
    method: 'POST',
    path: '/comments',
    auth: 'any',
    pages: ['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]', '/studio/comments'],
    summary: 'Comment or reply',
    body: createCommentBody,
    data: commentSchema,
    errors: { 404: 'The item does not exist' },
  },
  updateComment: {
    method: 'PUT',
    path: '/comments/{id}',
    auth: 'any',
    pages: ['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]', '/studio/comments'],
    summary: "Edit one of the user's comments; JSON is accepted too",
    body: updateCommentBody,
    multipart: { files: [] },
    data: commentUpdatedData,
    errors: ownerErrors('comment'),
  },
  searchComments: {
    method: 'GET',
    path: '/comments/search',
    auth: 'optional',
    pages: ['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]'],
    summary: 'Comments on an object, newest first',
    query: commentSearchQuery,
    data: listData(commentSchema),
  },
  searchOwnItemComments: {
    method: 'GET',
    path: '/comments/performer/search',
    auth: 'performer',
    support: 'sandbox',
    pages: ['/studio/comments', '/studio', '/studio/fans', '/home'],
    summary: "Comments by others on the caller's items, newest first",
    query: inboxCommentQuery,
    data: listData(inboxCommentSchema),
  },
  deleteComment: {
    method: 'DELETE',
    path: '/comments/{id}',
    auth: 'any',
    pages: ['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]', '/studio/comments'],
    summary: "Remove one of the user's comments with its replies; performers also comments on their items",
    data: z.union([commentSchema, z.boolean()]),
    errors: ownerErrors('comment'),
  },
} satisfies Operations;
