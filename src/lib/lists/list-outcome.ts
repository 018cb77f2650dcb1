import type { ApiError } from '@/lib/http/errors';
import { activeFilters, getAddress, withPage, getLastPage, type ListRules, type ListView } from './list-address';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';

type ListCall = { ok: true; data: { items: unknown[]; total: number } } | { ok: false; error: ApiError };

/** Statuses that mean the requested list can't exist. 429, for example, is only temporary. */
const REFUSALS = [400, 403, 404, 410, 422];

/** The plain list always exists, so a refusal of it is a temporary failure and crawlers keep the page. */
const asksForMore = <F extends string>(rules: ListRules<F>, view: ListView<F>) =>
  view.page > 1 || activeFilters(rules, view).length > 0;

/**
 * The outcome of a list page. After a failed call the page is shown with a message instead of the list and status 503, or 404 if the server
 * refuses the requested view, such as a removed category. A page beyond the end redirects to the last one. Throws a 401 that ends the
 * session (spec §8).
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
  if (call.data.items.length === 0 && view.page > last) return redirect(getAddress(rules, withPage(view, last)));
  return ok(props);
}
