import type { z } from 'zod';
import type { boughtFileSchema, transactionSchema } from '@/contract/payment';
import type { BoughtLine, TransactionRow } from '../seed/rows/money';
import { downloadPath } from './items';
import { personById } from './people';
import type { View } from './view';

export const paymentView = (view: View, row: TransactionRow): z.input<typeof transactionSchema> => ({
  ...row,
  sourceInfo: personById(view, 'user', row.sourceId),
  performerInfo: row.performerId === null ? null : personById(view, 'performer', row.performerId),
  products: row.products.map(({ performerId, ...line }) => ({ ...line, ...(performerId !== null && { performerId }) })),
  deliveryAddress: row.delivery?.deliveryAddress ?? '',
  digitalProducts: row.status === 'success' ? getFiles(view, row.products) : [],
  stripeConfirmUrl: null,
});

/** The files of a purchase. */
export function getFiles(view: View, lines: readonly BoughtLine[]): z.input<typeof boughtFileSchema>[] {
  const products = lines
    .filter(({ productType }) => productType === 'digital')
    .flatMap(({ productId }) => view.store.products.get(productId) ?? []);
  return products.map((product) => ({
    _id: product._id,
    digitalFileId: product._id,
    digitalFileUrl: downloadPath(view, product),
  }));
}
