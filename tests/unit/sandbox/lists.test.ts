import { setUpSandbox } from './support/caller';
import { ids } from './support/small-seed';

const { aria, ...api } = setUpSandbox();

const slugs = async (query: string) =>
  (await api.get(`/user/assets/videos/search?${query}`)).rows.map(({ slug }) => slug);
const names = async (query: string) =>
  (await api.get(`/performers/search?${query}`)).rows.map(({ username }) => username);

describe('a list', () => {
  test('contains public records, newest first, and counts all of them', async () => {
    const response = await api.get('/user/assets/videos/search?limit=2');
    expect(response.rows.map(({ slug }) => slug)).toEqual(['free-song', 'paid-song']);
    expect(response.total).toBe(5);
  });

  test('of videos shows one in processing to its owner, and to those who ask for it by ID', async () => {
    const { store } = api.sandbox;
    const list = '/user/assets/videos/search';
    const total = async () => (await api.get('/search/total')).data.totalVideos as number;
    const before = await total();
    store.videos.update(ids.freeVideo, { processing: true });
    const guests = await api.get(list);
    const owners = await aria.get(list);
    const byId = await api.get(`${list}?includedIds=${ids.freeVideo}`);
    const during = await total();
    expect([guests.total, owners.total, byId.total]).toEqual([4, 5, 1]);
    expect(guests.rows.map(({ slug }) => slug)).not.toContain('free-song');
    expect(during).toBe(before - 1);
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
    expect((await api.get(`/user/assets/videos/search?${query}`)).total).toBe(total);
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

  test('that are unknown, suspended, or block a country are not shown', async () => {
    const unknown = await api.get('/performers/nobody');
    expect([unknown.status, unknown.body.error]).toEqual([404, 'ENTITY_NOT_FOUND']);
    expect((await api.get('/performers/shut')).status).toBe(403);
    expect((await api.get('/performers/ben', { 'X-Forwarded-For': '198.51.100.7' })).status).toBe(403);
    expect((await api.get('/performers/ben')).status).toBe(200);
  });

  test('keep their private data private', async () => {
    const [profile, list] = [await api.get('/performers/aria'), await api.get('/performers/search')];
    for (const { text } of [profile, list])
      expect(text).not.toMatch(/example\.com|555-0100|balance|passwordHash|blockCountries/);
  });
});

describe('settings', () => {
  test('contain public ones only, by group, with the menus', async () => {
    const all = (await api.get('/settings/public')).data;
    expect(all).toMatchObject({ siteName: 'Encore', currency: 'USD', menus: [{ path: '/videos' }] });
    expect(all).not.toHaveProperty('smtpPassword');
    expect((await api.get('/settings/public?group=currency')).data).toEqual({ currency: 'USD' });
  });

  test('are returned by key, without unknown and private ones', async () => {
    const { body } = await api.post('/settings/keys', { keys: ['siteName', 'smtpPassword', 'nope'] });
    expect(body.data).toEqual({ siteName: 'Encore' });
  });
});
