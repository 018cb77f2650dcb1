import { Receipt } from '@/components/receipt/receipt';
import type { OrderLine } from '@/contract/order';
import type { Loaded } from '@/lib/loaded';
import { paths } from '@/lib/paths';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { receiptOfOrder } from './receipt-of-order';

/** The receipt of an order, to read and to print. */
export function OrderReceipt({ line, others }: { line: OrderLine; others: Loaded<OrderLine[]> }) {
  const parties = useReceiptParties();
  return (
    <Receipt
      facts={receiptOfOrder(line, others.ok ? others.content : [])}
      {...parties}
      back={{ href: paths.order(line), label: 'Back to the order' }}
    />
  );
}
