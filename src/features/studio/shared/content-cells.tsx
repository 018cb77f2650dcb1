import { TokenAmount } from '@/components/text/price';
import { formatNumber } from '@/lib/format/format';
import { accessOf } from './access';

export function AccessPrice({ item }: { item: { isSale?: boolean; price?: number } }) {
  const access = accessOf(item);
  if (access === 'sale') return <TokenAmount amount={item.price} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

/** Formats a number; a dash if the server doesn't count it. */
export const figure = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));
