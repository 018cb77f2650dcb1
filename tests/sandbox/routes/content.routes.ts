import { categoryOperations } from '@/contract/category';
import { galleryOperations } from '@/contract/gallery';
import { photoOperations } from '@/contract/photo';
import { promoOperations } from '@/contract/promo';
import type { Context } from '../context';
import { above, always, is, not, withId } from '../db/conditions';
import { entityNotFound, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { hiddenPerformers, buildVisibilityCondition } from '../views/blocked';
import { galleryView, photoView } from '../views/items';
import { ownerByPath } from '../views/owners';
import { viewFor } from '../views/view';
import { ascending, findByIdOrSlug, contentFilters, CONTENT_SORTS, listed, maybe } from './listing';

/** Categories, banners, galleries and their photos. */
export function contentRoutes(context: Context): Route[] {
  const { store } = context;
  return [
    route(categoryOperations.searchCategories, ({ query }) =>
      listed(store.categories, query, {
        where: [
          is('status', 'active'),
          maybe('group', query.group),
          maybe('slug', query.slug),
          query.includedIds ? withId(query.includedIds) : always,
        ],
        fields: ['name', 'ordering'],
        usual: [ascending('ordering')],
        view: (row) => row,
      }),
    ),

    route(promoOperations.searchPromos, ({ query, viewer, ipAddress }) => {
      const hidden = hiddenPerformers(context, viewer, ipAddress);
      const banners = hidden.length === 0 ? [] : store.banners.list(is('status', 'active'));
      const leadingToThem = banners
        .filter(({ link }) => hidden.includes(ownerByPath(store, link) ?? ''))
        .map(({ _id }) => _id);
      return listed(store.banners, query, {
        where: [is('status', 'active'), maybe('position', query.position), not(withId(leadingToThem))],
        fields: ['ordering'],
        usual: [ascending('ordering')],
        view: (row) => ({ ...row, fileId: row._id }),
      });
    }),

    route(galleryOperations.searchGalleries, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      return listed(store.galleries, query, {
        where: [
          is('status', 'active'),
          above('numOfItems', 0),
          ...contentFilters(query),
          buildVisibilityCondition(context, viewer, ipAddress),
        ],
        sorts: CONTENT_SORTS,
        fields: ['name', 'price', 'numOfItems'],
        view: (row) => galleryView(view, row),
      });
    }),

    route(galleryOperations.getGallery, ({ params: { id }, viewer }) => {
      const view = viewFor(context, viewer);
      const row = found(findByIdOrSlug(store.galleries, 'slug', id), 'This gallery');
      if (!view.rights.sees(row)) throw entityNotFound('This gallery');
      store.galleries.bump(row._id, 'stats.views', 1);
      return galleryView(view, row);
    }),

    route(photoOperations.searchPhotos, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      // In the sandbox, photos belong to galleries only, so a video has none.
      const galleryId = query.galleryId ?? query.targetId;
      return listed(store.photos, query, {
        where: [
          is('status', 'active'),
          maybe('galleryId', query.target === 'video' ? '' : galleryId),
          maybe('performerId', query.performerId),
          inOpenGallery,
          buildVisibilityCondition(context, viewer, ipAddress),
        ],
        sorts: CONTENT_SORTS,
        fields: ['ordering', 'title'],
        view: (row) => photoView(view, row, store.galleries.get(row.galleryId)),
      });
    }),

    route(photoOperations.searchGalleryPhotos, ({ params: { id }, query, viewer }) => {
      const view = viewFor(context, viewer);
      const gallery = found(store.galleries.get(id), 'This gallery');
      if (!view.rights.sees(gallery)) throw entityNotFound('This gallery');
      return listed(store.photos, query, {
        where: [is('galleryId', id), is('status', 'active')],
        fields: ['ordering', 'title'],
        usual: [ascending('ordering')],
        view: (row) => photoView(view, row, gallery),
      });
    }),
  ];
}

/** Excludes photos of unpublished galleries from the general list. */
const inOpenGallery = {
  sql: `EXISTS (SELECT 1 FROM galleries WHERE galleries.id = json_extract(photos.doc,'$.galleryId') AND json_extract(galleries.doc,'$.status') = 'active')`,
  values: [],
};
