import type { ParsedUrlQuery } from 'node:querystring';
import type { Performer } from '@/contract/performer';
import type { ListRules, ListView } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';
import { oneOf, withQuery } from '@/lib/lists/query';

/** The tabs of a profile that are lists, in their order, each with the orders it can have: the first is the usual one. */
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

const SORT_LABELS: Readonly<Record<string, string>> = { newest: 'Newest', popular: 'Most viewed', oldest: 'Oldest', price: 'Lowest price' };

export const LISTS = Object.keys(LIST_TABS) as ListTab[];

export const tabLabel = (tab: ProfileTab): string => (tab === 'about' ? 'About' : LIST_TABS[tab].label);

/** The tab that an address asks for; the first one when it names none that exists. */
export function tabOf(query: ParsedUrlQuery): ProfileTab {
  const asked = oneOf(query, 'tab');
  return asked === 'about' ? asked : (LISTS.find((tab) => tab === asked) ?? 'videos');
}

/** The one address of a tab; the first tab is the profile itself. */
export const tabPath = (performer: Named, tab: ProfileTab): string => withQuery(paths.performer(performer), { tab: tab === 'videos' ? undefined : tab });

export const tabRules = (performer: Named, tab: ListTab): ListRules<never> => ({ path: tabPath(performer, tab), filters: {}, sorts: LIST_TABS[tab].sorts });

/** The orders of a tab's list in words. */
export const tabSorts = (tab: ListTab): { value: string; label: string }[] =>
  LIST_TABS[tab].sorts.map((value) => ({ value, label: SORT_LABELS[value] ?? value }));

/** What the list of a tab is asked for, without paging. */
export const tabQuery = ({ _id }: Pick<Performer, '_id'>, { sort }: ProfileView) => ({
  performerId: _id,
  ...(sort === 'price' ? { sortBy: 'price', sort: 'asc' as const } : { sortBy: sort }),
});

/** The same for events, which have one order: what begins soonest of all that has not ended at `from`. */
export const eventQuery = ({ _id }: Pick<Performer, '_id'>, from: string) => ({ performerId: _id, startAt: from });
