import type { OrderLine } from '@/contract/order';
import { addressLines } from '@/entities/order/address-lines';
import { getLineStage, type OrderStage } from '@/entities/order/order-stage';
import { subtractAmounts, sumOfKnown } from '@/lib/format/money';
import { paymentStateLabel } from '@/entities/payment/payment-state';
import type { ReceiptFacts } from '@/entities/payment/receipt-facts';
import { getOrderNumber } from '@/entities/order/order-number';
import { findShippedLine, getFullPrices } from './order-data';

/** Receipt status for orders that aren't paid or no longer are. */
const STATUS: Partial<Record<OrderStage, string>> = { unpaid: 'pending', declined: 'failed', refunded: 'refunded' };

const statusOfLine = (line: OrderLine) => STATUS[getLineStage(line)] ?? 'success';

export function receiptOfOrder(line: OrderLine, others: readonly OrderLine[]): ReceiptFacts {
  const lines = [line, ...others].sort((a, b) =>
    (a.orderNumber ?? '').localeCompare(b.orderNumber ?? '', 'en', { numeric: true }),
  );
  const statuses = new Set(lines.map(statusOfLine));
  // The lines are paid together, but each can be refunded.
  const status = statuses.size === 1 ? statusOfLine(line) : 'success';
  const original = sumOfKnown(lines.map((each) => getFullPrices(each).all));
  const total = sumOfKnown(lines.map(({ totalPrice }) => totalPrice));
  return {
    number: getOrderNumber(line),
    at: line.createdAt ?? '',
    paidBy: line.payBy === 'token' ? 'tokens' : 'card',
    status,
    lines: lines.map((each) => ({
      name: each.name,
      note: statusOfLine(each) === status ? undefined : paymentStateLabel(statusOfLine(each)),
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
    sellers: [...new Set(lines.map(({ seller }) => seller?.name ?? null))],
    address: addressLines(findShippedLine(lines) ?? {}).join(', '),
  };
}
