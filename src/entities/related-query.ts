import type { Gallery } from '@/contract/gallery';
import type { Video } from '@/contract/video';

const MAX_RELATED = 12;

/** Query of related items: same categories, or same performers if there are none. */
export function relatedQuery({ _id, categoryIds, categories, performerIds, performerId }: Video | Gallery) {
  const topics = categoryIds?.length ? categoryIds : (categories ?? []).map((category) => category._id);
  const owners = performerIds?.length ? performerIds : performerId ? [performerId] : [];
  const alike = topics.length > 0 ? { categoryIds: topics } : owners.length > 0 ? { performerIds: owners } : {};
  return { ...alike, excludedId: _id, sortBy: 'popular', limit: MAX_RELATED } as const;
}
