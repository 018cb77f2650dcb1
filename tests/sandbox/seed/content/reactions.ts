import { idOf } from '../ids';
import { fanId } from '../people/fans';
import type { Clock } from '../clock';
import type { ReactionRow } from '../rows/content';

type Reacted = { _id: string };
type Places = {
  videos: Reacted[];
  galleries: Reacted[];
  performers: Reacted[];
  products: Reacted[];
  comments: Reacted[];
};

/** The likes, favorites and watch-later entries of fan@example.com. */
export function reactions(places: Places, clock: Clock): ReactionRow[] {
  const of = (objectType: ReactionRow['objectType'], action: ReactionRow['action'], items: Reacted[]) =>
    items.map((item, index): ReactionRow => {
      const createdAt = clock.ago({ days: items.length - index, hours: 3 });
      return {
        _id: idOf('reaction', `fan/${action}/${item._id}`),
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
    ...of('video', 'like', places.videos.slice(2, 12)),
    ...of('video', 'favourite', places.videos.slice(5, 19)),
    ...of('video', 'watch_later', places.videos.slice(22, 27)),
    ...of('gallery', 'like', places.galleries.slice(0, 3)),
    ...of('gallery', 'favourite', places.galleries.slice(2, 7)),
    ...of('performer', 'favourite', places.performers.slice(0, 5)),
    ...of('product', 'favourite', places.products.slice(3, 6)),
    ...of('comment', 'like', places.comments.slice(0, 4)),
  ];
}
