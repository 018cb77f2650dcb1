import type { OrderLine } from '@/contract/order';
import { addressLines } from '@/entities/order/address-lines';
import { subtractAmounts, sumOfKnown } from '@/lib/format/money';
import type { ReceiptFacts } from '@/entities/payment/receipt-facts';
import { getFullPrices, getOrderNumber, stageOfLine } from './order-data';
import type { OrderStage } from './order-state';

/** Receipt status for orders that aren't paid or no longer are. */
const STATUS: Partial<Record<OrderStage, string>> = { unpaid: 'pending', failed: 'failed', refunded: 'refunded' };

export function receiptOfOrder(line: OrderLine, others: readonly OrderLine[]): ReceiptFacts {
  const lines = [line, ...others].sort((a, b) =>
    (a.orderNumber ?? '').localeCompare(b.orderNumber ?? '', 'en', { numeric: true }),
  );
  const original = sumOfKnown(lines.map((each) => getFullPrices(each).all));
  const total = sumOfKnown(lines.map(({ totalPrice }) => totalPrice));
  return {
    number: getOrderNumber(line) || line._id,
    at: line.createdAt ?? '',
    paidBy: line.payBy === 'token' ? 'tokens' : 'card',
    status: STATUS[stageOfLine(line)] ?? 'success',
    lines: lines.map((each) => ({
      name: each.name,
      quantity: each.quantity,
      price: getFullPrices(each).one,
      total: getFullPrices(each).all,
    })),
    original,
    coupon:
      line.couponInfo && total !== undefined && original !== undefined && total < original
        ? { code: line.couponInfo.code, saving: subtractAmounts(original, total) }
        : null,
    total,
    seller: line.seller?.name ?? null,
    address: addressLines(line).join(', '),
  };
}
