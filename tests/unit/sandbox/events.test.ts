import { dataOf, rowsOf, smallSandbox, totalOf, type Caller } from './support/caller';
import { ids } from './support/small-seed';

let api: Caller;
beforeAll(() => {
  api = smallSandbox();
  api.sandbox.store.events.insert({ ...calledOff() });
});
afterAll(() => api.sandbox.close());

const calledOff = () => {
  const concert = api.sandbox.store.events.get(ids.event);
  if (!concert) throw new Error('The seed has no event.');
  return { ...concert, _id: '4'.repeat(24), title: 'Called off', status: 'inactive' as const };
};

const titles = async (path: string, token: string | null = null) =>
  rowsOf(await api.get(path, { token })).map(({ title }) => title);

test('everybody sees active events', async () => {
  expect(await titles('/event')).toEqual(['Concert']);
  expect(await titles(`/event?performerId=${ids.ben}`)).toEqual([]);
  expect(await titles('/event?status=inactive')).toEqual(['Concert']);
});

test('performers see own events in every status, unless the public list is requested', async () => {
  const token = await api.logIn('aria');
  expect((await titles('/event', token)).sort()).toEqual(['Called off', 'Concert']);
  expect(await titles(`/event?performerId=${ids.aria}&status=inactive`, token)).toEqual(['Called off']);
  expect(await titles('/event?status=active', token)).toEqual(['Concert']);
});

test('events that overlap the requested time are included', async () => {
  expect(totalOf(await api.get('/event?startAt=2026-05-10T12:30:00Z&endAt=2026-05-10T14:00:00Z'))).toBe(1);
  expect(totalOf(await api.get('/event?startAt=2026-05-10T13:30:00Z&endAt=2026-05-10T14:00:00Z'))).toBe(0);
  expect(totalOf(await api.get('/event?endAt=2026-05-10T10:00:00Z'))).toBe(0);
});

test('a direct link to a canceled event shows that it was canceled', async () => {
  expect(dataOf(await api.get(`/event/${'4'.repeat(24)}/view`))).toMatchObject({
    title: 'Called off',
    status: 'inactive',
    performer: { username: 'aria' },
  });
  expect((await api.get('/event/unknown/view')).status).toBe(404);
});
