import { Price, TokenAmount } from '@/components/text/price';
import type { OrderLine } from '@/contract/order';
import { useCurrency } from '@/store/ui/use-currency';

/** What the fan paid, in what it was paid with. */
export function SaleAmount({ amount, payBy }: { amount: number; payBy: OrderLine['payBy'] }) {
  const currency = useCurrency();
  return payBy === 'token' ? <TokenAmount amount={amount} /> : <Price amount={amount} currency={currency} />;
}
