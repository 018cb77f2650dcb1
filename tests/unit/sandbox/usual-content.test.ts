import { operations } from '@/contract/operations';
import type { Operation } from '@/contract/operation';
import { createSandbox } from '@sandbox/app';
import { callerOf, dataOf, rowsOf, type Caller } from './support/caller';

/** The content of the demo and the browser tests. */
let api: Caller;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  api = callerOf(createSandbox({ baseUrl: 'http://api.test' }));
  for (const name of ['fan@example.com', 'fan2@example.com', 'performer@example.com'])
    tokens[name] = await api.logIn(name);
});
afterAll(() => api.sandbox.close());

const everybody = () => [undefined, ...Object.values(tokens)];
const readable = Object.values<Operation>(operations).filter(
  ({ method, path, auth }) => method === 'GET' && !path.includes('{') && (auth === 'none' || auth === 'optional'),
);

test.each(readable.map(({ path }) => path))('GET %s is public', async (path) => {
  for (const token of everybody()) {
    const { status } = await api.get(`${path}?limit=200`, { token });
    // One call needs a parameter and says so. Calls without a handler answer 501.
    expect(path === '/conversations/stream/public' ? [400, 404, 501] : [200]).toContain(status);
  }
});

test('each item of a list opens by its id and by its slug', async () => {
  const details: [list: string, detail: (id: string) => string, name: string][] = [
    ['/user/assets/videos/search', (id) => `/user/assets/videos/${id}`, 'slug'],
    ['/user/assets/galleries/search', (id) => `/user/assets/galleries/${id}/view`, 'slug'],
    ['/user/assets/products/search', (id) => `/user/assets/products/${id}`, 'slug'],
    ['/posts/search', (id) => `/posts/${id}`, 'slug'],
    ['/posts/search?type=page', (id) => `/posts/${id}`, 'slug'],
    ['/performers/search', (id) => `/performers/${id}`, 'username'],
  ];
  for (const [list, detail, name] of details) {
    const rows = rowsOf(await api.get(`${list}${list.includes('?') ? '&' : '?'}limit=200`));
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const [byId, byName] = [await api.get(detail(String(row._id))), await api.get(detail(String(row[name])))];
      expect([byId.status, byName.status, dataOf(byName)._id]).toEqual([200, 200, row._id]);
    }
  }
});

test('guests receive no address of locked content', async () => {
  const videos = api.sandbox.store.videos.list().filter(({ isSale, price }) => !isSale || price > 0);
  expect(videos.length).toBeGreaterThan(10);
  for (const { _id } of videos)
    expect((await api.get(`/user/assets/videos/${_id}`)).text).not.toContain(`/files/videos/`);
  const closed = api.sandbox.store.galleries.list().filter(({ isSale, price }) => !isSale || price > 0);
  for (const { _id } of closed)
    expect((await api.get(`/user/assets/photos?galleryId=${_id}&limit=200`)).text).not.toContain('photoId=');
});

test('public responses contain no private account data', async () => {
  const answers = await Promise.all(readable.map(({ path }) => api.get(`${path}?limit=200`)));
  const text = answers.map((answer) => answer.text).join('\n');
  for (const { email, phone } of [...api.sandbox.store.users.list(), ...api.sandbox.store.performers.list()]) {
    expect([email, text.includes(email)]).toEqual([email, false]);
    if (phone) expect([phone, text.includes(phone)]).toEqual([phone, false]);
  }
  for (const key of ['passwordHash', '"balance"', 'blockCountries', 'digitalFileName'])
    expect(text.includes(key)).toBe(false);
});

test('the demo accounts match the documentation', async () => {
  const me = async (name: string) => dataOf(await api.get('/users/me', { token: tokens[name] }));
  expect(await me('fan@example.com')).toMatchObject({ balance: 500, isPerformer: false });
  expect(await me('fan2@example.com')).toMatchObject({ balance: 20 });
  expect(await me('performer@example.com')).toMatchObject({ username: 'aria', isPerformer: true });
});
