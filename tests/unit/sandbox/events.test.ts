import { setUpSandbox, type Account } from './support/caller';
import { getRefusal } from './support/money';
import { ids } from './support/small-seed';

const { aria, ben, ...api } = setUpSandbox();

const evening = { title: 'Evening', startAt: '2026-05-20T20:00:00.000Z', endAt: '2026-05-20T22:00:00.000Z' };
const plan = (body: object, account = aria) => account.post('/event', body);
const titles = async (query = '', account: Account = api) =>
  (await account.get(`/event${query}`)).rows.map(({ title }) => title);

test('everybody sees active events; performers also see own canceled ones, unless the public list is requested', async () => {
  const canceled = (await plan({ ...evening, status: 'inactive' })).data;
  expect([await titles(), await titles('?status=inactive')]).toEqual([['Concert'], ['Concert']]);
  expect(await titles(`?performerId=${ids.ben}`)).toEqual([]);
  expect(await titles('', aria)).toEqual(['Concert', 'Evening']);
  expect(await titles(`?performerId=${ids.aria}&status=inactive`, aria)).toEqual(['Evening']);
  expect(await titles('?status=active', aria)).toEqual(['Concert']);
  // A direct link says that it was canceled.
  expect((await api.get(`/event/${String(canceled._id)}/view`)).data).toMatchObject({
    status: 'inactive',
    performer: { username: 'aria' },
  });
});

test.each([
  ['startAt=2026-05-10T12:30:00Z&endAt=2026-05-10T14:00:00Z', 1],
  ['startAt=2026-05-10T13:30:00Z&endAt=2026-05-10T14:00:00Z', 0],
  ['endAt=2026-05-10T10:00:00Z', 0],
])('events that overlap the requested time are included: %s', async (query, total) => {
  expect((await api.get(`/event?${query}`)).total).toBe(total);
});

test.each([
  ['begins in the past', { startAt: '2026-05-10T11:59:00.000Z' }, ['startAt', 'The event must start in the future.']],
  ['ends before it begins', { endAt: '2026-05-20T19:00:00.000Z' }, ['endAt', 'The event must end after it starts.']],
  ['is private without a price', { isPrivate: true }, ['price', 'A private event needs a price.']],
  ['has no title', { title: ' ' }, ['title', 'Give the event a title.']],
])('an event that %s is refused at its field', async (_, change, refusal) => {
  const response = await plan({ ...evening, ...change });
  expect([response.status, getRefusal(response)]).toEqual([400, refusal]);
});

test('active events of one performer never overlap; those of others and canceled ones may', async () => {
  expect((await plan(evening)).status).toBe(200);
  const during = {
    ...evening,
    title: 'During',
    startAt: '2026-05-20T21:30:00.000Z',
    endAt: '2026-05-20T23:00:00.000Z',
  };
  expect(getRefusal(await plan(during))).toEqual(['startAt', '“Evening” overlaps with this time.']);
  expect((await plan({ ...during, status: 'inactive' })).status).toBe(200);
  expect((await plan({ ...during, startAt: evening.endAt })).status).toBe(200);
  expect((await plan(during, ben)).status).toBe(200);
});

test('a started event can be corrected but not moved into the past', async () => {
  const put = (body: object) => aria.put(`/event/${ids.event}`, body);
  expect((await put({ title: 'Concert, by request' })).data).toMatchObject({
    title: 'Concert, by request',
    startAt: '2026-05-10T11:00:00.000Z',
  });
  expect(getRefusal(await put({ startAt: '2026-05-10T10:00:00.000Z' }))).toEqual([
    'startAt',
    'The event must start in the future.',
  ]);
});

test("only its owner edits or deletes an event, and booked ones can't be deleted", async () => {
  expect((await ben.put(`/event/${ids.event}`, { title: 'Mine' })).status).toBe(403);
  expect((await ben.delete(`/event/${ids.event}`)).status).toBe(403);
  api.sandbox.store.events.update(ids.event, { isBooked: true });
  expect((await aria.delete(`/event/${ids.event}`)).status).toBe(400);
  api.sandbox.store.events.update(ids.event, { isBooked: false });
  expect((await aria.delete(`/event/${ids.event}`)).body.data).toBe(true);
  expect((await api.get(`/event/${ids.event}/view`)).status).toBe(404);
});
