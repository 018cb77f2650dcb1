import { dataOf, rowsOf, smallSandbox, totalOf, type Caller } from './support/caller';
import { ids } from './support/small-seed';

let api: Caller;
beforeAll(() => {
  api = smallSandbox();
});
afterAll(() => api.sandbox.close());

const slugs = async (query: string) =>
  rowsOf(await api.get(`/user/assets/videos/search?${query}`)).map(({ slug }) => slug);
const names = async (query: string) =>
  rowsOf(await api.get(`/performers/search?${query}`)).map(({ username }) => username);

describe('a list', () => {
  test('contains public records, newest first, and counts all of them', async () => {
    const answer = await api.get('/user/assets/videos/search?limit=2');
    expect(rowsOf(answer).map(({ slug }) => slug)).toEqual(['free-song', 'paid-song']);
    expect(totalOf(answer)).toBe(5);
  });

  test('of videos shows one in processing to its owner, and to those who ask for it by ID', async () => {
    const { store } = api.sandbox;
    const list = '/user/assets/videos/search';
    const total = async () => dataOf(await api.get('/search/total')).totalVideos as number;
    const before = await total();
    store.videos.update(ids.freeVideo, { processing: true });
    const guests = await api.get(list);
    const owners = await api.get(list, { token: await api.logIn('aria') });
    const byId = await api.get(`${list}?includedIds=${ids.freeVideo}`);
    const during = await total();
    store.videos.update(ids.freeVideo, { processing: false });
    expect([totalOf(guests), totalOf(owners), totalOf(byId)]).toEqual([4, 5, 1]);
    expect(rowsOf(guests).map(({ slug }) => slug)).not.toContain('free-song');
    expect(during).toBe(before - 1);
  });

  test('continues where the previous page ended', async () => {
    expect(await slugs('limit=2&offset=2')).toEqual(['bought-song', 'member-song']);
    expect(await slugs('offset=5')).toEqual([]);
  });

  test.each([
    ['sortBy=newest', 'free-song'],
    ['sortBy=oldest', 'upcoming-song'],
    ['sortBy=popular', 'upcoming-song'],
    ['sortBy=price&sort=asc', 'free-song'],
    ['sortBy=title&sort=asc', 'bought-song'],
    ['sortBy=createdAt&sort=asc', 'upcoming-song'],
    ['sortBy=createdAt&sort=sideways', 'free-song'],
    ["sortBy=');DROP TABLE videos;--", 'free-song'],
  ])('sorted by %s begins with %s', async (query, first) => {
    expect((await slugs(query))[0]).toBe(first);
  });

  test('ignores invalid parameters', async () => {
    expect(await slugs('limit=-3&offset=x&performerId=undefined&categoryId=&status=null&q=')).toHaveLength(5);
    expect(await slugs('limit=9999')).toHaveLength(5);
  });

  test.each([
    [`performerId=${ids.aria}`, 5],
    [`performerId=${ids.ben}`, 0],
    [`performerIds=${ids.aria}&performerIds=${ids.ben}`, 5],
    [`performerIds=${ids.ben}`, 0],
    [`categoryId=${ids.jazz}`, 5],
    [`includedIds=${ids.freeVideo}&includedIds=${ids.paidVideo}`, 2],
    [`includedIds=${ids.freeVideo}`, 1],
    [`excludedId=${ids.freeVideo}`, 4],
    ['isSale=true', 4],
    ['isSale=false', 1],
    ['isSchedule=true', 1],
    ['isSchedule=false', 4],
    ['q=PAID', 1],
    ['q=song+paid', 1],
    ['q=%25', 5],
    ['q=nothing', 0],
    ['status=draft', 5],
  ])('of videos with %s has %i', async (query, total) => {
    expect(totalOf(await api.get(`/user/assets/videos/search?${query}`))).toBe(total);
  });

  test('refuses a filter with an impossible value', async () => {
    const { status, body } = await api.get('/user/assets/videos/search?isSale=perhaps');
    expect(status).toBe(400);
    expect(body.message).toMatchObject([{ property: 'isSale' }]);
  });
});

describe('performers', () => {
  test.each([
    ['', ['aria', 'ben']],
    ['sortBy=oldest', ['aria', 'ben']],
    ['sortBy=newest', ['ben', 'aria']],
    ['gender=male', ['ben']],
    ['country=us', ['ben']],
    [`categoryId=${ids.jazz}`, ['aria']],
    ['age=26_28', ['aria']],
    ['age=over_50', ['ben']],
    ['fromAge=1990-01-01', ['aria']],
    ['toAge=1990-01-01', ['ben']],
    ['q=cafe', ['ben']],
    ['q=CAFÉ+CHEF', ['ben']],
    ['eyes=blue', []],
    ['isFreeSubscription=true', []],
  ])('can be requested with %p', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(['country=Germany', 'categoryId=nope', 'age=young'])('refuses %s', async (query) => {
    expect((await api.get(`/performers/search?${query}`)).status).toBe(400);
  });

  test('are found by id and by username in any case, each view counted', async () => {
    const byName = await api.get('/performers/ARIA');
    const byId = await api.get(`/performers/${ids.aria}`);
    const views = (answer: typeof byId) => (dataOf(answer).stats as { views: number }).views;
    expect(views(byId) - views(byName)).toBe(1);
    expect(dataOf(byId).categories).toMatchObject([{ name: 'Jazz' }]);
  });

  test('that are unknown, suspended, or block a country are not shown', async () => {
    const unknown = await api.get('/performers/nobody');
    expect([unknown.status, unknown.body.error]).toEqual([404, 'ENTITY_NOT_FOUND']);
    expect((await api.get('/performers/shut')).status).toBe(403);
    expect((await api.get('/performers/ben', { headers: { 'X-Forwarded-For': '198.51.100.7' } })).status).toBe(403);
    expect((await api.get('/performers/ben')).status).toBe(200);
  });

  test('keep their private data private', async () => {
    const [profile, list] = [await api.get('/performers/aria'), await api.get('/performers/search')];
    for (const { text } of [profile, list])
      expect(text).not.toMatch(/example\.com|555-0100|balance|passwordHash|blockCountries/);
  });
});

test('comments include their authors, and replies are listed by parent', async () => {
  const [comment] = rowsOf(await api.get(`/comments/search?objectId=${ids.freeVideo}`));
  expect(comment).toMatchObject({
    content: 'Lovely',
    totalReply: 1,
    isLiked: false,
    creator: { username: 'fan', isPerformer: false },
  });
  const [reply] = rowsOf(await api.get(`/comments/search?objectId=${ids.comment}&objectType=comment`));
  expect(reply).toMatchObject({ content: 'Thank you', creator: { username: 'aria', isPerformer: true } });
  expect(JSON.stringify(comment)).not.toContain('example.com');
});

test('running events are upcoming, past ones are not', async () => {
  expect(totalOf(await api.get('/event?startAt=2026-05-10T12:00:00Z'))).toBe(1);
  expect(totalOf(await api.get('/event?startAt=2026-05-10T13:30:00Z'))).toBe(0);
  expect(dataOf(await api.get(`/event/${ids.event}/view`)).performer).toMatchObject({ username: 'aria' });
});

test('posts and pages are separate lists and found by id or slug', async () => {
  expect(rowsOf(await api.get('/posts/search')).map(({ slug }) => slug)).toEqual(['secret']);
  expect(rowsOf(await api.get('/posts/search?type=page')).map(({ slug }) => slug)).toEqual(['terms']);
  expect(dataOf(await api.get('/posts/terms')).content).toBe('<p>The whole text</p>');
});

test('search totals match the lists', async () => {
  expect((await api.get('/search/total?q=song')).body.data).toEqual({
    totalPerformers: 0,
    totalVideos: 5,
    totalGalleries: 0,
    totalProducts: 1,
  });
});

describe('settings', () => {
  test('contain public ones only, by group, with the menus', async () => {
    const all = dataOf(await api.get('/settings/public'));
    expect(all).toMatchObject({ siteName: 'Encore', currency: 'USD', menus: [{ path: '/videos' }] });
    expect(all).not.toHaveProperty('smtpPassword');
    expect(dataOf(await api.get('/settings/public?group=currency'))).toEqual({ currency: 'USD' });
  });

  test('are returned by key, without unknown and private ones', async () => {
    const { body } = await api.call('POST', '/settings/keys', { body: { keys: ['siteName', 'smtpPassword', 'nope'] } });
    expect(body.data).toEqual({ siteName: 'Encore' });
  });
});

test('alias paths reach the same calls', async () => {
  expect(totalOf(await api.get('/performers/user/search'))).toBe(2);
  const token = await api.logIn('aria');
  expect(totalOf(await api.get('/performer/performer-assets/products/search', { token }))).toBe(2);
});

test('a call that the sandbox lacks says so, and an unknown path is 404', async () => {
  const token = await api.logIn('aria');
  expect((await api.call('DELETE', '/event/any', { token })).status).toBe(404);
  const unknown = await api.get('/nothing/here');
  expect([unknown.status, unknown.body.error]).toEqual([404, 'Not Found']);
});
