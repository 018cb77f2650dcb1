import type { z } from 'zod';
import type { orderLineSchema, orderSchema } from '@/contract/order';
import { is } from '../db/conditions';
import type { FileRow } from '../seed/rows/common';
import type { GalleryRow, VideoRow } from '../seed/rows/content';
import type { OrderDetailRow, OrderRow } from '../seed/rows/money';
import { downloadPath, productView } from './items';
import { performerById, personById } from './people';
import { pick } from './pick';
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
  const { videos, galleries, products } = view.store;
  if (productType === 'video')
    return activeItem(videos.get(productId), (row) => contentInfo(row, row.title, row.thumbnail));
  if (productType === 'gallery')
    return activeItem(galleries.get(productId), (row) => contentInfo(row, row.name, row.coverPhoto));
  return activeItem(products.get(productId), (row) => productView(view, row));
}

const activeItem = <T extends { status: string }, A>(row: T | undefined, show: (row: T) => A): A | null =>
  row?.status === 'active' ? show(row) : null;

const contentInfo = (row: VideoRow | GalleryRow, name: string, image: FileRow | null) => ({
  ...pick(row, '_id', 'slug', 'price', 'performerId'),
  name,
  image: image?.url ?? null,
});
