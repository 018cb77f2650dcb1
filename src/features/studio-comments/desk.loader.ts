import type { DeskComment } from '@/contract/comment';
import { ApiError, isNoSuchCall } from '@/lib/errors';
import { rangeOf, readView } from '@/lib/list-address';
import { listOutcome } from '@/lib/list-outcome';
import { ok, type PageOutcome } from '@/lib/outcome';
import type { PageScope } from '@/store/page-scope';
import { DESK, deskQuery, type DeskFilter, type DeskView } from './comment-desk';

export interface DeskPage {
  view: DeskView;
  items: DeskComment[];
  total: number;
  /** Why the list is not here. */
  failure: string | null;
  /** The server has no such call. */
  missing: boolean;
}

/** What was written below everything of the performer. */
export async function loadDesk({ services, query, signal }: PageScope): Promise<PageOutcome<DeskPage>> {
  const view = readView<DeskFilter>(DESK, query);
  try {
    const { data } = await services.comments.searchOwnItems({ ...deskQuery(view), ...rangeOf(view) }, { signal });
    const list = { items: data.data, total: data.total };
    return listOutcome<DeskPage, DeskFilter>(DESK, view, { ok: true, data: list }, { view, ...list, failure: null, missing: false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const none = { view, items: [], total: 0 };
    if (isNoSuchCall(error)) return ok<DeskPage>({ ...none, failure: null, missing: true });
    return listOutcome<DeskPage, DeskFilter>(DESK, view, { ok: false, error }, { ...none, failure: error.message, missing: false });
  }
}
