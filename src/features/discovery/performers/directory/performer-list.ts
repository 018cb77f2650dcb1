import type { PerformerSearchQuery } from '@/contract/performer';
import { SEARCH_TEXT, SERVER_VALUE, SWITCH, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

export const PERFORMER_LIST = {
  path: paths.performers,
  filters: {
    q: SEARCH_TEXT,
    gender: SERVER_VALUE,
    country: /^[a-z]{2,3}$/i,
    age: SERVER_VALUE,
    category: SERVER_VALUE,
    language: SERVER_VALUE,
    live: SWITCH,
    free: SWITCH,
    height: SERVER_VALUE,
    weight: SERVER_VALUE,
    bodyType: SERVER_VALUE,
    hair: SERVER_VALUE,
    eyes: SERVER_VALUE,
    ethnicity: SERVER_VALUE,
    butt: SERVER_VALUE,
    pubicHair: SERVER_VALUE,
    sexualOrientation: SERVER_VALUE,
  },
  sorts: ['popular', 'newest', 'oldest', 'live', 'online', 'subscribers'],
} satisfies ListRules;

export type PerformerFilter = keyof (typeof PERFORMER_LIST)['filters'];
export type PerformerListView = ListView<PerformerFilter>;

export function performerQuery({ filters, sort }: PerformerListView): PerformerSearchQuery {
  const { category, language, live, free, ...sameName } = filters;
  return {
    ...sameName,
    categoryId: category,
    languages: language,
    streamingStatus: live ? 'public' : undefined,
    isFreeSubscription: free ? true : undefined,
    sortBy: sort,
  };
}
