import { above, and, holdsAny, is } from '../db/conditions';
import type { Store } from '../db/store';
import { LISTED_VIDEO } from './listing';

const active = is('status', 'active');

/** Updates the totals of profiles after content was published, hidden or removed. */
export function recount(store: Store, performerIds: readonly string[]): void {
  for (const id of new Set(performerIds)) {
    const performer = store.performers.get(id);
    if (!performer) continue;
    const own = is('performerId', id);
    const galleries = store.galleries.list(and([own, active, above('numOfItems', 0)]));
    const totals = {
      // Includes upcoming videos, as lists do.
      totalVideos: store.videos.count(and([LISTED_VIDEO, holdsAny('performerIds', [id])])),
      totalGalleries: galleries.length,
      totalPhotos: galleries.reduce((sum, { numOfItems }) => sum + numOfItems, 0),
      totalProducts: store.products.count(and([own, active])),
      totalFeeds: store.posts.count(and([own, is('type', 'post'), is('status', 'published')])),
      totalStories: store.stories.count(own),
    };
    store.performers.update(id, { stats: { ...performer.stats, ...totals } });
  }
}
