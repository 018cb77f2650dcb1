import type { ApiError } from './errors';
import { addressOf, atPage, lastPageOf, type ListRules, type ListView } from './list-address';
import { ok, redirect, type PageOutcome } from './outcome';

type ListCall = { ok: true; data: { items: unknown[]; total: number } } | { ok: false; error: ApiError };

/**
 * The outcome of a page whose list was asked for. A failed call leaves the page standing, with a message in the list's
 * place: 503, or 404 where the server refuses the question itself, such as a category that is gone. A page behind the end
 * (the list got shorter, or somebody tried) leads to the last one. Throws the 401 of a session, which ends it (spec §8).
 */
export function listOutcome<Props, F extends string>(rules: ListRules<F>, view: ListView<F>, call: ListCall, props: Props): PageOutcome<Props> {
  if (!call.ok) {
    const { status, endsSession } = call.error;
    if (endsSession) throw call.error;
    return ok(props, status >= 400 && status < 500 ? 404 : 503);
  }
  const last = lastPageOf(call.data.total);
  if (call.data.items.length === 0 && view.page > last) return redirect(addressOf(rules, atPage(view, last)));
  return ok(props);
}
