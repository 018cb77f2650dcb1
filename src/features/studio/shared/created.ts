import { useRouter } from 'next/router';
import { readParameter, withQuery } from '@/lib/lists/query';

/** Where an item was created: the page names it in its address, so that a notice offers its link. */
export const createdPath = (path: string, { _id }: { _id: string }): string => withQuery(path, { created: _id });

/** The item that was just created, if the page shows it. */
export function useCreatedItem<T extends { _id: string }>(items: readonly T[]): T | null {
  const id = readParameter(useRouter().query, 'created');
  return items.find(({ _id }) => _id === id) ?? null;
}
