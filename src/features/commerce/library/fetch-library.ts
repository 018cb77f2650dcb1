import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import type { ListData, ListReply } from '@/contract/envelope';
import { galleryForCard, productForCard, videoForCard } from '@/entities/card-data';
import { joinItems, ownedByOrder, ownedByTokens, type OwnedItem, type OwnedKind } from './owned-items';
import { MAX_LIMIT } from '@/lib/lists/query';

/** Ids per request, because the length of a URL is limited. */
const IDS_PER_REQUEST = 50;

type PublicDetails = Pick<OwnedItem, 'slug' | 'picture' | 'by'>;
type DetailsById = Map<string, PublicDetails>;

/** Loads public records by id; `exact`: the reply contained only the requested ids. */
type LoadDetails = (
  services: Services,
  includedIds: string[],
  signal?: AbortSignal,
) => Promise<{ details: DetailsById; exact: boolean }>;

const detailsLoader =
  <T extends { _id: string }>(
    list: (
      services: Services,
      query: { includedIds: string[]; limit: number },
      signal?: AbortSignal,
    ) => Promise<ListReply<T>>,
    getDetails: (thing: T) => PublicDetails,
  ): LoadDetails =>
  async (services, includedIds, signal) => {
    const { data } = await list(services, { includedIds, limit: includedIds.length }, signal);
    return {
      details: new Map(data.data.map((thing) => [thing._id, getDetails(thing)])),
      exact: data.data.length >= data.total && data.total <= includedIds.length,
    };
  };

/** Posts can't be requested by id. */
const LOADERS: Partial<Record<OwnedKind, LoadDetails>> = {
  video: detailsLoader(
    ({ videos }, query, signal) => videos.search(query, { signal }),
    (video) => {
      const { slug, thumbnail, performers } = videoForCard(video);
      return { slug, picture: thumbnail?.thumbnails?.[0] ?? thumbnail?.url ?? undefined, by: performers?.[0]?.name };
    },
  ),
  gallery: detailsLoader(
    ({ galleries }, query, signal) => galleries.search(query, { signal }),
    (gallery) => {
      const { slug, coverPhoto, performer } = galleryForCard(gallery);
      return { slug, picture: coverPhoto?.thumbnails?.[0], by: performer?.name };
    },
  ),
  download: detailsLoader(
    ({ products }, query, signal) => products.search(query, { signal }),
    (product) => {
      const { slug, image, performer } = productForCard(product);
      return { slug, picture: image ?? undefined, by: performer?.name };
    },
  ),
};

const splitIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  );

/**
 * Adds the pictures of the public lists, because token payments carry none. An item that is missing from an exact
 * reply is marked as gone. If a list fails, its items stay as they are.
 */
async function addPictures(
  services: Services,
  things: readonly OwnedItem[],
  signal?: AbortSignal,
): Promise<OwnedItem[]> {
  const withoutPicture = things.filter(({ picture, isGone }) => !picture && !isGone);
  const requests = Object.entries(LOADERS).flatMap(([kind, loadDetails]) => {
    const ids = withoutPicture.filter((thing) => thing.kind === kind).map(({ id }) => id);
    return splitIds(ids).map(async (some) => {
      const result = await loaded(() => loadDetails(services, some, signal));
      return {
        ids: result.ok && result.content.exact ? some : [],
        details: result.ok ? result.content.details : (new Map() as DetailsById),
      };
    });
  });
  const results = await Promise.all(requests);
  return things.map((thing) => {
    const found = results.map(({ details }) => details.get(thing.id)).find(Boolean);
    if (found) return { ...thing, ...found, by: thing.by ?? found.by };
    return results.some(({ ids }) => ids.includes(thing.id)) ? { ...thing, isGone: true } : thing;
  });
}

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
  const range = { limit: MAX_LIMIT, offset };
  // A server may return fewer records than requested.
  const getEnd = ({ data, total }: ListData<unknown>) => ({ end: offset + data.length, total });
  const lists = await Promise.all([
    loaded(async () => {
      const { data } = await orders.searchLines(range, { signal });
      return { ...getEnd(data), things: data.data.flatMap((line) => ownedByOrder(line) ?? []) };
    }),
    ...TOKEN_TYPES.map((type) =>
      loaded(async () => {
        const { data } = await tokenTransactions.search({ ...range, type }, { signal });
        return { ...getEnd(data), things: data.data.flatMap(ownedByTokens) };
      }),
    ),
  ]);
  const found = lists.flatMap((list) => (list.ok ? [list.content] : []));
  const failure = lists.find((list) => !list.ok)?.message ?? null;
  const unfinished = found.filter(({ end, total }) => end > offset && total > end);
  const things = await addPictures(services, joinItems(found.flatMap((list) => list.things)), signal);
  const next = unfinished.length > 0 ? Math.min(...unfinished.map(({ end }) => end)) : null;
  return { things, next, failure, down: found.length === 0 };
}
