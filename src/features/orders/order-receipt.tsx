import { Receipt } from '@/components/receipt/receipt';
import type { OrderLine } from '@/contract/order';
import type { Loaded } from '@/lib/loaded';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { receiptOfOrder } from './receipt-of-order';

/** The receipt of an order, to read and to print. */
export function OrderReceipt({ line, others }: { line: OrderLine; others: Loaded<OrderLine[]> }) {
  const { siteName, currencySymbol, currency } = useAppSelector(({ ui }) => ui);
  const { name, email } = useAppSelector(({ user }) => user.current);
  return (
    <Receipt
      facts={receiptOfOrder(line, others.ok ? others.content : [])}
      siteName={siteName}
      buyer={{ name, email }}
      currency={{ symbol: currencySymbol, code: currency }}
      back={{ href: paths.order(line), label: 'Back to the order' }}
    />
  );
}
