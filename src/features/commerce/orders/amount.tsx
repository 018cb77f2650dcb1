import { Price, TokenAmount } from '@/components/text/price';
import type { OrderLine } from '@/contract/order';
import { useCurrency } from '@/store/ui/use-currency';

interface Props {
  /** Undefined if the server doesn't say. */
  amount: number | undefined;
  payBy: OrderLine['payBy'];
  className?: string;
}

/** An amount in the payment's unit: tokens or money. */
export function Amount({ amount, payBy, className }: Props) {
  const currency = useCurrency();
  return payBy === 'token' ? (
    <TokenAmount amount={amount} className={className} missing="Not available" />
  ) : (
    <Price amount={amount} currency={currency} className={className} missing="Not available" />
  );
}
