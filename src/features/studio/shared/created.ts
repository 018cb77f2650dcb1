import { useRouter } from 'next/router';
import { readParameter, withQuery } from '@/lib/lists/query';

/**
 * Adds a created item to a path, so that the page can show a notice with a link to it. Some servers reply without the
 * item; the path then stays as it is.
 */
export const createdPath = (path: string, item: { _id: string } | null): string =>
  withQuery(path, { created: item?._id });

/** The item that was just created, if the page shows it and it isn't deleted. */
export function useCreatedItem<T extends { _id: string }>(
  items: readonly T[],
  removalStatus: Readonly<Record<string, unknown>> = {},
): T | null {
  const id = readParameter(useRouter().query, 'created');
  return items.find(({ _id }) => _id === id && !removalStatus[_id]) ?? null;
}
