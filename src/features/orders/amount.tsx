import { Price, TokenAmount } from '@/components/text/price';
import type { OrderLine } from '@/contract/order';
import { useAppSelector } from '@/store/hooks';

interface Props {
  amount: number;
  payBy: OrderLine['payBy'];
  className?: string;
}

/** An amount in what was paid with: tokens or money. */
export function Amount({ amount, payBy, className }: Props) {
  const symbol = useAppSelector(({ ui }) => ui.currencySymbol);
  return payBy === 'token' ? <TokenAmount amount={amount} className={className} /> : <Price amount={amount} symbol={symbol} className={className} />;
}
