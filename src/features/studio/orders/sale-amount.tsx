import { Price, TokenAmount } from '@/components/text/price';
import type { OrderLine } from '@/contract/order';
import { useCurrency } from '@/store/ui/use-currency';

export function SaleAmount({ amount, payBy }: { amount: number | undefined; payBy: OrderLine['payBy'] }) {
  const currency = useCurrency();
  return payBy === 'token' ? (
    <TokenAmount amount={amount} missing="Not available" />
  ) : (
    <Price amount={amount} currency={currency} missing="Not available" />
  );
}
