import { z } from 'zod';
import { listData } from './envelope';
import { contentStatuses, id, mediaFileSchema, record, tokens } from './fields';
import { contentStatus, formNumber, longText, optionalTitle } from './form-fields';
import { gallerySchema } from './gallery';
import { ownerErrors, withAssetAliases, type Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryOneOf, queryText, type QueryOf } from './query';

const photoTargets = ['gallery', 'video'] as const;

/** A photo. `photo.url` is null while it is locked; its thumbnails are always present. */
export const photoSchema = record(
  {},
  {
    title: z.string(),
    description: z.string(),
    status: z.enum(contentStatuses),
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
    ordering: z.number().describe('Position in the gallery'),
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

export const ownPhotoSearchQuery = listQuery({ galleryId: queryText, targetId: queryText, status: queryText });
export type OwnPhotoSearchQuery = QueryOf<typeof ownPhotoSearchQuery>;

const photoFields = z.object({
  title: optionalTitle,
  description: longText,
  status: contentStatus('active'),
});
const GALLERY_NEEDED = 'Choose a gallery for the photo.';

/** `target` and `targetId` name the gallery on some servers. */
const withGallery = (raw: unknown): unknown => {
  const { targetId, ...fields } = Object(raw) as Record<string, unknown>;
  return targetId === undefined ? raw : { galleryId: targetId, ...fields };
};

export const uploadPhotoBody = z.preprocess(
  withGallery,
  photoFields.extend({ galleryId: z.string(GALLERY_NEEDED).min(1, GALLERY_NEEDED) }),
);
export type UploadPhotoParts = z.output<typeof uploadPhotoBody> & { photo: Blob };

export const updatePhotoBody = photoFields.extend({
  galleryId: z
    .string(GALLERY_NEEDED)
    .min(1, GALLERY_NEEDED)
    .optional()
    .describe('Moves it to the end of another gallery of the caller'),
  ordering: formNumber(
    z.coerce
      .number('The position must be a number.')
      .int('The position must be a whole number.')
      .min(0, 'The first position is 0.'),
  ).describe('New position in the gallery, from 0; the others shift'),
});
export type UpdatePhotoBody = z.output<typeof updatePhotoBody>;

export const photoOperations = withAssetAliases({
  searchPhotos: {
    method: 'GET',
    path: '/user/assets/photos',
    auth: 'optional',
    pages: ['/photos', '/performers/[id]'],
    summary: 'Photos',
    query: photoSearchQuery,
    data: listData(photoSchema),
  },
  searchGalleryPhotos: {
    method: 'GET',
    path: '/user/assets/gallery/{id}/photos',
    auth: 'any',
    pages: ['/gallery/[id]'],
    summary: 'Photos of one gallery',
    query: galleryPhotosQuery,
    data: listData(photoSchema),
    errors: { 404: 'No such gallery' },
  },
  searchOwnPhotos: {
    method: 'GET',
    path: '/performer/assets/photos/search',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/photos', '/studio/galleries/[id]'],
    summary: 'Own photos in every status; those of one gallery in gallery order',
    query: ownPhotoSearchQuery,
    data: listData(photoSchema),
  },
  getOwnPhoto: {
    method: 'GET',
    path: '/performer/assets/photos/{id}/view',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries/[id]'],
    summary: "One of the performer's photos",
    data: photoSchema,
    errors: ownerErrors('photo'),
  },
  uploadPhoto: {
    method: 'POST',
    path: '/performer/assets/photos/upload',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries/[id]'],
    summary: "Add a photo to the end of one of the performer's galleries; the first becomes its cover",
    body: uploadPhotoBody,
    multipart: { files: ['photo'] },
    data: photoSchema,
    errors: {
      403: 'The gallery belongs to another account',
      404: 'No such gallery',
      413: 'The file is too large',
      422: 'The file is not a photo',
    },
  },
  updatePhoto: {
    method: 'PUT',
    path: '/performer/assets/photos/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/photos', '/studio/galleries/[id]'],
    summary: "Edit or move one of the performer's photos",
    body: updatePhotoBody,
    data: photoSchema,
    errors: ownerErrors('photo'),
  },
  setCoverPhoto: {
    method: 'POST',
    path: '/performer/assets/photos/set-cover/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/galleries/[id]'],
    summary: "Make one of the performer's photos the public cover of its gallery",
    data: z.boolean(),
    errors: ownerErrors('photo'),
  },
  removePhoto: {
    method: 'DELETE',
    path: '/performer/assets/photos/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/photos', '/studio/galleries/[id]'],
    summary: "Remove one of the performer's photos",
    data: z.union([photoSchema, z.boolean()]),
    errors: ownerErrors('photo'),
  },
} satisfies Operations);
