import { Price, TokenAmount } from '@/components/text/price';
import { formatMoney, formatTokens } from '@/lib/format/format';
import { useCurrency } from '@/store/ui/use-currency';
import type { EarningUnit } from './sources';

export function UnitAmount({ amount, unit }: { amount: number | undefined; unit: EarningUnit }) {
  const currency = useCurrency();
  return unit === 'tokens' ? (
    <TokenAmount amount={amount} missing="–" />
  ) : (
    <Price amount={amount} currency={currency} missing="–" />
  );
}

export function useUnitText(unit: EarningUnit): (amount: number) => string {
  const currency = useCurrency();
  return (amount) => (unit === 'tokens' ? formatTokens(amount) : formatMoney(amount, currency));
}
