import { z } from 'zod';
import { listData } from './envelope';
import { categoryRefSchema, id, itemStatsSchema, mediaFileSchema, record } from './fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryIds, queryOneOf, queryText, type QueryOf } from './query';

export const productTypes = ['physical', 'digital'] as const;

/** Something in the shop. `stock` says nothing about digital goods; `image` is the first of `images`. */
export const productSchema = record(
  { name: z.string(), price: z.number() },
  {
    slug: z.string(),
    description: z.string(),
    type: z.enum(productTypes),
    status: z.enum(['draft', 'active', 'inactive']),
    stock: z.number(),
    imageIds: z.array(id),
    images: z.array(mediaFileSchema),
    imageId: id.nullable(),
    image: z.string().nullable(),
    categoryIds: z.array(id),
    categories: z.array(categoryRefSchema),
    performerId: id,
    performer: performerSchema.nullable(),
    stats: itemStatsSchema,
    isLiked: z.boolean(),
    isBookMarked: z.boolean(),
    isBought: z.boolean(),
  },
);
export type Product = z.infer<typeof productSchema>;

/** A product as its seller sees it. */
export const ownProductSchema = productSchema.extend({
  digitalFileId: id.nullish(),
  digitalFileUrl: z.string().nullish(),
});
export type OwnProduct = z.infer<typeof ownProductSchema>;

export const productSearchQuery = listQuery({
  type: queryOneOf(productTypes),
  performerId: queryText,
  performerIds: queryIds,
  categoryId: queryText,
  categoryIds: queryIds,
  excludedId: queryText,
  includedIds: queryIds,
  status: queryText,
});
export type ProductSearchQuery = QueryOf<typeof productSearchQuery>;

export const downloadLinkData = z.object({ downloadLink: z.string() });
export type DownloadLinkData = z.infer<typeof downloadLinkData>;

export const productOperations = {
  searchProducts: {
    method: 'GET',
    path: '/user/assets/products/search',
    auth: 'optional',
    summary: 'Active products; a cart asks for its own by includedIds',
    query: productSearchQuery,
    data: listData(productSchema),
  },
  getProduct: {
    method: 'GET',
    path: '/user/assets/products/{id}',
    auth: 'optional',
    summary: 'A product by id or slug; counts a view',
    data: productSchema,
    errors: { 404: 'No such product' },
  },
  getDownloadLink: {
    method: 'GET',
    path: '/user/assets/products/{id}/download-link',
    auth: 'any',
    summary: 'A short-lived address of the file of a bought digital product',
    data: downloadLinkData,
    errors: { 403: 'Not bought', 404: 'No such product, or it has no file' },
  },
  searchOwnProducts: {
    method: 'GET',
    path: '/performer/assets/products/search',
    aliases: ['/performer/performer-assets/products/search'],
    auth: 'performer',
    summary: 'Own products in every status',
    query: productSearchQuery,
    data: listData(ownProductSchema),
  },
  getOwnProduct: {
    method: 'GET',
    path: '/performer/assets/products/{id}/view',
    aliases: ['/performer/performer-assets/products/{id}/view'],
    auth: 'performer',
    summary: 'An own product',
    data: ownProductSchema,
    errors: { 403: "Somebody else's product", 404: 'No such product' },
  },
} satisfies Operations;
