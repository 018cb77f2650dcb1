import { is } from '@sandbox/db/conditions';
import { Table } from '@sandbox/db/table';
import { setUpSandbox } from './support/caller';

const { fan, ...api } = setUpSandbox();

const fault = (body: object) => api.control('faults', body);

describe('a fault', () => {
  test('with hold ends the call without effect when faults are cleared', async () => {
    const headers = { Authorization: await fan.token() };
    await fault({ method: 'POST', path: '/comments', hold: true });
    const request = new Request('http://api.test/comments', { method: 'POST', headers, body: '{}' });
    const response = Promise.resolve(api.sandbox.app.fetch(request));
    await api.get('/performers/search');
    await api.delete('/__sandbox/faults');
    expect((await response).type).toBe('error');
  });

  test.each([
    [{ path: '/x' }, 'status'],
    [{ status: 500 }, 'path'],
    [{ path: 'x', status: 500 }, 'path'],
    [{ path: '/x', status: 99 }, 'status'],
    [{ path: '/x', delay: -1 }, 'delay'],
  ])('that is invalid is refused: %p', async (body, property) => {
    const response = await fault(body);
    expect(response.status).toBe(400);
    expect(response.body.message).toMatchObject([{ property }]);
  });
});

describe('the country check', () => {
  const blocked = async (address?: string) =>
    (await api.get('/country-block/check', address ? { 'X-Forwarded-For': address } : {})).data.blocked;

  test("uses the visitor's IP address, the first forwarded one", async () => {
    await api.put('/__sandbox/blocked-countries', { countryCodes: ['XX'] });
    expect(await blocked('203.0.113.9')).toBe(true);
    expect(await blocked('203.0.113.9, 198.51.100.1')).toBe(true);
    expect(await blocked('198.51.100.1')).toBe(false);
    expect(await blocked('8.8.8.8')).toBe(false);
    expect(await blocked('no address')).toBe(false);
    expect(await blocked('127.0.0.1')).toBe(false);
    expect(await blocked()).toBe(false);
  });
});

test('a reset restores every table, however it was written to', async () => {
  const { store, reset } = api.sandbox;
  reset();
  const tables = Object.entries(store).flatMap(([name, table]) =>
    table instanceof Table ? [[name, table] as const] : [],
  );
  // Ledger rows get new ids each time.
  const contents = () =>
    Object.fromEntries(
      tables.map(([name, table]) => [name, name === 'ledger' ? table.count() : JSON.stringify(table.list())]),
    );
  const filled = contents();
  const [video] = store.videos.list();
  const [comment] = store.comments.list();
  if (!video || !comment) throw new Error('There is nothing to change.');

  store.videos.bump(video._id, 'stats.views', 3);
  store.comments.insert({ ...comment, _id: 'f'.repeat(24) });
  store.settings.remove(is('_id', 'siteName'));
  store.setList('blockedCountries', ['PH']);
  await api.control('balance', { user: 'fan', balance: 7 });
  await api.post('/auth/users/forgot', { email: 'fan@example.com' });
  expect(
    Object.entries(contents())
      .filter(([name, content]) => content !== filled[name])
      .map(([name]) => name),
  ).toEqual(expect.arrayContaining(['users', 'videos', 'comments', 'settings', 'lists', 'mails', 'ledger']));
  reset();
  expect(contents()).toEqual(filled);
});

test('the controls reject other machines and pages of other origins', async () => {
  const from = (remoteAddress: string) =>
    api.sandbox.app.fetch(new Request('http://api.test/__sandbox/requests'), {
      incoming: { socket: { remoteAddress } },
    });
  expect((await from('192.168.1.5')).status).toBe(403);
  expect((await from('::ffff:127.0.0.1')).status).toBe(200);
  const { headers } = await api.get('/__sandbox/requests');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
