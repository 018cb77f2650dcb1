import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import type { BoughtLine, TokenTransactionRow } from '../seed/rows/money';
import type { Viewer } from '../http/session';
import { getSum, times } from './amounts';

type TokenPaymentRequest = Pick<TokenTransactionRow, 'type' | 'target' | 'targetId'> &
  Partial<Pick<TokenTransactionRow, 'sessionId' | 'shippingInfo'>> & {
    lines: BoughtLine[];
    viewer: Viewer;
    key: string | null;
  };

/** Creates the record of a token payment without storing it; `settle` does that. */
export function tokenPayment(
  { now }: Pick<Context, 'now'>,
  { type, target, targetId, lines, viewer, key, sessionId = null, shippingInfo = null }: TokenPaymentRequest,
): TokenTransactionRow {
  const at = now().toISOString();
  const total = getSum(lines.map(({ price, quantity }) => times(price, quantity)));
  const [seller = null, ...others] = new Set(lines.map(({ performerId }) => performerId));
  return {
    _id: randomBytes(12).toString('hex'),
    createdAt: at,
    updatedAt: at,
    source: 'user',
    sourceId: viewer.account._id,
    performerId: others.length === 0 ? seller : null,
    target,
    targetId,
    sessionId,
    type,
    products: lines,
    totalPrice: total,
    originalPrice: total,
    status: 'pending',
    shippingInfo,
    ...(key !== null && { idempotencyKey: key }),
  };
}

type Item = {
  _id: string;
  title?: string;
  name?: string;
  description?: string;
  price: number;
  performerId: string | null;
};

/** The single line of a payment for one item. */
export const lineFor = (item: Item, productType: string): BoughtLine => ({
  name: item.title ?? item.name ?? '',
  description: item.description ?? '',
  price: item.price,
  productType,
  productId: item._id,
  performerId: item.performerId,
  quantity: 1,
  tokens: item.price,
});
