import { z } from 'zod';
import { listData } from './envelope';
import { id, record, requiredText } from './fields';
import type { Operations } from './operation';
import { listQuery, queryOneOf, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

export const commentedTypes = ['video', 'performer', 'gallery', 'product', 'feed', 'post', 'story', 'comment'] as const;

/** A comment, or a reply when `objectType` is comment and `objectId` its parent. */
export const commentSchema = record(
  { objectId: id, content: z.string() },
  {
    objectType: z.enum(commentedTypes),
    createdBy: id,
    creator: publicUserSchema.nullable(),
    isLiked: z.boolean(),
    totalReply: z.number(),
    totalLike: z.number(),
  },
);
export type Comment = z.infer<typeof commentSchema>;

const content = z.string('Write a comment.').trim().min(2, 'A comment needs at least 2 characters.');
const objectType = z.enum(commentedTypes, 'This cannot be commented on.').optional().describe('video when not given');

export const createCommentBody = z.object({ content, objectId: requiredText('Say what the comment is about.'), objectType });
export type CreateCommentBody = z.input<typeof createCommentBody>;

export const updateCommentBody = z.object({ content, objectType });
export type UpdateCommentBody = z.input<typeof updateCommentBody>;

export const commentUpdatedData = z.object({ updated: z.boolean(), ...commentSchema.partial().shape });
export type CommentUpdatedData = z.infer<typeof commentUpdatedData>;

export const commentSearchQuery = listQuery({ objectId: queryText, objectType: queryOneOf(commentedTypes) });
export type CommentSearchQuery = QueryOf<typeof commentSearchQuery>;

const ownerErrors = { 403: "Somebody else's comment", 404: 'No such comment' };

export const commentOperations = {
  createComment: {
    method: 'POST',
    path: '/comments',
    auth: 'any',
    summary: 'Comment or reply',
    body: createCommentBody,
    data: commentSchema,
    errors: { 404: 'What it is about does not exist' },
  },
  updateComment: {
    method: 'PUT',
    path: '/comments/{id}',
    auth: 'any',
    summary: 'Change an own comment; JSON is accepted as well',
    body: updateCommentBody,
    multipart: { files: [] },
    data: commentUpdatedData,
    errors: ownerErrors,
  },
  searchComments: {
    method: 'GET',
    path: '/comments/search',
    auth: 'optional',
    summary: 'Comments on an object, newest first',
    query: commentSearchQuery,
    data: listData(commentSchema),
  },
  deleteComment: {
    method: 'DELETE',
    path: '/comments/{id}',
    auth: 'any',
    summary: 'Remove an own comment with its replies; performers also what stands below their items',
    data: z.union([commentSchema, z.boolean()]),
    errors: ownerErrors,
  },
} satisfies Operations;
