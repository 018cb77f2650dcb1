import { formatNumber } from '@/lib/format/format';
import type { ListContent } from './list-results';

interface ListCountProps {
  list: ListContent<unknown>;
  /** One of them: "gallery". */
  noun: string;
  /** Several of them, where that takes more than an s. */
  plural?: string;
}

/** How many there are, announced when it changes. Says nothing while the list is not there. */
export function ListCount({ list: { total, items, error }, noun, plural = `${noun}s` }: ListCountProps) {
  const unknown = items.length === 0 && error !== null;
  return <span role="status">{unknown ? '' : `${formatNumber(total)} ${total === 1 ? noun : plural}`}</span>;
}
