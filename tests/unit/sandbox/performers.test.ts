import { createSandbox } from '@sandbox/app';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { callerOf, dataOf, rowsOf, totalOf } from './support/caller';

const api = callerOf(createSandbox({ memory: true, baseUrl: 'http://api.test' }));
afterAll(() => api.sandbox.close());

/** The lists of the items that each total counts. */
const LISTS = {
  totalVideos: '/user/assets/videos/search',
  totalGalleries: '/user/assets/galleries/search',
  totalPhotos: '/user/assets/photos',
  totalProducts: '/user/assets/products/search',
  totalFeeds: '/posts/search',
} as const;

test('the totals of performers match their lists', async () => {
  for (const performer of api.sandbox.store.performers.list()) {
    const found = await Promise.all(
      Object.values(LISTS).map(async (path) => totalOf(await api.get(`${path}?performerId=${performer._id}&limit=1`))),
    );
    const counts = Object.keys(LISTS).map((name) => performer.stats[name as keyof typeof LISTS]);
    expect([performer.username, ...counts]).toEqual([performer.username, ...found]);
  }
});

test('a fan lists own subscriptions, also by performer, and sorted by end on request', async () => {
  const token = await api.logIn('fan@example.com');
  const all = rowsOf(await api.get('/subscriptions/user/search?limit=50&sortBy=expiredAt', { token }));
  const me = dataOf(await api.get('/users/me', { token }))._id;
  expect(all.length).toBeGreaterThan(3);
  expect(all.every(({ userId }) => userId === me)).toBe(true);
  const ends = all.map(({ expiredAt }) => String(expiredAt));
  expect(ends).toEqual([...ends].sort().reverse());

  const performer = dataOf(await api.get(`/performers/${LANDMARKS.endingSubscription}`, { token }));
  const [ending, ...others] = rowsOf(
    await api.get(`/subscriptions/user/search?performerId=${String(performer._id)}`, { token }),
  );
  expect(others).toEqual([]);
  expect(ending).toMatchObject({
    status: 'deactivated',
    nextRecurringDate: null,
    performerInfo: { username: LANDMARKS.endingSubscription },
  });
  expect(performer.isSubscribed).toBe(true);
});

test('subscriptions are private', async () => {
  expect((await api.get('/subscriptions/user/search')).status).toBe(401);
  expect(
    (await api.get('/subscriptions/user/search', { token: await api.logIn('performer@example.com') })).status,
  ).toBe(403);
});

test('a suspended performer, or one who blocks a country, is refused with the reason', async () => {
  const { store } = api.sandbox;
  const nova = store.performers.list().find(({ username }) => username === 'nova');
  store.performers.update(nova?._id ?? '', { status: 'inactive' });
  expect(await api.get('/performers/nova')).toMatchObject({
    status: 403,
    body: { message: 'This performer is suspended.' },
  });
  store.performers.update(nova?._id ?? '', { status: 'active', blockCountries: ['DE'] });
  expect(await api.get('/performers/nova', { headers: { 'X-Forwarded-For': '192.0.2.7' } })).toMatchObject({
    status: 403,
    body: { message: 'This performer isn’t available in your country.' },
  });
  expect((await api.get('/performers/nova', { headers: { 'X-Forwarded-For': '198.51.100.7' } })).status).toBe(200);
});
