import { PAGE_SIZE, type ListRules, type ListView, getPageUrl } from '@/lib/lists/list-url';

/*
 * The open photo is stored in the URL of its list, as `photo`, together with its page. The viewer writes history
 * entries itself, because they aren't pages to the router and don't load anything.
 */

const BASE = 'http://own.invalid';

export function photoUrl(listUrl: string, id: string): string {
  const url = new URL(listUrl, BASE);
  url.searchParams.set('photo', id);
  return url.pathname + url.search;
}

export const getPhotoId = (url: string): string | null => new URL(url, BASE).searchParams.get('photo') || null;

/**
 * Returns the canonical URL of a photo: the list page it is on, with its id. `index` counts from the first page of the
 * view.
 */
export const urlOfPhoto = <F extends string>(
  rules: ListRules<F>,
  view: ListView<F>,
  { id, index }: { id: string; index: number },
  size = PAGE_SIZE,
): string => photoUrl(getPageUrl(rules, view, view.page + Math.floor(Math.max(index, 0) / size)), id);

/**
 * Returns the view for a shared photo URL. Includes the previous pages so that visitors can go back, unless there are
 * more than `maxPages`.
 */
export const viewAround = <F extends string>(view: ListView<F>, photoId: string, maxPages: number): ListView<F> =>
  photoId && view.page <= maxPages ? { ...view, page: 1, upto: view.page } : view;

/** True if two URLs belong to the same list, ignoring the open photo and the pages shown. */
export function isSameList(one: string, other: string): boolean {
  return getList(one) === getList(other);
}

function getList(path: string): string {
  const url = new URL(path, BASE);
  for (const name of ['photo', 'page', 'upto']) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.pathname + url.search;
}
