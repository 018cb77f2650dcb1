import { getId } from '../ids';
import { fanId } from '../people/fans';
import type { Clock } from '../clock';
import type { ReactionRow } from '../rows/content';

type Reacted = { _id: string };
type ReactedItems = {
  videos: Reacted[];
  galleries: Reacted[];
  performers: Reacted[];
  products: Reacted[];
  comments: Reacted[];
};

/** The likes, favorites and watch-later entries of fan@example.com. */
export function reactions(locations: ReactedItems, clock: Clock): ReactionRow[] {
  const of = (objectType: ReactionRow['objectType'], action: ReactionRow['action'], items: Reacted[]) =>
    items.map((item, index): ReactionRow => {
      const createdAt = clock.ago({ days: items.length - index, hours: 3 });
      return {
        _id: getId('reaction', `fan/${action}/${item._id}`),
        createdAt,
        updatedAt: createdAt,
        source: 'user',
        action,
        objectType,
        objectId: item._id,
        createdBy: fanId('fan'),
      };
    });
  return [
    ...of('video', 'like', locations.videos.slice(2, 12)),
    ...of('video', 'favourite', locations.videos.slice(5, 19)),
    ...of('video', 'watch_later', locations.videos.slice(22, 27)),
    ...of('gallery', 'like', locations.galleries.slice(0, 3)),
    ...of('gallery', 'favourite', locations.galleries.slice(2, 7)),
    ...of('performer', 'favourite', locations.performers.slice(0, 5)),
    ...of('product', 'favourite', locations.products.slice(3, 6)),
    ...of('comment', 'like', locations.comments.slice(0, 4)),
  ];
}
