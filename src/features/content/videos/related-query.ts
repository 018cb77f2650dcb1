import type { Video, VideoSearchQuery } from '@/contract/video';

const MAX_RELATED = 12;

/** Query of related videos: same categories, or same performer if there are none. */
export function relatedQuery({ _id, categoryIds, categories, performerIds, performerId }: Video): VideoSearchQuery {
  const topics = categoryIds?.length ? categoryIds : (categories ?? []).map((category) => category._id);
  const owners = performerIds?.length ? performerIds : performerId ? [performerId] : [];
  const alike = topics.length > 0 ? { categoryIds: topics } : owners.length > 0 ? { performerIds: owners } : {};
  return { ...alike, excludedId: _id, isSchedule: false, sortBy: 'popular', limit: MAX_RELATED };
}
