import { galleryOperations } from '@/contract/gallery';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { route, type Route } from '../http/route';
import { ownGalleryView } from '../views/items';
import { getSold } from '../views/sold';
import { viewFor } from '../views/view';
import { contentFilters, CONTENT_SORTS, listed, maybe } from './listing';
import {
  forBuyersOnly,
  deleteCommentsAndReactions,
  freeSlug,
  notRemoved,
  newId,
  getOwnItem,
  requireCategories,
  withoutUndefined,
} from './own-items';
import { recount } from './recount';

export function ownGalleryRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;
  return [
    route(galleryOperations.searchOwnGalleries, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.galleries, query, {
        where: [
          is('performerId', viewer.account._id),
          notRemoved,
          maybe('status', query.status),
          maybe('isSale', query.isSale),
          ...contentFilters(query),
        ],
        sorts: CONTENT_SORTS,
        fields: ['name', 'price', 'status', 'numOfItems', 'views', 'likes', 'comments'],
        view: (row) => ownGalleryView(view, row),
      });
    }),

    route(galleryOperations.getOwnGallery, ({ params: { id }, viewer }) =>
      ownGalleryView(viewFor(context, viewer), getOwnItem(store.galleries.get(id), viewer.account, 'gallery')),
    ),

    route(galleryOperations.createGallery, ({ body, viewer }) => {
      requireCategories(store, body.categoryIds, 'gallery');
      const timestamp = now().toISOString();
      const { _id: performerId } = viewer.account;
      const row = store.galleries.insert({
        _id: newId(),
        createdAt: timestamp,
        updatedAt: timestamp,
        name: body.name,
        slug: freeSlug(store.galleries, body.name),
        description: body.description ?? '',
        status: body.status ?? 'draft',
        performerId,
        performerIds: [performerId],
        categoryIds: body.categoryIds ?? [],
        coverPhotoId: null,
        coverPhoto: null,
        numOfItems: 0,
        isSale: body.isSale ?? false,
        price: body.price ?? 0,
        stats: { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 },
      });
      return ownGalleryView(viewFor(context, viewer), row);
    }),

    route(galleryOperations.updateGallery, ({ params: { id }, body, viewer }) => {
      const before = getOwnItem(store.galleries.get(id), viewer.account, 'gallery');
      requireCategories(store, body.categoryIds, 'gallery');
      const row = store.galleries.update(id, { ...withoutUndefined(body), updatedAt: now().toISOString() });
      recount(store, [before.performerId]);
      return ownGalleryView(viewFor(context, viewer), row ?? before);
    }),

    route(galleryOperations.removeGallery, async ({ params: { id }, viewer }) => {
      const { performerId } = getOwnItem(store.galleries.get(id), viewer.account, 'gallery');
      const photos = store.photos.list(is('galleryId', id));
      const isSold = getSold(store, id) > 0;
      store.atomically(() => {
        if (isSold) {
          const { removedAt } = forBuyersOnly(now());
          // Photos are visible exactly when their gallery is.
          for (const photo of photos) store.photos.update(photo._id, { removedAt });
          store.galleries.update(id, forBuyersOnly(now()));
        } else {
          store.photos.remove(is('galleryId', id));
          store.galleries.remove(is('_id', id));
        }
        deleteCommentsAndReactions(store, 'gallery', id);
        recount(store, [performerId]);
      });
      if (!isSold) await uploads.remove(photos.map(({ fileId }) => fileId));
      return true;
    }),
  ];
}
