import type { ParsedUrlQuery } from 'node:querystring';
import type { Performer } from '@/contract/performer';
import type { ListRules, ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { readParameter, withQuery } from '@/lib/lists/query';

/** List tabs in display order with their sort orders; the first is the default. */
const LIST_TABS = {
  videos: { label: 'Videos', sorts: ['newest', 'popular', 'oldest'] },
  galleries: { label: 'Galleries', sorts: ['newest', 'popular', 'oldest'] },
  photos: { label: 'Photos', sorts: ['newest', 'oldest'] },
  posts: { label: 'Posts', sorts: ['newest', 'oldest'] },
  shop: { label: 'Shop', sorts: ['newest', 'popular', 'price'] },
  events: { label: 'Events', sorts: ['soonest'] },
} as const;

export type ListTab = keyof typeof LIST_TABS;
export type ProfileTab = ListTab | 'about';
export type ProfileView = ListView<never>;

type Named = Pick<Performer, '_id' | 'username'>;

const SORT_LABELS: Readonly<Record<string, string>> = {
  newest: 'Newest',
  popular: 'Most viewed',
  oldest: 'Oldest',
  price: 'Price: low to high',
};

export const LISTS = Object.keys(LIST_TABS) as ListTab[];

export const tabLabel = (tab: ProfileTab): string => (tab === 'about' ? 'About' : LIST_TABS[tab].label);

/** What a tab lists: "Products" for the shop. */
export const tabContents = (tab: ProfileTab): string => (tab === 'shop' ? 'Products' : tabLabel(tab));

export function getTab(query: ParsedUrlQuery): ProfileTab {
  const requestedTab = readParameter(query, 'tab');
  return requestedTab === 'about' ? requestedTab : (LISTS.find((tab) => tab === requestedTab) ?? 'videos');
}

/** Canonical URL of a tab; the first tab is the profile itself. */
export const tabPath = (performer: Named, tab: ProfileTab): string =>
  withQuery(paths.performer(performer), { tab: tab === 'videos' ? undefined : tab });

export const tabRules = (performer: Named, tab: ListTab): ListRules<never> => ({
  path: tabPath(performer, tab),
  filters: {},
  sorts: LIST_TABS[tab].sorts,
});

export const tabSorts = (tab: ListTab): { value: string; label: string }[] =>
  LIST_TABS[tab].sorts.map((value) => ({ value, label: SORT_LABELS[value] ?? value }));

/** Search query of a tab's list, without paging. */
export const tabQuery = ({ _id }: Pick<Performer, '_id'>, { sort }: ProfileView) => ({
  performerId: _id,
  ...(sort === 'price' ? { sortBy: 'price', sort: 'asc' as const } : { sortBy: sort }),
});

/** Search query of the events that end after `from`, soonest first. Performers would also get their canceled ones. */
export const eventQuery = ({ _id }: Pick<Performer, '_id'>, from: string) => ({
  performerId: _id,
  startAt: from,
  status: 'active',
  sortBy: 'startAt',
  sort: 'asc' as const,
});
