import { ReceiptPage } from '@/entities/payment/receipt-page';
import type { OrderLine } from '@/contract/order';
import type { Loaded } from '@/lib/page/load-part';
import { paths } from '@/lib/page/paths';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { receiptOfOrder } from './receipt-of-order';

/** The receipt of an order, to read and to print: of all that was ordered together, or none. */
export function OrderReceipt({ line, others }: { line: OrderLine; others: Loaded<OrderLine[]> }) {
  const parties = useReceiptParties();
  return (
    <ReceiptPage
      receipt={others.ok ? { ok: true, content: receiptOfOrder(line, others.content) } : others}
      {...parties}
      back={{ href: paths.order(line), label: 'Back to the order' }}
    />
  );
}
