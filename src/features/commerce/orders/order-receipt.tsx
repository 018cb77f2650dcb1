import { ReceiptPage } from '@/entities/payment/receipt-page';
import type { OrderLine } from '@/contract/order';
import type { Loaded } from '@/lib/page/load-part';
import { paths } from '@/lib/page/paths';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { receiptOfOrder } from './receipt-of-order';

/** The printable receipt of the whole order; requires that the other lines are loaded. */
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
