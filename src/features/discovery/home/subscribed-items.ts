import type { Gallery } from '@/contract/gallery';
import type { Video } from '@/contract/video';
import { galleryForCard, videoForCard } from '@/entities/card-data';
import type { Services } from '@/services/create-services';
import { getOwners } from '@/services/of-performer';
import { SHORT_ROW_LENGTH, type MixedItem, type RowItems, type RowOptions } from './row-items';

/** The newest videos and galleries of performers the fan subscribes to. Rejects if neither can be loaded. */
export async function loadSubscribedItems(services: Services, options: RowOptions): Promise<RowItems> {
  const performerIds = await findSubscribedPerformers(services, options);
  if (performerIds.length === 0) return { kind: 'mixed', items: [] };
  const lists = await Promise.allSettled([
    loadVideos(services, performerIds, options),
    loadGalleries(services, performerIds, options),
  ]);
  const failures = lists.filter((list) => list.status === 'rejected');
  if (failures.length === lists.length) throw failures[0]?.reason;
  const items = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return { kind: 'mixed', items: items.sort(byNewest).slice(0, SHORT_ROW_LENGTH) };
}

async function findSubscribedPerformers({ subscriptions }: Services, options: RowOptions): Promise<string[]> {
  const { data } = await subscriptions.search({ limit: 50 }, options);
  return data.data.flatMap(({ performerId, status, expiredAt }) =>
    performerId && (expiredAt ? Date.parse(expiredAt) > Date.now() : status === 'active') ? [performerId] : [],
  );
}

async function loadVideos({ videos }: Services, performerIds: string[], options: RowOptions): Promise<MixedItem[]> {
  const query = { performerIds, sortBy: 'newest', isSchedule: false, limit: SHORT_ROW_LENGTH };
  const { data } = await videos.search(query, options);
  return data.data.filter(isBy(performerIds)).map((video) => ({ kind: 'video', item: videoForCard(video) }));
}

async function loadGalleries(
  { galleries }: Services,
  performerIds: string[],
  options: RowOptions,
): Promise<MixedItem[]> {
  const { data } = await galleries.search({ performerIds, sortBy: 'newest', limit: SHORT_ROW_LENGTH }, options);
  return data.data.filter(isBy(performerIds)).map((gallery) => ({ kind: 'gallery', item: galleryForCard(gallery) }));
}

/** A server that ignores the ids returns the items of all performers. */
const isBy = (performerIds: readonly string[]) => (item: Video | Gallery) =>
  getOwners(item).some((id) => performerIds.includes(id));

const byNewest = (a: MixedItem, b: MixedItem) => (b.item.createdAt ?? '').localeCompare(a.item.createdAt ?? '');
