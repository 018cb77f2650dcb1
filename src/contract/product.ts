import { z } from 'zod';
import { listData } from './envelope';
import {
  categoryRefSchema,
  contentStatuses,
  count,
  id,
  itemStatsSchema,
  mediaFileSchema,
  mediaUrl,
  money,
  record,
  slug,
} from './fields';
import { categoryIdList, contentStatus, formIds, formNumber, longText, titleText } from './form-fields';
import { ownerErrors, withAssetAliases, type Operations } from './operation';
import { performerSchema } from './performer';
import { contentFilters, listQuery, queryOneOf, queryText, type QueryOf } from './query';

export const productTypes = ['physical', 'digital'] as const;

/** A product of the shop. `stock` is meaningless for digital products; `image` is the first of `images`. */
export const productSchema = record(
  { name: z.string() },
  {
    price: money.describe("Without a price it can't be bought"),
    slug,
    description: z.string(),
    type: z.enum(productTypes),
    status: z.enum(contentStatuses),
    stock: count,
    imageIds: z.array(id),
    images: z.array(mediaFileSchema),
    imageId: id.nullable(),
    image: mediaUrl.nullable(),
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

export const ownProductSchema = productSchema.extend({
  digitalFileId: id.nullish(),
  digitalFileUrl: mediaUrl.nullish(),
  digitalFileName: z.string().nullish(),
  digitalFileSize: count.nullish().describe('Bytes'),
  sold: count.optional().describe('Number sold'),
});
export type OwnProduct = z.infer<typeof ownProductSchema>;

export const productSearchQuery = listQuery({
  type: queryOneOf(productTypes),
  ...contentFilters,
  status: queryText,
});
export type ProductSearchQuery = QueryOf<typeof productSearchQuery>;

export const downloadLinkData = z.object({ downloadLink: mediaUrl });
export type DownloadLinkData = z.infer<typeof downloadLinkData>;

const productFields = z.object({
  name: titleText('Enter a name.'),
  description: longText,
  status: contentStatus('draft'),
  type: z.enum(productTypes, 'The type must be physical or digital.'),
  price: formNumber(
    z.coerce
      .number('Enter a price in numbers, with at most two decimals, such as 20 or 4.50.')
      .min(0, 'Enter 0 or more.')
      .max(100_000, 'Enter a price of at most 100,000.')
      .multipleOf(0.01, 'Enter a price in numbers, with at most two decimals, such as 20 or 4.50.'),
  ),
  stock: formNumber(
    z.coerce
      .number('Enter a whole number, 0 or more.')
      .int('Enter a whole number, 0 or more.')
      .min(0, 'Enter a whole number, 0 or more.')
      .max(1_000_000, 'Enter at most 1,000,000.'),
  ).describe('Meaningless for digital products'),
  categoryIds: categoryIdList,
  imageIds: formIds(10, 'Use at most 10 pictures.').describe('All pictures in order, by the ids from products/image'),
});

export const createProductBody = productFields.refine(({ price }) => price !== undefined, {
  path: ['price'],
  error: 'Give the product a price.',
});
export const updateProductBody = productFields.partial();

interface ProductFiles {
  /** An additional picture, placed first. */
  image?: Blob | null;
  /** The download of a digital product. */
  digitalFile?: Blob | null;
}
export type CreateProductParts = z.output<typeof createProductBody> & ProductFiles;
export type UpdateProductParts = z.output<typeof updateProductBody> & ProductFiles;

export const productImageData = mediaFileSchema.extend({ _id: id, url: mediaUrl });
export type ProductImage = z.infer<typeof productImageData>;

const fileErrors = { 413: 'A file is too large', 422: 'A file has the wrong type, or a digital product has none' };

export const productOperations = withAssetAliases({
  searchProducts: {
    method: 'GET',
    path: '/user/assets/products/search',
    auth: 'optional',
    pages: ['/shop', '/home', '/performers/[id]', '/search', '/category/[slug]', '/studio'],
    summary: 'Active products; a cart passes includedIds',
    query: productSearchQuery,
    data: listData(productSchema),
  },
  getProduct: {
    method: 'GET',
    path: '/user/assets/products/{id}',
    auth: 'optional',
    pages: ['/product/[id]', '/cart'],
    summary: 'A product by id or slug; counts as a view',
    data: productSchema,
    errors: { 404: 'No such product' },
  },
  getDownloadLink: {
    method: 'GET',
    path: '/user/assets/products/{id}/download-link',
    auth: 'any',
    pages: ['/product/[id]', '/user/orders/[id]', '/user/library'],
    summary: 'A short-lived URL of the file of a bought digital product',
    data: downloadLinkData,
    errors: { 403: 'Not bought', 404: 'No such product, or it has no file' },
  },
  searchOwnProducts: {
    method: 'GET',
    path: '/performer/assets/products/search',
    auth: 'performer',
    pages: ['/studio/products', '/studio/analytics'],
    summary: 'Own products in every status',
    query: productSearchQuery,
    data: listData(ownProductSchema),
  },
  getOwnProduct: {
    method: 'GET',
    path: '/performer/assets/products/{id}/view',
    auth: 'performer',
    pages: ['/studio/products/[id]'],
    summary: "One of the performer's products",
    data: ownProductSchema,
    errors: ownerErrors('product'),
  },
  createProduct: {
    method: 'POST',
    path: '/performer/assets/products',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/products/new'],
    summary: 'Create a product',
    body: createProductBody,
    multipart: { files: ['image', 'digitalFile'] },
    data: ownProductSchema,
    errors: fileErrors,
  },
  uploadProductImage: {
    method: 'POST',
    path: '/performer/assets/products/image',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/products/new', '/studio/products/[id]'],
    summary: 'Upload a picture; its id goes into imageIds',
    multipart: { files: ['image'] },
    data: productImageData,
    errors: { 413: 'The file is too large', 422: 'The file is not a picture' },
  },
  updateProduct: {
    method: 'PUT',
    path: '/performer/assets/products/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/products', '/studio/products/[id]'],
    summary: "Edit one of the performer's products or its files",
    body: updateProductBody,
    multipart: { files: ['image', 'digitalFile'] },
    data: ownProductSchema,
    errors: { ...ownerErrors('product'), ...fileErrors },
  },
  removeProduct: {
    method: 'DELETE',
    path: '/performer/assets/products/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/products', '/studio/products/[id]'],
    summary: "Remove one of the performer's products with its files",
    data: z.union([ownProductSchema, z.boolean()]),
    errors: ownerErrors('product'),
  },
} satisfies Operations);
