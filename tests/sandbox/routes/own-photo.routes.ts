import { photoOperations } from '@/contract/photo';
import type { Context } from '../context';
import { and, is } from '../db/conditions';
import type { Performer } from '../db/rows';
import { invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { GalleryRow, PhotoRow } from '../seed/rows/content';
import { getBlur, getPicture } from '../uploads/file-paths';
import { photoView } from '../views/items';
import { viewFor } from '../views/view';
import { ascending, CONTENT_SORTS, descending, listed, maybe } from './listing';
import { fileIn, notRemoved, newId, getOwnItem, withoutUndefined } from './own-items';
import { recount } from './recount';

/** Photos of galleries for their owners. */
export function ownPhotoRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;

  const ownGallery = (id: string, account: Performer): GalleryRow =>
    getOwnItem(store.galleries.get(id), account, 'gallery');
  const ownPhoto = (id: string, account: Performer): PhotoRow => getOwnItem(store.photos.get(id), account, 'photo');
  const inOrder = (galleryId: string): readonly PhotoRow[] =>
    store.photos.list(is('galleryId', galleryId), { order: [ascending('ordering')] });

  /** Numbers the photos of a gallery from 0 in this order. */
  const renumber = (photos: readonly PhotoRow[]): void =>
    photos.forEach(({ _id, ordering }, index) => {
      if (ordering !== index) store.photos.update(_id, { ordering: index });
    });

  const setCover = (galleryId: string, cover: PhotoRow | null): void => {
    for (const { _id } of store.photos.list(and([is('galleryId', galleryId), is('isGalleryCover', true)])))
      store.photos.update(_id, { isGalleryCover: false });
    if (cover) store.photos.update(cover._id, { isGalleryCover: true });
    const { width, height } = cover?.photo ?? {};
    store.galleries.update(galleryId, {
      coverPhotoId: cover?._id ?? null,
      coverPhoto: cover && {
        url: `/files/covers/${cover._id}/large.jpg`,
        thumbnails: [`/files/covers/${cover._id}/small.jpg`],
        ...(width && height ? { width, height } : {}),
      },
    });
  };

  /** Ensures that a gallery with photos has a cover, after photos were added, removed or hidden. */
  const tidy = (galleryId: string): void => {
    const photos = inOrder(galleryId);
    renumber(photos);
    const gallery = store.galleries.update(galleryId, {
      numOfItems: photos.filter(({ status }) => status === 'active').length,
      updatedAt: now().toISOString(),
    });
    if (!gallery) return;
    if (!photos.some(({ _id }) => _id === gallery.coverPhotoId))
      setCover(galleryId, photos.find(({ status }) => status === 'active') ?? photos[0] ?? null);
    recount(store, [gallery.performerId]);
  };

  return [
    route(photoOperations.searchOwnPhotos, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const galleryId = query.galleryId ?? query.targetId;
      return listed(store.photos, query, {
        where: [
          is('performerId', viewer.account._id),
          notRemoved,
          maybe('galleryId', galleryId),
          maybe('status', query.status),
        ],
        sorts: CONTENT_SORTS,
        fields: ['ordering', 'title', 'status'],
        usual: galleryId ? [ascending('ordering')] : [descending('createdAt')],
        view: (row) => photoView(view, row, store.galleries.get(row.galleryId)),
      });
    }),

    route(photoOperations.getOwnPhoto, ({ params: { id }, viewer }) => {
      const row = ownPhoto(id, viewer.account);
      return photoView(viewFor(context, viewer), row, store.galleries.get(row.galleryId));
    }),

    route(photoOperations.uploadPhoto, async ({ body, files, viewer }) => {
      const gallery = ownGallery(body.galleryId, viewer.account);
      const sent = fileIn(files, 'photo');
      if (!sent) throw invalidField('photo', 'isNotEmpty', 'Choose a photo.');
      const _id = newId();
      const file = await uploads.keepPicture(viewer.account._id, sent, { kind: 'photo', id: _id });
      const timestamp = now().toISOString();
      store.atomically(() => {
        store.photos.insert({
          _id,
          createdAt: timestamp,
          updatedAt: timestamp,
          title: body.title ?? '',
          description: body.description ?? '',
          status: body.status ?? 'active',
          processing: false,
          performerId: viewer.account._id,
          galleryId: gallery._id,
          isGalleryCover: false,
          ordering: store.photos.count(is('galleryId', gallery._id)),
          photo: getPicture(file),
          blurred: getBlur(file),
          fileId: file._id,
        });
        tidy(gallery._id);
      });
      return photoView(viewFor(context, viewer), ownPhoto(_id, viewer.account), store.galleries.get(gallery._id));
    }),

    route(photoOperations.updatePhoto, ({ params: { id }, body: { galleryId, ordering, ...change }, viewer }) => {
      const before = ownPhoto(id, viewer.account);
      const target = galleryId === undefined ? before.galleryId : ownGallery(galleryId, viewer.account)._id;
      store.atomically(() => {
        const isMoved = target !== before.galleryId;
        const end = isMoved
          ? { galleryId: target, ordering: store.photos.count(is('galleryId', target)), isGalleryCover: false }
          : {};
        const row =
          store.photos.update(id, { ...withoutUndefined(change), ...end, updatedAt: now().toISOString() }) ?? before;
        if (ordering !== undefined) {
          const others = inOrder(target).filter(({ _id }) => _id !== id);
          renumber(others.toSpliced(ordering, 0, row));
        }
        for (const each of new Set([before.galleryId, target])) tidy(each);
      });
      return photoView(viewFor(context, viewer), ownPhoto(id, viewer.account), store.galleries.get(target));
    }),

    route(photoOperations.setCoverPhoto, ({ params: { id }, viewer }) => {
      const row = ownPhoto(id, viewer.account);
      ownGallery(row.galleryId, viewer.account);
      store.atomically(() => setCover(row.galleryId, row));
      return true;
    }),

    route(photoOperations.removePhoto, async ({ params: { id }, viewer }) => {
      const { galleryId, fileId } = ownPhoto(id, viewer.account);
      store.atomically(() => {
        store.photos.remove(is('_id', id));
        tidy(galleryId);
      });
      await uploads.remove([fileId]);
      return true;
    }),
  ];
}
