import type { PerformerSearchQuery } from '@/contract/performer';
import type { VideoSearchQuery } from '@/contract/video';
import {
  eventForCard,
  galleryForCard,
  performerForCard,
  postForCard,
  productForCard,
  videoForCard,
} from '@/entities/card-data';
import { currentMinute } from '@/lib/format/zoned-date';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import { ROW_LENGTH, SHORT_ROW_LENGTH, type RowItems, type RowOptions } from './row-items';

/** A row of the home page. To add one, add an entry to the list below. */
export interface HomeRow {
  id: string;
  title: string;
  seeAll: string;
  /** Shown to logged-in fans only. */
  fansOnly?: boolean;
  load: (services: Services, options: RowOptions) => Promise<RowItems>;
}

async function loadPerformers(services: Services, query: PerformerSearchQuery, options: RowOptions) {
  const { data } = await services.performers.search({ limit: ROW_LENGTH, ...query }, options);
  return { kind: 'performers' as const, items: data.data.map(performerForCard) };
}

async function loadVideos(services: Services, query: VideoSearchQuery, options: RowOptions) {
  const { data } = await services.videos.search({ limit: ROW_LENGTH, ...query }, options);
  return { kind: 'videos' as const, items: data.data.map(videoForCard) };
}

/** Videos with a reaction of the fan; videos that no longer exist are left out. */
async function markedVideos({ reactions }: Services, action: 'watch_later' | 'favourite', options: RowOptions) {
  const { data } = await reactions.searchVideos({ action, limit: ROW_LENGTH }, options);
  return {
    kind: 'videos' as const,
    items: data.data.flatMap(({ objectInfo }) => (objectInfo ? [videoForCard(objectInfo)] : [])),
  };
}

export const HOME_ROWS: readonly HomeRow[] = [
  {
    id: 'subscribed',
    title: 'New from your subscriptions',
    seeAll: paths.subscriptions,
    fansOnly: true,
    // Loaded on demand: only fans need it.
    load: async (services, options) => (await import('./subscribed-items')).loadSubscribedItems(services, options),
  },
  {
    id: 'live',
    title: 'Live now',
    seeAll: paths.live,
    // Live performers first: the API has no filter that covers every kind of show.
    load: async (services, options) => {
      const { items } = await loadPerformers(services, { sortBy: 'live' }, options);
      return { kind: 'performers', items: items.filter(({ live }) => Boolean(live)) };
    },
  },
  {
    id: 'newest',
    title: 'Newest videos',
    seeAll: paths.videos,
    load: (services, options) => loadVideos(services, { sortBy: 'newest', isSchedule: false }, options),
  },
  {
    id: 'later',
    title: 'Watch later',
    seeAll: withQuery(paths.favorites, { tab: 'later' }),
    fansOnly: true,
    load: (services, options) => markedVideos(services, 'watch_later', options),
  },
  {
    id: 'favourites',
    title: 'Your favorite videos',
    seeAll: paths.favorites,
    fansOnly: true,
    load: (services, options) => markedVideos(services, 'favourite', options),
  },
  {
    id: 'popular',
    title: 'Popular performers',
    seeAll: paths.performers,
    load: (services, options) => loadPerformers(services, { sortBy: 'popular' }, options),
  },
  {
    id: 'events',
    title: 'Upcoming events',
    seeAll: paths.events,
    load: async ({ events }, options) => {
      const { data } = await events.search(
        { status: 'active', startAt: currentMinute(), sortBy: 'startAt', sort: 'asc', limit: SHORT_ROW_LENGTH },
        options,
      );
      return { kind: 'events', items: data.data.map(eventForCard) };
    },
  },
  {
    id: 'galleries',
    title: 'New galleries',
    seeAll: paths.galleries,
    load: async ({ galleries }, options) => {
      const { data } = await galleries.search({ sortBy: 'newest', limit: SHORT_ROW_LENGTH }, options);
      return { kind: 'galleries', items: data.data.map(galleryForCard) };
    },
  },
  {
    id: 'upcoming',
    title: 'Coming soon',
    seeAll: withQuery(paths.videos, { access: 'soon' }),
    load: (services, options) =>
      loadVideos(services, { sortBy: 'scheduledAt', sort: 'asc', isSchedule: true, limit: SHORT_ROW_LENGTH }, options),
  },
  {
    id: 'shop',
    title: 'From the shop',
    seeAll: paths.shop,
    load: async ({ products }, options) => {
      const { data } = await products.search({ sortBy: 'newest', limit: SHORT_ROW_LENGTH }, options);
      return { kind: 'products', items: data.data.map(productForCard) };
    },
  },
  {
    id: 'posts',
    title: 'Latest posts',
    seeAll: paths.posts,
    load: async ({ posts }, options) => {
      const { data } = await posts.search({ type: 'post', sortBy: 'newest', limit: SHORT_ROW_LENGTH }, options);
      return { kind: 'posts', items: data.data.map(postForCard) };
    },
  },
  {
    id: 'categories',
    title: 'Categories',
    seeAll: paths.categories,
    load: async ({ categories }, options) => {
      const { data } = await categories.search({ group: 'video', limit: ROW_LENGTH }, options);
      return {
        kind: 'categories',
        items: data.data.map(({ _id, name, slug, description }) => ({ _id, name, slug, description })),
      };
    },
  },
  {
    id: 'new-performers',
    title: 'New performers',
    seeAll: withQuery(paths.performers, { sort: 'newest' }),
    load: (services, options) => loadPerformers(services, { sortBy: 'newest', limit: SHORT_ROW_LENGTH }, options),
  },
];
