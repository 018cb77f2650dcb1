import type { ListReply } from '@/contract/envelope';
import { galleryForCard, productForCard, videoForCard } from '@/entities/card-data';
import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import type { OwnedKind, OwnedItem } from './owned-items';

/** Ids per request, because the length of an address is limited. */
const AT_ONCE = 50;

type Face = Pick<OwnedItem, 'slug' | 'picture' | 'by'>;
type Faces = Map<string, Face>;

/** Loads public records by id; `exact`: the answer contained only the requested ids. */
type Ask = (services: Services, includedIds: string[], signal?: AbortSignal) => Promise<{ faces: Faces; exact: boolean }>;

const asking =
  <T extends { _id: string }>(list: (services: Services, query: { includedIds: string[]; limit: number }, signal?: AbortSignal) => Promise<ListReply<T>>, faceOf: (thing: T) => Face): Ask =>
  async (services, includedIds, signal) => {
    const { data } = await list(services, { includedIds, limit: includedIds.length }, signal);
    return { faces: new Map(data.data.map((thing) => [thing._id, faceOf(thing)])), exact: data.total <= includedIds.length };
  };

/** Posts can't be requested by id. */
const ASKS: Partial<Record<OwnedKind, Ask>> = {
  video: asking(
    ({ videos }, query, signal) => videos.search(query, { signal }),
    (video) => {
      const { slug, thumbnail, performers } = videoForCard(video);
      return { slug, picture: thumbnail?.thumbnails?.[0] ?? thumbnail?.url ?? undefined, by: performers?.[0]?.name };
    },
  ),
  gallery: asking(
    ({ galleries }, query, signal) => galleries.search(query, { signal }),
    (gallery) => {
      const { slug, coverPhoto, performer } = galleryForCard(gallery);
      return { slug, picture: coverPhoto?.thumbnails?.[0], by: performer?.name };
    },
  ),
  download: asking(
    ({ products }, query, signal) => products.search(query, { signal }),
    (product) => {
      const { slug, image, performer } = productForCard(product);
      return { slug, picture: image ?? undefined, by: performer?.name };
    },
  ),
};

const chunks = (ids: readonly string[]): string[][] => Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE));

/**
 * Adds the pictures of the public lists, because token payments carry none. An item that is missing from an exact answer is marked as
 * gone. If a list fails, its items stay as they are.
 */
export async function addPictures(services: Services, things: readonly OwnedItem[], signal?: AbortSignal): Promise<OwnedItem[]> {
  const faceless = things.filter(({ picture, gone }) => !picture && !gone);
  const questions = Object.entries(ASKS).flatMap(([kind, ask]) => {
    const ids = faceless.filter((thing) => thing.kind === kind).map(({ id }) => id);
    return chunks(ids).map(async (some) => {
      const answer = await loaded(() => ask(services, some, signal));
      return { ids: answer.ok && answer.content.exact ? some : [], faces: answer.ok ? answer.content.faces : (new Map() as Faces) };
    });
  });
  const answers = await Promise.all(questions);
  return things.map((thing) => {
    const face = answers.map(({ faces }) => faces.get(thing.id)).find(Boolean);
    if (face) return { ...thing, ...face, by: thing.by ?? face.by };
    return answers.some(({ ids }) => ids.includes(thing.id)) ? { ...thing, gone: true } : thing;
  });
}
