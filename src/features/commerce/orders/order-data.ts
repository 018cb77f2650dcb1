import type { Order, OrderLine } from '@/contract/order';
import type { Performer } from '@/contract/performer';
import { purchasedKind, purchasedItemPath } from '@/entities/payment/purchased-item';
import { productForCard } from '@/entities/card-data';
import { partOf, times } from '@/lib/format/money';
import { orderStage, type OrderStage } from './order-state';

/*
 * A line of the wire carries buyer, seller and product whole, some also the address of the file. What goes into the page is what
 * the page shows.
 */

const personOf = (person: Performer | null | undefined) => person && { _id: person._id, name: person.name, username: person.username, avatar: person.avatar };

/** A line reduced to what the pages of orders show. */
export function lineForPage({ buyer: _buyer, digitalProducts: _files, extraInfo: _extra, description: _description, seller, productInfo, ...line }: OrderLine): OrderLine {
  return { ...line, seller: personOf(seller), productInfo: productInfo && productForCard(productInfo) };
}

/** An order with its lines, reduced in the same way. */
export function orderForPage({ buyer: _buyer, seller, details = [], ...order }: Order): Order {
  return { ...order, seller: personOf(seller), details: details.map(lineForPage) };
}

/** What a line costs without a coupon: all of it, and one piece. Some back ends state only what was paid. */
export function fullPrices({ quantity, totalPrice, unitPrice, originalPrice }: OrderLine): { all: number | undefined; one: number | undefined } {
  const all = originalPrice ?? (unitPrice === undefined ? totalPrice : times(unitPrice, quantity));
  return { all, one: unitPrice ?? (all === undefined ? undefined : partOf(all, quantity)) };
}

/** Something of it comes by post. What it is may not be known: then nobody is told that it is in the library. */
export const isSent = ({ productType }: Pick<OrderLine, 'productType'>): boolean => productType === undefined || purchasedKind(productType) === 'goods';

/** The stage of a whole order. */
export const stageOfOrder = ({ details = [], ...order }: Order): OrderStage => orderStage(order, details.length === 0 || details.some(isSent));

/** The stage of one line. */
export const stageOfLine = (line: OrderLine): OrderStage => orderStage(line, isSent(line));

/** Where the bought thing is, or null when it is no longer offered or has no page. */
export function pathOfLine({ productType, productId, productInfo }: OrderLine): string | null {
  const kind = productType === undefined ? 'goods' : purchasedKind(productType);
  return kind && productInfo ? purchasedItemPath(kind, { _id: productId ?? productInfo._id, slug: productInfo.slug }) : null;
}

/** Number of the order that a line belongs to: lines are numbered `9F2A11BC-S1`, `-S2` … (contract B.7). */
export const orderNumberOf = ({ orderNumber = '' }: Pick<OrderLine, 'orderNumber'>): string => orderNumber.replace(/-S\d+$/, '');

/** What the seller is called; the site sells some things itself. */
export const sellerName = ({ seller }: Pick<OrderLine, 'seller'>): string => seller?.name || 'The shop';
