import type { Performer } from '@/contract/performer';
import { foldedWords } from '@/lib/format/fold-text';
import { keepInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import { WORK_TABS, type WorkTab } from './search-tabs';
import type { Totals } from './search-totals';

/** A performer whose name is searched for. */
export interface NamedPerformer extends Pick<Performer, '_id' | 'name' | 'username'> {
  /** The number of published works by kind; a kind that is not counted is missing. */
  works: Partial<Record<WorkTab, number>>;
}

/** The server also finds words in bios, so a name may come after some popular bios. */
const CANDIDATES = 12;
const MOST_NAMED = 3;
/** A shorter word begins too many names. */
const SHORTEST_PREFIX = 4;

/** How well a text names a performer: 3 whole name, 2 whole words of it, 1 beginnings of words, 0 not at all. */
export function nameRank(q: string, { name, username }: Pick<Performer, 'name' | 'username'>): number {
  const asked = foldedWords(q);
  const words = foldedWords(name);
  if (asked.length === 0) return 0;
  if (asked.join(' ') === words.join(' ') || asked.join('') === foldedWords(username).join('')) return 3;
  if (asked.every((word) => words.includes(word))) return 2;
  return asked.every((word) => words.some((known) => known === word || (word.length >= SHORTEST_PREFIX && known.startsWith(word)))) ? 1 : 0;
}

/** The performers that a text names best, at most three. Never rejects: a search works without them. */
export const loadNamedPerformers = (services: Services, q: string): Promise<NamedPerformer[]> =>
  keepInTab(`search-names:${q}`, async () => {
    const { data } = await services.performers.search({ q, limit: CANDIDATES, sortBy: 'popular' });
    const ranked = data.data.map((performer) => ({ performer, rank: nameRank(q, performer) }));
    const best = Math.max(1, ...ranked.map(({ rank }) => rank));
    const named = ranked.filter(({ rank }) => rank === best).slice(0, MOST_NAMED);
    return Promise.all(named.map(async ({ performer: { _id, name, username, stats } }) => ({ _id, name, username, works: await countWorks(services, _id, stats) })));
  }).catch(() => []);

/** Counts come with the performer. Servers that leave some out are asked for them. */
async function countWorks(services: Services, performerId: string, stats: Performer['stats']): Promise<NamedPerformer['works']> {
  const known = { videos: stats?.totalVideos, galleries: stats?.totalGalleries, photos: stats?.totalPhotos, products: stats?.totalProducts, posts: stats?.totalFeeds };
  const count = (tab: WorkTab): Promise<number | undefined> =>
    services[tab].search({ performerId, limit: 1 }).then(
      ({ data }) => data.total,
      () => undefined,
    );
  return Object.fromEntries(await Promise.all(WORK_TABS.map(async (tab) => [tab, known[tab] ?? (await count(tab))])));
}

/**
 * The counts of the tabs with the works of named performers. A kind with at least as many hits as works is left as it is: servers
 * whose own search finds works by the name of their performer have counted them already.
 */
export function withWorks(totals: Totals, named: readonly NamedPerformer[]): Totals {
  const counted: Totals = { ...totals };
  for (const tab of WORK_TABS) {
    const works = named.reduce((sum, performer) => sum + (performer.works[tab] ?? 0), 0);
    const hits = totals[tab] ?? 0;
    if (hits < works) counted[tab] = hits + works;
  }
  return counted;
}
