import type { IllustrationKind } from '@/components/illustration/illustration';
import { DATE_SORTS, type FilterSet } from '@/components/listing/filter-set';
import { foldText } from '@/lib/format/text';
import { SEARCH_TEXT, SWITCH, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import type { OwnedKind, OwnedItem } from './owned-items';

interface LibraryTab {
  id: string;
  label: string;
  kind?: OwnedKind;
  one: string;
  noun: string;
  illustration: IllustrationKind;
  href: string;
  step: string;
}

export const LIBRARY_TABS: readonly [LibraryTab, ...LibraryTab[]] = [
  {
    id: 'all',
    label: 'All',
    one: 'item',
    noun: 'items',
    illustration: 'bag',
    href: paths.videos,
    step: 'Browse videos',
  },
  {
    id: 'videos',
    label: 'Videos',
    kind: 'video',
    one: 'video',
    noun: 'videos',
    illustration: 'videos',
    href: paths.videos,
    step: 'Browse videos',
  },
  {
    id: 'galleries',
    label: 'Galleries',
    kind: 'gallery',
    one: 'gallery',
    noun: 'galleries',
    illustration: 'pictures',
    href: paths.galleries,
    step: 'Browse galleries',
  },
  {
    id: 'posts',
    label: 'Posts and stories',
    kind: 'post',
    one: 'post',
    noun: 'posts',
    illustration: 'letter',
    href: paths.posts,
    step: 'Browse posts',
  },
  {
    id: 'downloads',
    label: 'Downloads',
    kind: 'download',
    one: 'download',
    noun: 'downloads',
    illustration: 'bag',
    href: withQuery(paths.shop, { type: 'digital' }),
    step: 'Browse downloads',
  },
];

export const libraryTab = (id: string): LibraryTab => LIBRARY_TABS.find((tab) => tab.id === id) ?? LIBRARY_TABS[0];

export const libraryUrl = (id: string): string =>
  withQuery(paths.library, { tab: id === LIBRARY_TABS[0].id ? undefined : id });

export type LibraryFilter = 'q' | 'archived';
export type LibraryView = ListView<LibraryFilter>;

export const libraryList = (id: string): ListRules<LibraryFilter> => ({
  path: libraryUrl(id),
  filters: { q: SEARCH_TEXT, archived: SWITCH },
  sorts: ['newest', 'oldest', 'name'],
});

export const LIBRARY_FILTERS: FilterSet<LibraryFilter> = {
  search: { name: 'q', label: 'Search your library' },
  choices: [],
  switches: [{ name: 'archived', label: 'Show archived' }],
  sorts: [...DATE_SORTS, { value: 'name', label: 'Name' }],
};

/** The items of a tab. `archived` holds the keys archived on this device; the tab shows either those or all others. */
export function getShelf(
  things: readonly OwnedItem[],
  tab: Pick<LibraryTab, 'kind'>,
  { filters, sort }: LibraryView,
  archived: readonly string[],
): OwnedItem[] {
  const words = foldText(filters.q ?? '').split(/\s+/);
  const hidden = new Set(archived);
  const found = things.filter((thing) => {
    if (tab.kind && thing.kind !== tab.kind) return false;
    if (hidden.has(thing.key) !== (filters.archived === '1')) return false;
    const text = foldText(`${thing.title} ${thing.by ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  if (sort === 'oldest') return found.reverse();
  return sort === 'name' ? found.sort((a, b) => a.title.localeCompare(b.title, 'en')) : found;
}
