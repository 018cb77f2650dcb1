import type { Context } from '../context';
import { mediaQuery, type ProtectedKind } from '../http/media-access';
import type { Performer } from '../db/rows';
import type { Store } from '../db/store';
import type { Viewer } from '../http/session';
import type { CategoryRow } from '../seed/rows/content';
import { Rights } from './rights';

/** What views need: the records, and the rights of the viewer. */
export type View = {
  store: Store;
  rights: Rights;
  now: Date;
  /** Performers by id, cached for the call, because lists repeat them. */
  performers: (ids: readonly string[]) => Performer[];
  categories: (ids: readonly string[]) => CategoryRow[];
  /** Adds to the path of a protected file the query that authorizes it for a few hours. */
  opened: (path: string, kind: ProtectedKind, id: string) => string;
};

export function viewFor(
  { store, secret, now }: Pick<Context, 'store' | 'secret' | 'now'>,
  viewer: Viewer | null,
): View {
  const timestamp = now();
  return {
    store,
    rights: new Rights(store, viewer, timestamp),
    now: timestamp,
    performers: remembered((id) => store.performers.get(id)),
    categories: remembered((id) => store.categories.get(id)),
    opened: (path, kind, id) => `${path}?${mediaQuery(secret, kind, id, timestamp)}`,
  };
}

/** Caches records by id. Unknown ids are left out. */
function remembered<T>(read: (id: string) => T | undefined): (ids: readonly string[]) => T[] {
  const known = new Map<string, T | undefined>();
  const one = (id: string): T | undefined => {
    if (!known.has(id)) known.set(id, read(id));
    return known.get(id);
  };
  return (ids) => ids.flatMap((id) => one(id) ?? []);
}
