import type { PerformerSearchQuery } from '@/contract/performer';
import type { VideoSearchQuery } from '@/contract/video';
import { performerForCard, videoForCard } from '@/lib/card-data';
import { paths } from '@/lib/paths';
import { withQuery } from '@/lib/query';
import type { Services } from '@/services/create-services';
import type { RowItems } from './row-items';

interface RowOptions {
  signal?: AbortSignal;
}

/** A row of the start page: a new one is an entry in the list below. */
export interface HomeRow {
  id: string;
  title: string;
  /** The page with all of them. */
  seeAll: string;
  load: (services: Services, options: RowOptions) => Promise<RowItems>;
}

const LENGTH = 12;

async function performers(services: Services, query: PerformerSearchQuery, options: RowOptions) {
  const { data } = await services.performers.search({ limit: LENGTH, ...query }, options);
  return { kind: 'performers' as const, items: data.data.map(performerForCard) };
}

async function videos(services: Services, query: VideoSearchQuery, options: RowOptions) {
  const { data } = await services.videos.search({ limit: LENGTH, ...query }, options);
  return { kind: 'videos' as const, items: data.data.map(videoForCard) };
}

/** The rows from top to bottom. */
export const HOME_ROWS: readonly HomeRow[] = [
  {
    id: 'live',
    title: 'Live now',
    seeAll: withQuery(paths.performers, { sort: 'live' }),
    // On air first; the wire has no filter for "on air in any way".
    load: async (services, options) => {
      const { items } = await performers(services, { sortBy: 'live' }, options);
      return { kind: 'performers', items: items.filter(({ live }) => Boolean(live)) };
    },
  },
  {
    id: 'newest',
    title: 'Newest videos',
    seeAll: paths.videos,
    load: (services, options) => videos(services, { sortBy: 'newest', isSchedule: false }, options),
  },
  {
    id: 'popular',
    title: 'Popular performers',
    seeAll: paths.performers,
    load: (services, options) => performers(services, { sortBy: 'popular' }, options),
  },
  {
    id: 'upcoming',
    title: 'Coming soon',
    seeAll: withQuery(paths.videos, { access: 'soon' }),
    load: (services, options) => videos(services, { sortBy: 'scheduledAt', sort: 'asc', isSchedule: true }, options),
  },
  {
    id: 'categories',
    title: 'Categories',
    seeAll: paths.categories,
    load: async ({ categories }, options) => {
      const { data } = await categories.search({ group: 'video', limit: LENGTH }, options);
      return { kind: 'categories', items: data.data.map(({ _id, name, slug, description }) => ({ _id, name, slug, description })) };
    },
  },
  {
    id: 'new-performers',
    title: 'New performers',
    seeAll: withQuery(paths.performers, { sort: 'newest' }),
    load: (services, options) => performers(services, { sortBy: 'newest' }, options),
  },
];
