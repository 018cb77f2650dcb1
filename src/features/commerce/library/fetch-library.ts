import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import { joined, ownedByOrder, ownedByTokens, type OwnedItem } from './owned-items';
import { addPictures } from './add-pictures';

/** Records per list and call, the maximum of one call (contract A.4). */
const ITEMS_PER_REQUEST = 200;

/** Token payments that grant lasting access, unlike tips and shows. Older back ends call posts `feed`. */
const TOKEN_TYPES = ['video', 'gallery', 'story', 'feed', 'product'];

export interface LibraryPart {
  things: OwnedItem[];
  /** Offset of older purchases; null when everything is loaded. */
  next: number | null;
  failure: string | null;
  down: boolean;
}

/** One part of the visitor's purchases from orders and token payments, latest first. */
export async function fetchLibrary(services: Services, offset: number, signal?: AbortSignal): Promise<LibraryPart> {
  const { orders, tokenTransactions } = services;
  const range = { limit: ITEMS_PER_REQUEST, offset };
  const lists = await Promise.all([
    loaded(async () => {
      const { data } = await orders.searchLines(range, { signal });
      return { total: data.total, things: data.data.flatMap((line) => ownedByOrder(line) ?? []) };
    }),
    ...TOKEN_TYPES.map((type) =>
      loaded(async () => {
        const { data } = await tokenTransactions.search({ ...range, type }, { signal });
        return { total: data.total, things: data.data.flatMap(ownedByTokens) };
      }),
    ),
  ]);
  const found = lists.flatMap((list) => (list.ok ? [list.content] : []));
  const failure = lists.find((list) => !list.ok)?.message ?? null;
  const hasMore = found.some(({ total }) => total > offset + ITEMS_PER_REQUEST);
  const things = await addPictures(services, joined(found.flatMap((list) => list.things)), signal);
  return { things, next: hasMore ? offset + ITEMS_PER_REQUEST : null, failure, down: found.length === 0 };
}
