import type { InboxComment } from '@/contract/comment';
import { orIfUnsupported } from '@/lib/http/errors';
import { toList } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { INBOX, inboxQuery, type InboxFilter, type InboxView } from './comment-inbox';

export interface InboxPage extends ListProps<InboxComment> {
  view: InboxView;
  /**
   * The server can't list comments across all content: these are comments on the performer's page, or on the filtered
   * item.
   */
  missing: boolean;
}

type InboxList = Omit<InboxPage, 'view' | 'failure'> & Partial<Pick<InboxPage, 'view'>>;

/**
 * Fallback for back ends that list comments per item only; defaults to the performer's page. Such lists can't be
 * filtered by content or by whether a comment is answered.
 */
async function fetchInboxComments(
  { comments }: Services,
  own: string,
  view: InboxView,
  signal?: AbortSignal,
): Promise<InboxList> {
  const { q, objectType, objectId = own, sortBy } = inboxQuery(view);
  const reply = await comments.search(
    { q, objectId, objectType: objectId === own ? 'performer' : objectType, sortBy, ...getRange(view) },
    { signal },
  );
  const { kind: _kind, open: _open, ...filters } = view.filters;
  return { ...toList(reply), missing: true, view: { ...view, filters } };
}

export function loadInbox({ services, getState, query, signal }: PageScope): Promise<PageOutcome<InboxPage>> {
  const view = readView<InboxFilter>(INBOX, query);
  return loadList(INBOX, { view, missing: false }, () =>
    orIfUnsupported<InboxList>(
      async () => ({
        ...toList(await services.comments.searchOwnItems({ ...inboxQuery(view), ...getRange(view) }, { signal })),
        missing: false,
      }),
      () => fetchInboxComments(services, getState().user.current._id, view, signal),
    ),
  );
}
