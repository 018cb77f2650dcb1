import { readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { fetchLibrary, type LibraryPart } from './fetch-library';
import { libraryList, libraryTab, shelf, type LibraryFilter, type LibraryView } from './library-tabs';

export interface LibraryPage extends LibraryPart {
  tab: string;
  view: LibraryView;
}

/** Everything that the visitor owns. The page picks what a tab shows of it, because only the device knows what is archived. */
export async function loadLibrary({ services, query, signal }: PageScope): Promise<PageOutcome<LibraryPage>> {
  const tab = libraryTab(oneOf(query, 'tab'));
  const rules = libraryList(tab.id);
  const view = readView<LibraryFilter>(rules, query);
  const part = await fetchLibrary(services, 0, signal);
  const page = { tab: tab.id, view, ...part };
  if (part.down) return ok(page, 503);
  const found = shelf(part.things, tab, view, []);
  // What the device keeps out of sight is not known here: the end is where it would be with all of it.
  return view.filters.archived ? ok(page) : listOutcome(rules, view, { ok: true, data: { items: [], total: found.length } }, page);
}
