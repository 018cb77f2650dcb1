import { z } from 'zod';
import { listData } from './envelope';
import { id, mediaFileSchema, record, tokens } from './fields';
import { gallerySchema } from './gallery';
import type { Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryOneOf, queryText, type QueryOf } from './query';

const photoTargets = ['gallery', 'video'] as const;

/** A photo. `photo.url` is null while it is locked; its thumbnails stay. */
export const photoSchema = record(
  {},
  {
    title: z.string(),
    description: z.string(),
    status: z.enum(['draft', 'active', 'inactive']),
    processing: z.boolean(),
    price: tokens,
    fileId: id,
    photo: mediaFileSchema.nullable(),
    target: z.enum(photoTargets),
    targetId: id,
    targetInfo: z.object({ _id: id, name: z.string().optional(), title: z.string().optional() }).nullable(),
    isCover: z.boolean(),
    performerId: id,
    performer: performerSchema.nullable(),
    galleryId: id,
    gallery: gallerySchema.nullable(),
    isGalleryCover: z.boolean(),
  },
);
export type Photo = z.infer<typeof photoSchema>;

export const photoSearchQuery = listQuery({
  target: queryOneOf(photoTargets),
  targetId: queryText,
  galleryId: queryText,
  performerId: queryText,
  status: queryText,
});
export type PhotoSearchQuery = QueryOf<typeof photoSearchQuery>;

export const galleryPhotosQuery = listQuery({});
export type GalleryPhotosQuery = QueryOf<typeof galleryPhotosQuery>;

export const photoOperations = {
  searchPhotos: {
    method: 'GET',
    path: '/user/assets/photos',
    auth: 'optional',
    summary: 'Photos',
    query: photoSearchQuery,
    data: listData(photoSchema),
  },
  searchGalleryPhotos: {
    method: 'GET',
    path: '/user/assets/gallery/{id}/photos',
    auth: 'any',
    summary: 'Photos of one gallery',
    query: galleryPhotosQuery,
    data: listData(photoSchema),
    errors: { 404: 'No such gallery' },
  },
} satisfies Operations;
