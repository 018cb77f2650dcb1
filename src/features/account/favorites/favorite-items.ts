import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Reaction } from '@/contract/reaction';
import type { Video } from '@/contract/video';
import { galleryForCard, performerForCard, postForCard, productForCard, videoForCard } from '@/entities/card-data';
import type { Services } from '@/services/create-services';
import type { favoriteTab } from './favorite-tabs';

/** An item for its card; `gone` if it is no longer public. */
export type Favorite = { objectId: string } & (
  | { kind: 'video'; thing: Video }
  | { kind: 'gallery'; thing: Gallery }
  | { kind: 'performer'; thing: Performer }
  | { kind: 'product'; thing: Product }
  | { kind: 'post'; thing: Post }
  | { kind: 'gone' }
);

/** The API leaves the shape of `objectInfo` open; `objectType` tells what it is. */
function getFavorite(
  { objectId, objectInfo }: Pick<Reaction, 'objectId' | 'objectInfo'>,
  objectType: string,
): Favorite {
  if (!objectInfo) return { objectId, kind: 'gone' };
  switch (objectType) {
    case 'video':
      return { objectId, kind: 'video', thing: videoForCard(objectInfo as Video) };
    case 'gallery':
      return { objectId, kind: 'gallery', thing: galleryForCard(objectInfo as Gallery) };
    case 'performer':
      return { objectId, kind: 'performer', thing: performerForCard(objectInfo as unknown as Performer) };
    case 'product':
      return { objectId, kind: 'product', thing: productForCard(objectInfo as unknown as Product) };
    case 'post':
      return { objectId, kind: 'post', thing: postForCard(objectInfo as unknown as Post) };
    default:
      return { objectId, kind: 'gone' };
  }
}

interface FavoritesRequest {
  tab: ReturnType<typeof favoriteTab>;
  limit: number;
  offset: number;
  me: { _id: string; isPerformer: boolean };
  signal?: AbortSignal;
}

/**
 * A range of the visitor's favorites, newest first. Fans have separate calls for videos and galleries (contract C.5).
 */
export async function fetchFavorites(
  { reactions }: Services,
  { tab: { action, objectType }, me, signal, ...range }: FavoritesRequest,
): Promise<{ items: Favorite[]; total: number }> {
  const search = () => {
    if (objectType === 'video' && !me.isPerformer) return reactions.searchVideos({ action, ...range }, { signal });
    if (objectType === 'gallery' && !me.isPerformer) return reactions.searchGalleries({ action, ...range }, { signal });
    return reactions.search({ action, objectType, createdBy: me._id, ...range }, { signal });
  };
  const { data } = await search();
  return { items: data.data.map((reaction) => getFavorite(reaction, objectType)), total: data.total };
}
