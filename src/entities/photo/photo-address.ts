import { addressOf, atPage, PAGE_SIZE, type ListRules, type ListView } from '@/lib/lists/list-address';

/*
 * A photo that is open in the viewer stands in the address of the list it was opened from, as `photo`, with the
 * page it is on. What the viewer adds to the history is written by hand: to the router those steps are not pages, and nothing has to be loaded for them.
 */

const BASE = 'http://own.invalid';

/** The address of a photo within the list at this address. */
export function photoAddress(listAddress: string, id: string): string {
  const url = new URL(listAddress, BASE);
  url.searchParams.set('photo', id);
  return url.pathname + url.search;
}

/** The photo that an address names, or null. */
export const photoOf = (address: string): string | null => new URL(address, BASE).searchParams.get('photo') || null;

/** The one address of a photo: that of its page in the list, with the photo in it. `index` = where it stands among those from the view's first page on. */
export const addressOfPhoto = <F extends string>(rules: ListRules<F>, view: ListView<F>, { id, index }: { id: string; index: number }, size = PAGE_SIZE): string =>
  photoAddress(addressOf(rules, atPage(view, view.page + Math.floor(Math.max(index, 0) / size))), id);

/** The view for somebody who comes by the address of a photo: with the pages before it, so that he can walk back, unless there are more than `most`. */
export const viewAround = <F extends string>(view: ListView<F>, photoId: string, most: number): ListView<F> =>
  photoId && view.page <= most ? { ...view, page: 1, upto: view.page } : view;

/** Whether two addresses are of one list: the photo that is open and how much of the list is shown make no difference. */
export function isSameList(one: string, other: string): boolean {
  return listOf(one) === listOf(other);
}

function listOf(address: string): string {
  const url = new URL(address, BASE);
  for (const name of ['photo', 'page', 'upto']) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.pathname + url.search;
}
