import { randomBytes } from 'node:crypto';
import { is } from '../db/conditions';
import type { Store } from '../db/store';
import { invalidField } from '../http/errors';
import type { BoughtLine, OrderDetailRow, OrderRow } from '../seed/rows/money';
import { pluralize } from '../texts';
import { mainUnits, getSum, times } from './amounts';
import type { Sale } from './settle';
import type { Share } from './shares';

const ORDERED = ['video', 'gallery', 'digital', 'physical'];
const newId = (): string => randomBytes(12).toString('hex');

/** Throws 400 if there is less stock than requested. Digital goods never run out. */
export function requireStock(
  store: Store,
  lines: readonly Pick<BoughtLine, 'productType' | 'productId' | 'quantity' | 'name'>[],
): void {
  for (const { productType, productId, quantity, name } of lines) {
    const stock = productType === 'physical' ? (store.products.get(productId)?.stock ?? 0) : quantity;
    if (stock >= quantity) continue;
    throw invalidField(
      'products',
      'stock',
      stock === 0 ? `“${name}” is sold out.` : `Only ${stock} of “${name}” ${pluralize(stock, 'is', 'are')} left.`,
    );
  }
}

export function takeStock(store: Store, lines: readonly BoughtLine[]): void {
  requireStock(store, lines);
  for (const { productType, productId, quantity } of lines)
    if (productType === 'physical') store.products.bump(productId, 'stock', -quantity);
}

/**
 * Writes one order per seller with one line per item. Videos and galleries bought with tokens unlock at once and need
 * no order.
 */
export function writeOrders(store: Store, sale: Sale, shares: readonly Share[], at: string): void {
  const { paid, row } = sale.payment;
  const isOrder = row.type === 'product' || (paid === 'money' && (row.type === 'video' || row.type === 'gallery'));
  if (!isOrder) return;
  for (const share of shares) {
    const lines = share.lines.filter(({ line }) => ORDERED.includes(line.productType));
    const orderId = newId();
    const orderNumber = freeNumber(store);
    const hasGoods = lines.some(({ line }) => line.productType === 'physical');
    const common = {
      createdAt: at,
      updatedAt: at,
      buyerId: row.sourceId,
      buyerSource: 'user',
      sellerId: share.performerId ?? '',
      sellerSource: share.performerId === null ? 'system' : 'performer',
      status: 'paid',
      payBy: paid,
      couponInfo: 'couponInfo' in row ? row.couponInfo : null,
    } as const;
    store.orders.insert({
      ...common,
      ...getAddress(sale, hasGoods),
      _id: orderId,
      orderNumber,
      type: row.type as OrderRow['type'],
      quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
      totalPrice: mainUnits(share.gross),
      originalPrice: getSum(lines.map(({ line }) => times(line.price, line.quantity))),
      deliveryStatus: hasGoods ? 'created' : 'delivered',
      transactionId: row._id,
    });
    lines.forEach(({ line, total }, index) => {
      const isGoods = line.productType === 'physical';
      store.orderDetails.insert({
        ...common,
        ...getAddress(sale, isGoods),
        _id: newId(),
        orderId,
        orderNumber: `${orderNumber}-S${index + 1}`,
        productType: line.productType as OrderDetailRow['productType'],
        productId: line.productId,
        name: line.name,
        description: line.description,
        unitPrice: line.price,
        quantity: line.quantity,
        originalPrice: times(line.price, line.quantity),
        totalPrice: mainUnits(total),
        deliveryStatus: isGoods ? 'created' : 'delivered',
        shippingCode: '',
        userNote: sale.delivery?.userNote ?? '',
      });
    });
  }
}

/** Returns an unused order number of eight characters. */
function freeNumber(store: Store): string {
  for (;;) {
    const number = randomBytes(4).toString('hex').toUpperCase();
    if (!store.orders.has(is('orderNumber', number))) return number;
  }
}

const getAddress = ({ delivery = {} }: Sale, hasGoods: boolean) => ({
  deliveryAddress: (hasGoods && delivery.deliveryAddress) || '',
  phoneNumber: (hasGoods && delivery.phoneNumber) || '',
  postalCode: (hasGoods && delivery.postalCode) || '',
});
