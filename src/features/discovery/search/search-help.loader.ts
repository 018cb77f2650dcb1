import type { Performer } from '@/contract/performer';
import { performerForCard } from '@/entities/card-data';
import { foldWords } from '@/lib/format/text';
import { cacheInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import type { SearchHelp } from './search.loader';
import { suggestSpelling } from './spelling';

/** Number of popular records per kind that provide words for spelling suggestions. */
const MAX_POPULAR = 60;
/** Number of performers shown. */
const MAX_PERFORMERS = 6;
/** Prefix length for candidates: most typos come after the first letters. */
const PREFIX_LENGTH = 3;

const orNone = <T>(key: string, load: () => Promise<{ data: { data: T[] } }>): Promise<T[]> =>
  cacheInTab(`search-help:${key}`, () => load().then(({ data }) => data.data)).catch(() => []);

/**
 * Loads suggestions after a search without hits: a spelling, performers and topics. Never rejects; parts that fail are
 * left out.
 */
export async function loadSearchHelp(
  { performers, videos, products, categories }: Services,
  q: string,
): Promise<SearchHelp> {
  const query = { limit: MAX_POPULAR, sortBy: 'popular' };
  const longest = foldWords(q).sort((a, b) => b.length - a.length)[0] ?? '';
  const prefix = longest.length > PREFIX_LENGTH ? longest.slice(0, PREFIX_LENGTH) : '';
  const searchByPrefix = <T>(
    key: string,
    load: (prefixQuery: typeof query & { q: string }) => Promise<{ data: { data: T[] } }>,
  ): Promise<T[]> | T[] => (prefix ? orNone(`${key}:${prefix}`, () => load({ ...query, q: prefix })) : []);

  const [popular, people, popularVideos, more, goods, topics] = await Promise.all([
    orNone('performers', () => performers.search(query)),
    searchByPrefix('performers', (prefixQuery) => performers.search(prefixQuery)),
    orNone('videos', () => videos.search(query)),
    searchByPrefix('videos', (prefixQuery) => videos.search(prefixQuery)),
    searchByPrefix('products', (prefixQuery) => products.search(prefixQuery)),
    orNone('categories', () => categories.search({ limit: 200 })),
  ]);
  return {
    suggestion: suggestSpelling(q, [
      ...[...popular, ...people].flatMap(({ name, username }) => [name, username]),
      ...[...popularVideos, ...more].flatMap(({ title, tags }) => [title, ...(tags ?? [])]),
      ...goods.map(({ name }) => name),
      ...topics.map(({ name }) => name),
    ]),
    performers: popular.slice(0, MAX_PERFORMERS).map((performer: Performer) => performerForCard(performer)),
    categories: topics
      .filter(({ group }) => group === undefined || group === 'video')
      .map(({ _id, name, slug }) => ({ _id, name, slug })),
  };
}
