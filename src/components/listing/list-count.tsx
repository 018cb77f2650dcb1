import { formatQuantity } from '@/lib/format/format';
import type { ListContent } from './list-results';

interface ListCountProps {
  list: ListContent<unknown>;
  /** Singular: "gallery". */
  noun: string;
  /** Plural, if irregular. */
  plural?: string;
}

/** The number of items, announced when it changes. Empty if the list failed to load. */
export function ListCount({ list: { total, items, error }, noun, plural }: ListCountProps) {
  const isUnknown = items.length === 0 && error !== null;
  return <span role="status">{isUnknown ? '' : formatQuantity(total, noun, plural)}</span>;
}
