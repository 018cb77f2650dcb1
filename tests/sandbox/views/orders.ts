import type { z } from 'zod';
import type { orderLineSchema, orderSchema } from '@/contract/order';
import { is } from '../db/conditions';
import type { OrderDetailRow, OrderRow } from '../seed/rows/money';
import { downloadPath, productView } from './items';
import { performerById, personById } from './people';
import type { View } from './view';

type Line = z.input<typeof orderLineSchema>;

/** An order line with its buyer and seller and, if it still exists, the item. */
export const orderLineView = (view: View, row: OrderDetailRow): Line => ({
  ...row,
  buyer: personById(view, 'user', row.buyerId),
  seller: performerById(view, row.sellerId),
  productInfo: getProductInfo(view, row),
});

/** An order line on its own page, with its file, for the buyer. */
export function ownLineView(view: View, row: OrderDetailRow): Line {
  const product = row.productType === 'digital' ? view.store.products.get(row.productId) : undefined;
  const mayLoad = product !== undefined && view.rights.hasBought(product._id);
  return {
    ...orderLineView(view, row),
    digitalProducts: mayLoad
      ? [{ _id: product._id, digitalFileId: product._id, digitalFileUrl: downloadPath(view, product) }]
      : [],
  };
}

export const orderView = (view: View, row: OrderRow): z.input<typeof orderSchema> => ({
  ...row,
  buyer: personById(view, 'user', row.buyerId),
  seller: performerById(view, row.sellerId),
  details: view.store.orderDetails
    .list(is('orderId', row._id), { order: [{ path: 'orderNumber', direction: 'asc' }] })
    .map((line) => orderLineView(view, line)),
});

/** Videos and galleries fill the product field with their name and image. */
function getProductInfo(view: View, { productType, productId }: OrderDetailRow): Line['productInfo'] {
  const { store } = view;
  if (productType === 'video') {
    const video = store.videos.get(productId);
    return video?.status === 'active'
      ? {
          _id: video._id,
          name: video.title,
          slug: video.slug,
          price: video.price,
          image: video.thumbnail?.url ?? null,
          performerId: video.performerId ?? undefined,
        }
      : null;
  }
  if (productType === 'gallery') {
    const gallery = store.galleries.get(productId);
    return gallery?.status === 'active'
      ? {
          _id: gallery._id,
          name: gallery.name,
          slug: gallery.slug,
          price: gallery.price,
          image: gallery.coverPhoto?.url ?? null,
          performerId: gallery.performerId ?? undefined,
        }
      : null;
  }
  const product = store.products.get(productId);
  return product?.status === 'active' ? productView(view, product) : null;
}
