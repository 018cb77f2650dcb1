import { z } from 'zod';
import { listData } from './envelope';
import { categoryRefSchema, id, itemStatsSchema, mediaFileSchema, record, tokens } from './fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryIds, queryText, type QueryOf } from './query';

/** A set of photos. Back ends call it by `name` or by `title`; the sandbox sends both. */
export const gallerySchema = record(
  {},
  {
    name: z.string(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    type: z.string(),
    status: z.enum(['draft', 'active', 'inactive']),
    performerIds: z.array(id),
    performers: z.array(performerSchema),
    performerId: id,
    performer: performerSchema.nullable(),
    categoryIds: z.array(id),
    categories: z.array(categoryRefSchema),
    coverPhotoId: id.nullable(),
    coverPhoto: mediaFileSchema.nullable(),
    numOfItems: z.number(),
    isSale: z.boolean(),
    price: tokens,
    stats: itemStatsSchema,
    isLiked: z.boolean(),
    isFavourited: z.boolean(),
    isBookMarked: z.boolean(),
    isBought: z.boolean(),
    isSubscribed: z.boolean(),
  },
);
export type Gallery = z.infer<typeof gallerySchema>;

export const gallerySearchQuery = listQuery({
  performerId: queryText,
  performerIds: queryIds,
  categoryId: queryText,
  categoryIds: queryIds,
  excludedId: queryText,
  includedIds: queryIds,
  status: queryText,
});
export type GallerySearchQuery = QueryOf<typeof gallerySearchQuery>;

export const galleryOperations = {
  searchGalleries: {
    method: 'GET',
    path: '/user/assets/galleries/search',
    auth: 'optional',
    summary: 'Active galleries that hold photos',
    query: gallerySearchQuery,
    data: listData(gallerySchema),
  },
  getGallery: {
    method: 'GET',
    path: '/user/assets/galleries/{id}/view',
    auth: 'optional',
    summary: 'A gallery by id or slug; counts a view',
    data: gallerySchema,
    errors: { 404: 'No such gallery' },
  },
} satisfies Operations;
