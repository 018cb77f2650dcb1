import { http, HttpResponse } from 'msw';
import { API, fakeApi, getServices } from './fake-api';

const { server, requests } = fakeApi();

const record = (_id: string, owner: object) => ({ _id, title: _id, ...owner });
const respond = (path: string, data: object[]) =>
  server.use(http.get(API + path, () => HttpResponse.json({ status: 0, data: { data, total: 40 } })));

test('a list of one performer leaves out items of others, from a server that ignores the filter', async () => {
  respond('/user/assets/videos/search', [
    record('own', { performerId: 'p1' }),
    record('shared', { performerIds: ['p2', 'p1'] }),
    record('other', { performer: { _id: 'p2', username: 'bo' } }),
    record('unknown', {}),
  ]);
  const { videos } = getServices();
  const { data } = await videos.search({ performerId: 'p1' });
  expect(data.data.map(({ _id }) => _id)).toEqual(['own', 'shared', 'unknown']);
  expect(data.total).toBe(3);
  expect((await videos.search({})).data.total).toBe(40);
  expect((await videos.search({ performerId: 'bo' })).data.data.map(({ _id }) => _id)).toEqual(['other', 'unknown']);
});

test('posts of one performer have an owner: others are pages of the site', async () => {
  respond('/posts/search', [record('own', { performerId: 'p1' }), record('terms', {})]);
  const { data } = await getServices().posts.search({ performerId: 'p1' });
  expect(data.data.map(({ _id }) => _id)).toEqual(['own']);
});

describe('a list of events at some time', () => {
  const event = (_id: string, hours: number) => ({
    _id,
    title: _id,
    startAt: new Date(hours * 3_600_000).toISOString(),
    endAt: new Date((hours + 1) * 3_600_000).toISOString(),
  });
  const NOON = '1970-01-01T12:00:00.000Z';

  test('is asked for by both of its ends, because servers may ignore a range without both', async () => {
    await getServices().events.search({ startAt: NOON });
    await getServices().events.search({ endAt: NOON });
    expect(requests.map(({ query }) => Object.fromEntries(query))).toEqual([
      { startAt: NOON, endAt: '2100-01-01T00:00:00.000Z' },
      { startAt: '1970-01-01T00:00:00.000Z', endAt: NOON },
    ]);
  });

  test('leaves out past ones, from a server that ignores the time', async () => {
    respond('/event', [event('past', 8), event('running', 11.5), event('coming', 20)]);
    const { data } = await getServices().events.search({ startAt: NOON });
    expect(data).toMatchObject({ data: [{ _id: 'running' }, { _id: 'coming' }], total: 2 });
  });
});
