import { is } from '../db/conditions';
import type { Store } from '../db/store';

/** Tables of items that belong to performers. */
const OWNED = [
  'videos',
  'galleries',
  'photos',
  'products',
  'posts',
  'stories',
  'events',
  'streams',
  'conversations',
] as const;

/** Which names appear in URLs, by the preceding path segment. */
const NAMED = [
  {
    words: ['performer', 'performers', 'stream', 'streaming', 'conversations', 'group-chat'],
    table: 'performers',
    key: 'username',
  },
  { words: ['video', 'videos'], table: 'videos', key: 'slug' },
  { words: ['gallery', 'galleries'], table: 'galleries', key: 'slug' },
  { words: ['product', 'products'], table: 'products', key: 'slug' },
  { words: ['post', 'posts', 'stories', 'story'], table: 'posts', key: 'slug' },
] as const;

/** Returns the performer with this id, or the owner of the item with this id; null for anything else. */
export function ownerById(store: Store, id: string): string | null {
  if (store.performers.get(id)) return id;
  for (const table of OWNED) {
    const row = store[table].get(id);
    if (row) return row.performerId;
  }
  const message = store.messages.get(id);
  if (message) return store.conversations.get(message.conversationId)?.performerId ?? null;
  const comment = store.comments.get(id);
  return comment ? ownerById(store, comment.objectId) : null;
}

/** Returns the owner of what a path such as `/video/midnight` leads to, on the site or in the API. */
export function ownerByPath(store: Store, path: string): string | null {
  const parts = path.split('/').filter(Boolean);
  for (const { words, table, key } of NAMED) {
    const at = parts.findLastIndex((part) => words.some((word) => word === part));
    const name = parts[at + 1];
    if (at < 0 || name === undefined) continue;
    const row = store[table].first(is(key, decodeURIComponent(name).toLowerCase())) ?? store[table].get(name);
    if (row) return 'performerId' in row ? row.performerId : row._id;
  }
  return null;
}
