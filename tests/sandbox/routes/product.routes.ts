import { productOperations } from '@/contract/product';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { entityNotFound, forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { buildVisibilityCondition } from '../views/blocked';
import { downloadPath, ownProductView, productView } from '../views/items';
import { viewFor } from '../views/view';
import { findByIdOrSlug, contentFilters, CONTENT_SORTS, descending, listed, maybe } from './listing';
import { notRemoved, getOwnItem } from './own-items';

const FIELDS = ['name', 'price', 'stock', 'type', 'status', 'views', 'likes', 'comments'];

export function productRoutes(context: Context): Route[] {
  const { store } = context;
  return [
    route(productOperations.searchProducts, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      return listed(store.products, query, {
        where: [
          is('status', 'active'),
          maybe('type', query.type),
          ...contentFilters(query),
          buildVisibilityCondition(context, viewer, ipAddress),
        ],
        sorts: CONTENT_SORTS,
        fields: FIELDS,
        view: (row) => productView(view, row),
      });
    }),

    route(productOperations.getProduct, ({ params: { id }, viewer }) => {
      const view = viewFor(context, viewer);
      const row = found(findByIdOrSlug(store.products, 'slug', id), 'This product');
      if (!view.rights.sees(row)) throw entityNotFound('This product');
      store.products.bump(row._id, 'stats.views', 1);
      return productView(view, row);
    }),

    route(productOperations.getDownloadLink, ({ params: { id }, viewer, origin }) => {
      const view = viewFor(context, viewer);
      const row = found(findByIdOrSlug(store.products, 'slug', id), 'This product');
      found(row.type === 'digital' && row.digitalFileName ? row : null, 'The file of this product');
      if (!view.rights.hasBought(row._id) && !view.rights.owns(row))
        throw forbidden('Buy this product to download it.');
      return { downloadLink: origin + downloadPath(view, row) };
    }),

    route(productOperations.searchOwnProducts, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.products, query, {
        where: [
          is('performerId', viewer.account._id),
          notRemoved,
          maybe('type', query.type),
          maybe('status', query.status),
          ...contentFilters(query),
        ],
        // Digital products have no stock, so they come last.
        sorts: { ...CONTENT_SORTS, stock: [descending('type'), { path: 'stock', direction: query.sort }] },
        fields: FIELDS,
        view: (row) => ownProductView(view, row),
      });
    }),

    route(productOperations.getOwnProduct, ({ params: { id }, viewer }) => {
      const view = viewFor(context, viewer);
      return ownProductView(view, getOwnItem(store.products.get(id), viewer.account, 'product'));
    }),
  ];
}
