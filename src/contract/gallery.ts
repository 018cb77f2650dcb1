import { z } from 'zod';
import { listData } from './envelope';
import {
  categoryRefSchema,
  contentStatuses,
  count,
  id,
  itemStatsSchema,
  mediaFileSchema,
  record,
  slug,
  tokens,
} from './fields';
import { categoryIdList, contentStatus, longText, saleFields, titleText } from './form-fields';
import { ownerErrors, withAssetAliases, type Operations } from './operation';
import { performerSchema } from './performer';
import { contentFilters, listQuery, queryBoolean, queryIds, queryText, type QueryOf } from './query';

/** A set of photos. Back ends use `name` or `title`; the sandbox sends both. */
export const gallerySchema = record(
  {},
  {
    name: z.string(),
    title: z.string(),
    slug,
    description: z.string(),
    type: z.string(),
    status: z.enum(contentStatuses),
    performerIds: z.array(id),
    performers: z.array(performerSchema),
    performerId: id,
    performer: performerSchema.nullable(),
    categoryIds: z.array(id),
    categories: z.array(categoryRefSchema),
    coverPhotoId: id.nullable(),
    coverPhoto: mediaFileSchema.nullable(),
    numOfItems: count,
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

export const ownGallerySchema = gallerySchema.extend({ sold: count.optional().describe('Number of purchases') });
export type OwnGallery = z.infer<typeof ownGallerySchema>;

export const gallerySearchQuery = listQuery({
  ...contentFilters,
  status: queryText,
});
export type GallerySearchQuery = QueryOf<typeof gallerySearchQuery>;

export const ownGallerySearchQuery = listQuery({
  categoryId: queryText,
  excludedId: queryText,
  includedIds: queryIds,
  isSale: queryBoolean,
  status: queryText,
});
export type OwnGallerySearchQuery = QueryOf<typeof ownGallerySearchQuery>;

const galleryFields = z.object({
  name: titleText('Enter a name.'),
  description: longText,
  status: contentStatus('draft'),
  ...saleFields,
  categoryIds: categoryIdList,
});

/** Either `name` or `title` is enough, for back ends that use one of them. */
const withTitle = (raw: unknown): unknown => {
  const { title, ...fields } = Object(raw) as Record<string, unknown>;
  return title === undefined ? raw : { name: title, ...fields };
};

export const createGalleryBody = z.preprocess(withTitle, galleryFields);
export type CreateGalleryBody = z.output<typeof createGalleryBody>;
export const updateGalleryBody = z.preprocess(withTitle, galleryFields.partial());
export type UpdateGalleryBody = z.output<typeof updateGalleryBody>;

export const galleryOperations = withAssetAliases({
  searchGalleries: {
    method: 'GET',
    path: '/user/assets/galleries/search',
    auth: 'optional',
    pages: ['/galleries', '/home', '/performers/[id]', '/search', '/category/[slug]', '/studio'],
    summary: 'Active galleries with photos',
    query: gallerySearchQuery,
    data: listData(gallerySchema),
  },
  getGallery: {
    method: 'GET',
    path: '/user/assets/galleries/{id}/view',
    auth: 'optional',
    pages: ['/gallery/[id]'],
    summary: 'A gallery by id or slug; counts as a view',
    data: gallerySchema,
    errors: { 404: 'No such gallery' },
  },
  searchOwnGalleries: {
    method: 'GET',
    path: '/performer/assets/galleries/search',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries', '/studio/photos', '/studio/analytics', '/home'],
    summary: 'Own galleries in every status, also without photos',
    query: ownGallerySearchQuery,
    data: listData(ownGallerySchema),
  },
  getOwnGallery: {
    method: 'GET',
    path: '/performer/assets/galleries/{id}/view',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries/[id]'],
    summary: "One of the performer's galleries",
    data: ownGallerySchema,
    errors: ownerErrors('gallery'),
  },
  createGallery: {
    method: 'POST',
    path: '/performer/assets/galleries',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries/new'],
    summary: 'Create a gallery; fans see it once it is active and has photos',
    body: createGalleryBody,
    data: ownGallerySchema,
  },
  updateGallery: {
    method: 'PUT',
    path: '/performer/assets/galleries/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries', '/studio/galleries/[id]'],
    summary: "Edit one of the performer's galleries",
    body: updateGalleryBody,
    data: ownGallerySchema,
    errors: ownerErrors('gallery'),
  },
  removeGallery: {
    method: 'DELETE',
    path: '/performer/assets/galleries/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries', '/studio/galleries/[id]'],
    summary: "Remove one of the performer's galleries with its photos",
    data: z.union([ownGallerySchema, z.boolean()]),
    errors: ownerErrors('gallery'),
  },
} satisfies Operations);
