import { readView } from '@/lib/lists/list-url';
import { listOutcome } from '@/lib/lists/load-list';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { fetchLibrary, type LibraryPart } from './fetch-library';
import { libraryList, libraryTab, getShelf, type LibraryFilter, type LibraryView } from './library-tabs';

export interface LibraryPage extends LibraryPart {
  tab: string;
  view: LibraryView;
}

/** All purchases of the visitor. The page filters them by tab because only the device knows what is archived. */
export async function loadLibrary({ services, query, signal }: PageScope): Promise<PageOutcome<LibraryPage>> {
  const tab = libraryTab(readParameter(query, 'tab'));
  const rules = libraryList(tab.id);
  const view = readView<LibraryFilter>(rules, query);
  const part = await fetchLibrary(services, 0, signal);
  const page = { tab: tab.id, view, ...part };
  if (part.down) return ok(page, 503);
  const found = getShelf(part.things, tab, view, []);
  // The server doesn't know what is archived: compute the last page from all items.
  return view.filters.archived
    ? ok(page)
    : listOutcome(rules, view, { ok: true, data: { items: [], total: found.length } }, page);
}
