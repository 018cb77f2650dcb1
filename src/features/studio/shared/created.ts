import { useRouter } from 'next/router';
import { readParameter, withQuery } from '@/lib/lists/query';

/**
 * Where an item was created: the page names it in its address, so that a notice offers its link. Servers that reply
 * without the item leave the name out.
 */
export const createdPath = (path: string, item: { _id: string } | null): string =>
  withQuery(path, { created: item?._id });

/** The item that was just created, if the page shows it. */
export function useCreatedItem<T extends { _id: string }>(items: readonly T[]): T | null {
  const id = readParameter(useRouter().query, 'created');
  return items.find(({ _id }) => _id === id) ?? null;
}
