import { TokenAmount } from '@/components/text/price';
import { formatNumber } from '@/lib/format/format';
import { accessOf } from './access';

/** What a thing costs in tokens, or who has it without paying. */
export function AccessPrice({ item }: { item: { isSale?: boolean; price?: number } }) {
  const access = accessOf(item);
  if (access === 'sale') return <TokenAmount amount={item.price} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

/** A number in its column; a dash where the server does not count it. */
export const figure = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));
