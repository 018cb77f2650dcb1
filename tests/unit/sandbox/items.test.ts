import { createSandbox } from '@sandbox/app';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { callerOf, dataOf, rowsOf, totalOf, type Caller } from './support/caller';

let api: Caller;
beforeAll(() => {
  api = callerOf(createSandbox());
});
afterEach(() => api.sandbox.reset());
afterAll(() => api.sandbox.close());

const make = (kind: string, count: number, objectId?: string) =>
  api.call('POST', '/__sandbox/items', { body: { kind, count, objectId } });

const LISTS = {
  videos: '/user/assets/videos/search?isSchedule=false',
  performers: '/performers/search?x=',
  galleries: '/user/assets/galleries/search?x=',
  photos: '/user/assets/photos?x=',
  products: '/user/assets/products/search?x=',
  posts: '/posts/search?x=',
  events: '/event?x=',
};

test.each(Object.entries(LISTS))('the number of %s can be set, from none to many', async (kind, list) => {
  for (const count of [0, 1, 13, 250]) {
    expect((await make(kind, count)).status).toBe(200);
    expect([count, totalOf(await api.get(list))]).toEqual([count, count]);
  }
  const all = rowsOf(await api.get(`${list}&limit=200`));
  const distinct = (name: string) => new Set(all.map((row) => row[name] ?? row.title)).size;
  expect([distinct('_id'), distinct(kind === 'performers' ? 'username' : 'slug')]).toEqual([200, 200]);
});

test('search totals follow, and every copy has a page', async () => {
  await make('videos', 40);
  await make('products', 60);
  expect(dataOf(await api.get('/search/total'))).toMatchObject({ totalVideos: 40, totalProducts: 60 });
  for (const product of rowsOf(await api.get(`${LISTS.products}&limit=200`)))
    expect((await api.get(`/user/assets/products/${String(product.slug)}`)).status).toBe(200);
});

test('comments are created on one object, which counts them', async () => {
  const video = async () => dataOf(await api.get(`/user/assets/videos/${LANDMARKS.freeVideo}`));
  const { _id } = await video();
  for (const count of [500, 0, 3]) {
    expect((await make('comments', count, String(_id))).status).toBe(200);
    expect(totalOf(await api.get(`/comments/search?objectId=${String(_id)}`))).toBe(count);
    expect((await video()).stats).toMatchObject({ comments: count });
  }
});

test('the photos of a gallery are set and counted', async () => {
  const path = `/user/assets/galleries/${LANDMARKS.freeGallery}/view`;
  const { _id } = dataOf(await api.get(path));
  await make('photos', 500, String(_id));
  expect(dataOf(await api.get(path)).numOfItems).toBe(500);
  expect(totalOf(await api.get(`/user/assets/photos?galleryId=${String(_id)}`))).toBe(500);
});

test('five thousand items are created, and the last ones are found by page', async () => {
  await make('videos', 5000);
  const page = await api.get(`${LISTS.videos}&sortBy=popular&limit=24&offset=4968`);
  expect([totalOf(page), rowsOf(page).length]).toEqual([5000, 24]);
});

test.each([
  [{ kind: 'things', count: 1 }, 'kind'],
  [{ kind: 'videos', count: -1 }, 'count'],
  [{ kind: 'comments', count: 1 }, 'objectId'],
])('an invalid request is refused: %p', async (body, property) => {
  const answer = await api.call('POST', '/__sandbox/items', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatchObject([{ property }]);
});

test.each(['videos', 'galleries', 'photos', 'products', 'posts', 'stories'])(
  'one performer can have none, one or many %s',
  async (kind) => {
    const token = await api.logIn('performer@example.com');
    const list =
      kind === 'posts' || kind === 'stories'
        ? `/${kind === 'posts' ? 'feeds' : kind}/performers`
        : `/performer/assets/${kind}/search`;
    for (const count of [0, 1, 40]) {
      expect((await api.call('POST', '/__sandbox/items', { body: { kind, count, performer: 'aria' } })).status).toBe(
        200,
      );
      expect(totalOf(await api.get(list, { token }))).toBe(count);
    }
  },
);

test.each([
  ['parcels', '/orders/details/search?productType=physical'],
  ['subscribers', '/subscriptions/performer/search'],
  ['earnings', '/earning/performer/search?isToken=true'],
  ['comments', '/comments/performer/search'],
  ['events', '/event?performerId='],
])('a performer can receive none, one or many %s', async (kind, list) => {
  const token = await api.logIn('performer@example.com');
  const own = kind === 'events' ? `${list}${String(dataOf(await api.get('/performers/me', { token }))._id)}` : list;
  for (const count of [0, 1, 40]) {
    expect((await api.call('POST', '/__sandbox/items', { body: { kind, count, performer: 'aria' } })).status).toBe(200);
    expect(totalOf(await api.get(own, { token }))).toBe(count);
  }
});

test('the number of fans can be zero, one or many', async () => {
  const token = await api.logIn('performer@example.com');
  for (const count of [0, 1, 40]) {
    await make('users', count);
    expect(totalOf(await api.get('/users/search', { token }))).toBe(count);
  }
});
