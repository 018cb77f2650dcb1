import type { InboxComment } from '@/contract/comment';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { INBOX, inboxQuery, type InboxFilter, type InboxView } from './comment-inbox';

export interface InboxPage {
  view: InboxView;
  items: InboxComment[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
  /** The server can't list comments across all content: these are comments on the performer's page, or on the filtered item. */
  missing: boolean;
}

/** Fallback for back ends that list comments per item only; defaults to the performer's page (B12). */
async function loadCommentsOf(
  { comments }: Services,
  own: string,
  view: InboxView,
  signal?: AbortSignal,
): Promise<PageOutcome<InboxPage>> {
  const { q, objectType, objectId = own, sortBy } = inboxQuery(view);
  const { data } = await comments.search(
    { q, objectId, objectType: objectId === own ? 'performer' : objectType, sortBy, ...rangeOf(view) },
    { signal },
  );
  return ok({ view, items: data.data, total: data.total, failure: null, missing: true });
}

export async function loadInbox({ services, getState, query, signal }: PageScope): Promise<PageOutcome<InboxPage>> {
  const view = readView<InboxFilter>(INBOX, query);
  try {
    const { data } = await services.comments.searchOwnItems({ ...inboxQuery(view), ...rangeOf(view) }, { signal });
    const list = { items: data.data, total: data.total };
    return listOutcome<InboxPage, InboxFilter>(
      INBOX,
      view,
      { ok: true, data: list },
      { view, ...list, failure: null, missing: false },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNoSuchCall(error)) return loadCommentsOf(services, getState().user.current._id, view, signal);
    const none = { view, items: [], total: 0 };
    return listOutcome<InboxPage, InboxFilter>(
      INBOX,
      view,
      { ok: false, error },
      { ...none, failure: error.message, missing: false },
    );
  }
}
