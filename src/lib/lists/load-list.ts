import { ApiError, isUnsupportedCall } from '@/lib/http/errors';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';
import { activeFilters, getLastPage, type ListRules, type ListView, getPageUrl } from './list-url';

/** The list of a page, as its props. */
export interface ListProps<T> {
  items: T[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
}

type ListCall = { ok: true; data: { items: unknown[]; total: number } } | { ok: false; error: ApiError };

/** Statuses that mean the requested list can't exist. 429, for example, is only temporary. */
const REFUSALS = [400, 403, 404, 410, 422];

/** The plain list always exists, so a refusal of it is a temporary failure and crawlers keep the page. */
const asksForMore = <F extends string>(rules: ListRules<F>, view: ListView<F>) =>
  view.page > 1 || activeFilters(rules, view).length > 0;

/**
 * The outcome of a list page. After a failed call the page is shown with a message instead of the list and status 503,
 * or 404 if the server refuses the requested view, such as a removed category. A page beyond the end redirects to the
 * last one. Throws a 401 that ends the session (spec §8).
 */
export function listOutcome<Props, F extends string>(
  rules: ListRules<F>,
  view: ListView<F>,
  call: ListCall,
  props: Props,
): PageOutcome<Props> {
  if (!call.ok) {
    const { status, endsSession } = call.error;
    if (endsSession) throw call.error;
    return ok(props, REFUSALS.includes(status) && asksForMore(rules, view) ? 404 : 503);
  }
  const last = getLastPage(call.data.total);
  if (call.data.items.length === 0 && view.page > last) return redirect(getPageUrl(rules, view, last));
  return ok(props);
}

/**
 * Loads a list into the props of its page. `page` has the other props, for a list that fails; `load` may replace some
 * of them. If the server has no such call, a page with `offered` gets it as false. Throws a 401 that ends the session.
 */
export async function loadList<T, F extends string, Page extends { view: ListView<F>; offered?: boolean }>(
  rules: ListRules<F>,
  page: Page,
  load: () => Promise<Omit<ListProps<T>, 'failure'> & Partial<Page>>,
): Promise<PageOutcome<Page & ListProps<T>>> {
  const empty = { ...page, items: [], total: 0, failure: null };
  try {
    const list = await load();
    return listOutcome(rules, page.view, { ok: true, data: list }, { ...empty, ...list });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (page.offered !== undefined && isUnsupportedCall(error)) return ok({ ...empty, offered: false });
    return listOutcome(rules, page.view, { ok: false, error }, { ...empty, failure: error.message });
  }
}
