import type { PublicUser } from '@/contract/user';
import { ApiError } from '@/lib/errors';
import { rangeOf, readView } from '@/lib/list-address';
import { listOutcome } from '@/lib/list-outcome';
import type { PageOutcome } from '@/lib/outcome';
import type { PageScope } from '@/store/page-scope';
import { FANS, fanQuery, type FanFilter, type FanView } from './fan-list';

export interface FansPage {
  view: FanView;
  items: PublicUser[];
  total: number;
  /** Why the list is not here. */
  failure: string | null;
}

const shown = ({ _id, name, username, avatar, isOnline, createdAt }: PublicUser): PublicUser => ({ _id, name, username, avatar, isOnline, createdAt });

/** The fans of the site, to find one of them. */
export async function loadFans({ services, query, signal }: PageScope): Promise<PageOutcome<FansPage>> {
  const view = readView<FanFilter>(FANS, query);
  try {
    const { data } = await services.users.search({ ...fanQuery(view), ...rangeOf(view) }, { signal });
    const list = { items: data.data.map(shown), total: data.total };
    return listOutcome<FansPage, FanFilter>(FANS, view, { ok: true, data: list }, { view, ...list, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome<FansPage, FanFilter>(FANS, view, { ok: false, error }, { view, items: [], total: 0, failure: error.message });
  }
}
