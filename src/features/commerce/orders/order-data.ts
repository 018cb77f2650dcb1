import type { Order, OrderLine } from '@/contract/order';
import type { Performer } from '@/contract/performer';
import { purchasedKind, purchasedItemPath } from '@/entities/payment/purchased-item';
import { productForCard } from '@/entities/card-data';
import { getOrderStage, needsShipping, type OrderStage } from '@/entities/order/order-stage';
import { getPart, multiplyPrice } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { pick } from '@/lib/record';

/*
 * A line from the API contains the whole buyer, seller and product, and sometimes the URL of the file. The page gets
 * only what it shows.
 */

const toPerson = (person: Performer | null | undefined) => person && pick(person, '_id', 'name', 'username', 'avatar');

/** A line with only what the order pages show. */
export function lineForPage({
  buyer: _buyer,
  digitalProducts: _files,
  extraInfo: _extra,
  description: _description,
  seller,
  productInfo,
  ...line
}: OrderLine): OrderLine {
  return { ...line, seller: toPerson(seller), productInfo: productInfo && productForCard(productInfo) };
}

export function orderForPage({ buyer: _buyer, seller, details = [], ...order }: Order): Order {
  return { ...order, seller: toPerson(seller), details: details.map(lineForPage) };
}

/** A line's price without a coupon: total and per unit. Some back ends state only the amount paid. */
export function getFullPrices({ quantity, totalPrice, unitPrice, originalPrice }: OrderLine): {
  all: number | undefined;
  one: number | undefined;
} {
  const all = originalPrice ?? (unitPrice === undefined ? totalPrice : multiplyPrice(unitPrice, quantity));
  return { all, one: unitPrice ?? (all === undefined ? undefined : getPart(all, quantity)) };
}

export const isMembership = ({ productType }: Pick<OrderLine, 'productType'>): boolean =>
  productType === 'subscription_package';

export const isMembershipOrder = ({ type, details = [] }: Order): boolean =>
  details.length === 0 ? type === 'subscription_package' : details.every(isMembership);

/** The line with the shipping address; lines that aren't shipped have none. */
export const findShippedLine = (lines: readonly OrderLine[]): OrderLine | undefined =>
  lines.find((line) => needsShipping(line) && line.deliveryAddress);

export const stageOfOrder = (order: Order): OrderStage => {
  const { details = [] } = order;
  return getOrderStage(order, details.length === 0 ? !isMembershipOrder(order) : details.some(needsShipping));
};

/** Path of the purchased item, or null if it is no longer available. */
export function pathOfLine({ productType, productId, productInfo }: OrderLine): string | null {
  if (isMembership({ productType })) return paths.membership;
  const kind = productType === undefined ? 'goods' : purchasedKind(productType);
  return kind && productInfo
    ? purchasedItemPath(kind, { _id: productId ?? productInfo._id, slug: productInfo.slug })
    : null;
}

/** Name of the seller; the site sells some items itself. */
export const sellerName = ({ seller }: Pick<OrderLine, 'seller'>): string => seller?.name || 'The shop';
