import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { ListRules, ListView } from './list-address';
import { listOutcome } from './list-outcome';

/** The list of a page, as its props. */
export interface ListProps<T> {
  items: T[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
}

/**
 * Loads a list into the props of its page. `page` has the other props, for a list that fails; `load` may replace some of them. If the server has no
 * such call, a page with `offered` gets it as false. Throws a 401 that ends the session.
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
    if (page.offered !== undefined && isNoSuchCall(error)) return ok({ ...empty, offered: false });
    return listOutcome(rules, page.view, { ok: false, error }, { ...empty, failure: error.message });
  }
}
