import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import { joined, ownedByOrder, ownedByTokens, type OwnedItem } from './owned-items';
import { addPictures } from './add-pictures';

/** What is read of each list in one go: as many records as one call gives (contract A.4). */
const PART = 200;

/** The payments in tokens that give something for good. Tips and shows would only fill the lists; `feed` is what older back ends call posts. */
const TOKEN_TYPES = ['video', 'gallery', 'story', 'feed', 'product'];

export interface LibraryPart {
  things: OwnedItem[];
  /** Where older purchases begin; null when all of them are here. */
  next: number | null;
  /** Why some of it is not here. */
  failure: string | null;
  /** None of it could be loaded. */
  down: boolean;
}

/** A part of everything that the visitor owns, read from the orders and the payments in tokens, the latest first. */
export async function fetchLibrary(services: Services, offset: number, signal?: AbortSignal): Promise<LibraryPart> {
  const { orders, tokenTransactions } = services;
  const range = { limit: PART, offset };
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
  const hasMore = found.some(({ total }) => total > offset + PART);
  const things = await addPictures(services, joined(found.flatMap((list) => list.things)), signal);
  return { things, next: hasMore ? offset + PART : null, failure, down: found.length === 0 };
}
