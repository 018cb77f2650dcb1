import type { ApiError } from '@/lib/http/errors';
import { activeFilters, addressOf, atPage, lastPageOf, type ListRules, type ListView } from './list-address';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';

type ListCall = { ok: true; data: { items: unknown[]; total: number } } | { ok: false; error: ApiError };

/** By these a server says that what it was asked for is not there, or cannot be. 429, for example, is about the moment only. */
const REFUSALS = [400, 403, 404, 410, 422];

/** The list as such is there whatever a server says: one that refuses it is wrong, and crawlers keep the page. */
const asksForMore = <F extends string>(rules: ListRules<F>, view: ListView<F>) => view.page > 1 || activeFilters(rules, view).length > 0;

/**
 * The outcome of a page whose list was asked for. A failed call leaves the page standing, with a message in the list's
 * place: 503, or 404 where the server refuses what the address asks for, such as a category that is gone. A page behind the end
 * (the list got shorter, or somebody tried) leads to the last one. Throws the 401 of a session, which ends it (spec §8).
 */
export function listOutcome<Props, F extends string>(rules: ListRules<F>, view: ListView<F>, call: ListCall, props: Props): PageOutcome<Props> {
  if (!call.ok) {
    const { status, endsSession } = call.error;
    if (endsSession) throw call.error;
    return ok(props, REFUSALS.includes(status) && asksForMore(rules, view) ? 404 : 503);
  }
  const last = lastPageOf(call.data.total);
  if (call.data.items.length === 0 && view.page > last) return redirect(addressOf(rules, atPage(view, last)));
  return ok(props);
}
