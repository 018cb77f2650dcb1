import { formatNumber } from '@/lib/format';
import type { ListContent } from './list-results';

/** How many there are, announced when it changes. Says nothing while the list is not there. */
export function ListCount({ list: { total, items, error }, noun }: { list: ListContent<unknown>; noun: string }) {
  const unknown = items.length === 0 && error !== null;
  return <span role="status">{unknown ? '' : `${formatNumber(total)} ${total === 1 ? noun : `${noun}s`}`}</span>;
}
