import type { PerformerSearchQuery } from '@/contract/performer';
import { SEARCH_TEXT, SWITCH, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

const KEY = /^[\w-]{1,60}$/;

export const PERFORMER_LIST = {
  path: paths.performers,
  filters: {
    q: SEARCH_TEXT,
    gender: KEY,
    country: /^[A-Z]{2}$/,
    age: /^(over_)?\d{2}(_\d{2})?$/,
    category: KEY,
    language: KEY,
    live: SWITCH,
    free: SWITCH,
    height: KEY,
    weight: KEY,
    bodyType: KEY,
    hair: KEY,
    eyes: KEY,
    ethnicity: KEY,
    butt: KEY,
    pubicHair: KEY,
    sexualOrientation: KEY,
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
