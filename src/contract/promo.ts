import { z } from 'zod';
import { listData } from './envelope';
import { id, mediaFileSchema, record } from './fields';
import type { Operations } from './operation';
import { listQuery, queryOneOf, queryText, type QueryOf } from './query';

export const promoPositions = ['top', 'bottom', 'left', 'right', 'middle'] as const;

/** A banner of the site. */
export const promoSchema = record(
  { title: z.string() },
  {
    description: z.string(),
    link: z.string(),
    status: z.enum(['active', 'inactive']),
    position: z.enum(promoPositions),
    fileId: id,
    processing: z.boolean(),
    photo: mediaFileSchema.nullable(),
  },
);
export type Promo = z.infer<typeof promoSchema>;

export const promoSearchQuery = listQuery({ status: queryText, position: queryOneOf(promoPositions) });
export type PromoSearchQuery = QueryOf<typeof promoSearchQuery>;

export const promoOperations = {
  searchPromos: {
    method: 'GET',
    path: '/site-promo/search',
    auth: 'optional',
    pages: [
      '/home',
      '/performers',
      '/performers/[id]',
      '/videos',
      '/galleries',
      '/photos',
      '/shop',
      '/posts',
      '/events',
    ],
    summary: 'Active banners and promos, without performers hidden from the viewer',
    query: promoSearchQuery,
    data: listData(promoSchema),
  },
} satisfies Operations;
