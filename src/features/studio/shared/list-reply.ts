import type { ListReply } from '@/contract/envelope';

/** Some items of a list, and how many it has in all. */
export interface List<T> {
  items: T[];
  total: number;
  /** All items were loaded to filter them here, because the server ignored the filter. */
  isFilteredHere?: true;
}

export function toList<T>(reply: ListReply<T>): List<T>;
export function toList<T, Row>(reply: ListReply<T>, toRow: (item: T) => Row): List<Row>;
export function toList<T>({ data: { data, total } }: ListReply<T>, toRow?: (item: T) => unknown) {
  return { items: toRow ? data.map(toRow) : data, total };
}
