import { z } from 'zod';
import { doneData, listData } from './envelope';
import { id, optionalText, record, requiredText } from './fields';
import type { Operations } from './operation';
import { listQuery, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** A fan blocked by a performer. */
export const blockSchema = record(
  { targetId: id },
  {
    source: z.literal('performer'),
    sourceId: id,
    target: z.literal('user'),
    targetInfo: publicUserSchema.nullable(),
    reason: z.string(),
  },
);
export type Block = z.infer<typeof blockSchema>;

export const blockCountriesBody = z.object({
  countryCodes: z.array(
    z.stringFormat('isIso31661Alpha2', /^[A-Za-z]{2}$/, 'Choose countries from the list.'),
    'Send a list of countries.',
  ),
});
export type BlockCountriesBody = z.input<typeof blockCountriesBody>;

export const blockedCountriesData = z.object({ countryCodes: z.array(z.string()) });
export type BlockedCountries = z.infer<typeof blockedCountriesData>;

export const blockUserBody = z.object({
  targetId: requiredText('Choose who to block.'),
  target: z.literal('user').optional(),
  reason: optionalText,
});
export type BlockUserBody = z.input<typeof blockUserBody>;

export const blockSearchQuery = listQuery({});
export type BlockSearchQuery = QueryOf<typeof blockSearchQuery>;

export const blockOperations = {
  blockCountries: {
    method: 'POST',
    path: '/performer-blocks/countries',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/profile'],
    summary: 'Set the countries in which the caller is hidden; an empty list unblocks all',
    body: blockCountriesBody,
    data: blockedCountriesData,
  },
  blockUser: {
    method: 'POST',
    path: '/performer-blocks/user',
    auth: 'performer',
    support: 'optional',
    pages: [
      ...['/studio/profile', '/studio/fans', '/studio/subscribers', '/studio/comments', '/studio/orders/[id]'],
      ...['/video/[id]', '/gallery/[id]', '/product/[id]', '/post/[id]', '/performers/[id]'],
    ],
    summary: 'Block a fan; repeating it changes the reason',
    body: blockUserBody,
    data: blockSchema,
    errors: { 404: 'No such fan' },
  },
  unblockUser: {
    method: 'DELETE',
    path: '/performer-blocks/user/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/profile', '/studio/fans', '/studio/subscribers', '/studio/comments', '/studio/orders/[id]'],
    summary: 'Unblock a fan by the id of the fan',
    data: doneData,
    errors: { 404: 'Not blocked' },
  },
  searchBlocks: {
    method: 'GET',
    path: '/performer-blocks/users',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/profile', '/studio/fans', '/studio/subscribers', '/studio/comments', '/studio/orders/[id]'],
    summary: 'Fans the caller has blocked',
    query: blockSearchQuery,
    data: listData(blockSchema),
  },
} satisfies Operations;
