import { createSandbox } from '@sandbox/app';
import { getCaller } from './support/caller';

const api = getCaller(createSandbox());
const aria = api.as('performer@example.com');
afterEach(() => api.sandbox.reset());
afterAll(() => api.sandbox.close());

const LISTS = {
  videos: '/user/assets/videos/search?isSchedule=false',
  performers: '/performers/search?x=',
  galleries: '/user/assets/galleries/search?x=',
  photos: '/user/assets/photos?x=',
  products: '/user/assets/products/search?x=',
  posts: '/posts/search?x=',
  events: '/event?x=',
};

test.each(Object.entries(LISTS))('the number of %s can be set, each with its own URL', async (kind, list) => {
  for (const count of [0, 1, 30]) {
    expect((await api.control('items', { kind, count })).status).toBe(200);
    expect([count, (await api.get(list)).total]).toEqual([count, count]);
  }
  const all = (await api.get(`${list}&limit=200`)).rows;
  const distinct = (name: string) => new Set(all.map((row) => row[name] ?? row.title)).size;
  expect([distinct('_id'), distinct(kind === 'performers' ? 'username' : 'slug')]).toEqual([30, 30]);
});

test.each([
  [{ kind: 'things', count: 1 }, 'kind'],
  [{ kind: 'videos', count: -1 }, 'count'],
  [{ kind: 'comments', count: 1 }, 'objectId'],
])('an invalid request is refused: %p', async (body, property) => {
  const response = await api.control('items', body);
  expect(response.status).toBe(400);
  expect(response.body.message).toMatchObject([{ property }]);
});

test.each([
  ['videos', '/performer/assets/videos/search'],
  ['galleries', '/performer/assets/galleries/search'],
  ['photos', '/performer/assets/photos/search'],
  ['products', '/performer/assets/products/search'],
  ['posts', '/feeds/performers'],
  ['stories', '/stories/performers'],
  ['parcels', '/orders/details/search?productType=physical'],
  ['subscribers', '/subscriptions/performer/search'],
  ['earnings', '/earning/performer/search?isToken=true'],
  ['comments', '/comments/performer/search'],
])('one performer can have none, one or many %s', async (kind, list) => {
  for (const count of [0, 1, 40]) {
    expect((await api.control('items', { kind, count, performer: 'aria' })).status).toBe(200);
    expect((await aria.get(list)).total).toBe(count);
  }
});

/** The lists of the items that each total of a performer counts. */
const PERFORMER_TOTALS = {
  totalVideos: '/user/assets/videos/search',
  totalGalleries: '/user/assets/galleries/search',
  totalPhotos: '/user/assets/photos',
  totalProducts: '/user/assets/products/search',
  totalFeeds: '/posts/search',
} as const;

test('the totals of performers match their lists', async () => {
  for (const performer of api.sandbox.store.performers.list()) {
    const found = await Promise.all(
      Object.values(PERFORMER_TOTALS).map(
        async (path) => (await api.get(`${path}?performerId=${performer._id}&limit=1`)).total,
      ),
    );
    const counts = Object.keys(PERFORMER_TOTALS).map((name) => performer.stats[name as keyof typeof PERFORMER_TOTALS]);
    expect([performer.username, ...counts]).toEqual([performer.username, ...found]);
  }
});
