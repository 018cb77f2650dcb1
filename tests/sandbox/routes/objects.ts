import type { ObjectType } from '../db/rows';
import type { Store } from '../db/store';

/** Defaults to video. Older clients call posts feeds. */
export const getObjectType = (type: ObjectType | 'feed' | undefined): ObjectType =>
  type === 'feed' ? 'post' : (type ?? 'video');

const TABLES = {
  video: 'videos',
  gallery: 'galleries',
  product: 'products',
  performer: 'performers',
  post: 'posts',
  story: 'stories',
  comment: 'comments',
} as const;

const HIDDEN = ['draft', 'inactive', 'file-error', 'scheduled', 'processing', 'pending-email-confirmation'];

/** Returns the owners of an object if it is public. */
export function publicObject(store: Store, type: ObjectType, id: string): { ownerIds: string[] } | null {
  const row = store[TABLES[type]].get(id);
  if (!row || ('status' in row && HIDDEN.includes(row.status ?? 'active'))) return null;
  if ('performerIds' in row) return { ownerIds: row.performerIds };
  if ('performerId' in row) return { ownerIds: row.performerId ? [row.performerId] : [] };
  return { ownerIds: 'createdBy' in row ? [row.createdBy] : [row._id] };
}

export type Counter = 'comments' | 'likes' | 'favourites' | 'wishlist';

export function count(store: Store, type: ObjectType, id: string, counter: Counter, by: number): void {
  if (type === 'comment') store.comments.bump(id, counter === 'comments' ? 'totalReply' : 'totalLike', by);
  else if (type === 'story') store.stories.bump(id, counter === 'comments' ? 'totalComment' : 'totalLike', by);
  else store[TABLES[type]].bump(id, `stats.${counter}`, by);
  if (type === 'performer' && counter === 'likes') store.performers.bump(id, 'score', 2 * by);
}
