import { z } from 'zod';
import { listData } from './envelope';
import { accountKinds, id, record, requiredText } from './fields';
import { gallerySchema } from './gallery';
import type { Operations } from './operation';
import { listQuery, queryOneOf, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';
import { videoSchema } from './video';

/** `book_mark` and `bookmark` mean `favourite` in some back ends. */
export const reactionActions = ['like', 'favourite', 'watch_later', 'book_mark', 'bookmark'] as const;
export const reactionTypes = ['video', 'gallery', 'performer', 'comment', 'product', 'feed', 'post', 'story'] as const;

export const reactionSchema = record(
  { objectId: id, action: z.enum(reactionActions) },
  {
    objectType: z.enum(reactionTypes),
    source: z.enum(accountKinds),
    createdBy: id,
    creator: publicUserSchema.nullable(),
    objectInfo: z.looseObject({ _id: id }).nullable(),
  },
);
export type Reaction = z.infer<typeof reactionSchema>;

export const galleryReactionSchema = reactionSchema.extend({ objectInfo: gallerySchema.nullish() });
export type GalleryReaction = z.infer<typeof galleryReactionSchema>;

export const videoReactionSchema = reactionSchema.extend({ objectInfo: videoSchema.nullish() });
export type VideoReaction = z.infer<typeof videoReactionSchema>;

export const reactionBody = z.object({
  action: z.enum(reactionActions, 'This reaction doesn’t exist.'),
  objectId: requiredText('Name the item to react to.'),
  objectType: z.enum(reactionTypes, 'You can’t react to this.').optional().describe('video when not given'),
});
export type ReactionBody = z.input<typeof reactionBody>;

export const reactionSearchQuery = listQuery({
  objectId: queryText,
  objectType: queryOneOf(reactionTypes),
  action: queryOneOf(reactionActions),
  createdBy: queryText,
});
export type ReactionSearchQuery = QueryOf<typeof reactionSearchQuery>;

export const ownReactionsQuery = listQuery({ action: queryOneOf(reactionActions) });
export type OwnReactionsQuery = QueryOf<typeof ownReactionsQuery>;

export const reactionOperations = {
  addReaction: {
    method: 'POST',
    path: '/reactions',
    auth: 'any',
    pages: ['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]'],
    summary: 'Add a reaction; repeating it changes nothing',
    body: reactionBody,
    data: z.union([reactionSchema, z.boolean()]),
    errors: { 404: 'The item does not exist' },
  },
  removeReaction: {
    method: 'DELETE',
    path: '/reactions',
    auth: 'any',
    pages: ['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]', '/user/favorites'],
    summary: 'Remove a reaction; false if there was none',
    body: reactionBody,
    data: z.boolean(),
  },
  searchReactions: {
    method: 'GET',
    path: '/reactions/search',
    auth: 'any',
    pages: ['/user/favorites'],
    summary: 'Reactions',
    query: reactionSearchQuery,
    data: listData(reactionSchema),
  },
  searchGalleryReactions: {
    method: 'GET',
    path: '/reactions/galleries',
    aliases: ['/reactions/galleries/bookmark'],
    auth: 'fan',
    pages: ['/user/favorites'],
    summary: 'Galleries that the caller reacted to',
    query: ownReactionsQuery,
    data: listData(galleryReactionSchema),
  },
  searchVideoReactions: {
    method: 'GET',
    path: '/reactions/videos',
    aliases: ['/reactions/videos/bookmark'],
    auth: 'fan',
    pages: ['/user/favorites', '/home'],
    summary: 'Videos that the caller reacted to',
    query: ownReactionsQuery,
    data: listData(videoReactionSchema),
  },
} satisfies Operations;
