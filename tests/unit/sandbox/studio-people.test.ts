import { createSandbox } from '@sandbox/app';
import { callerOf, dataOf, rowsOf, totalOf } from './support/caller';

const api = callerOf(createSandbox({ memory: true, baseUrl: 'http://api.test' }));
let token: string;
beforeAll(async () => {
  token = await api.logIn('performer@example.com');
});
afterAll(() => api.sandbox.close());

test('every subscriber has one state, and the seed has all of them', async () => {
  const all = totalOf(await api.get('/subscriptions/performer/search', { token }));
  const counts = await Promise.all(
    ['active', 'trial', 'ending', 'ended'].map(async (state) =>
      totalOf(await api.get(`/subscriptions/performer/search?state=${state}`, { token })),
    ),
  );
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
});

test('subscribers are found by name', async () => {
  const [first] = rowsOf(await api.get('/subscriptions/performer/search', { token }));
  const { username } = first?.userInfo as { username: string };
  const hits = rowsOf(await api.get(`/subscriptions/performer/search?q=${username}`, { token }));
  expect(hits.map(({ userInfo }) => (userInfo as { username: string }).username)).toEqual([username]);
});

test('the comment inbox has comments by others on own items, until they are answered', async () => {
  const searchComments = (query: string) => api.get(`/comments/performer/search?${query}`, { token });
  const [open] = rowsOf(await searchComments('isAnswered=false'));
  const before = totalOf(await searchComments('isAnswered=false'));
  expect(before).toBeGreaterThan(5);
  expect(before + totalOf(await searchComments('isAnswered=true'))).toBe(totalOf(await searchComments('')));
  expect(open?.objectInfo).toMatchObject({ title: expect.stringMatching(/./) });
  const body = {
    content: 'Thank you!',
    objectId: open?.objectType === 'comment' ? open.objectId : open?._id,
    objectType: 'comment',
  };
  const reply = dataOf(await api.call('POST', '/comments', { token, body }));
  expect(totalOf(await searchComments('isAnswered=false'))).toBe(before - 1);
  expect(rowsOf(await searchComments('limit=200')).map(({ _id }) => _id)).not.toContain(reply._id);
  expect(
    totalOf(await searchComments(`createdBy=${String(open?.createdBy)}&objectType=${String(open?.objectType)}`)),
  ).toBeGreaterThan(0);
  expect((await api.get('/comments/performer/search', { token: await api.logIn('fan@example.com') })).status).toBe(403);
});

test('fans are the people with a subscription, sale, comment or favorite, by name or latest activity', async () => {
  const all = rowsOf(await api.get('/performer/fans?limit=200', { token }));
  const dates = all.map(({ lastActivityAt }) => String(lastActivityAt));
  expect(dates).toEqual(dates.toSorted().reverse());
  const buyers = rowsOf(await api.get('/earning/performer/search?limit=200', { token })).map(({ userId }) => userId);
  expect(all.map(({ _id }) => _id)).toEqual(expect.arrayContaining(buyers));
  const names = rowsOf(await api.get('/performer/fans?limit=200&sortBy=name&sort=asc', { token })).map(({ name }) =>
    String(name).toLowerCase(),
  );
  expect(names).toEqual(names.toSorted());
  expect((await api.get('/performer/fans', { token: await api.logIn('fan@example.com') })).status).toBe(403);
});
