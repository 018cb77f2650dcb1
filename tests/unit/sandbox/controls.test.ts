import { is } from '@sandbox/db/conditions';
import { Table } from '@sandbox/db/table';
import { preflightHeaders } from '@sandbox/http/cors';
import { dataOf, smallSandbox, type Caller } from './support/caller';
import { ids } from './support/small-seed';

let api: Caller;
beforeEach(() => {
  api = smallSandbox();
});
afterEach(() => api.sandbox.close());

const fault = (body: object) => api.call('POST', '/__sandbox/faults', { body });

describe('a fault', () => {
  test('replaces the response as often as requested', async () => {
    await fault({ method: 'get', path: '/performers/{id}', status: 503, body: { message: 'Busy' }, times: 2 });
    const first = await api.get('/performers/aria');
    expect([first.status, first.body, first.headers.get('access-control-allow-origin')]).toEqual([
      503,
      { message: 'Busy' },
      '*',
    ]);
    expect((await api.get('/user/assets/videos/search')).status).toBe(200);
    expect((await api.get('/performers/ben')).status).toBe(503);
    expect((await api.get('/performers/aria')).status).toBe(200);
  });

  test('has a body of any type, or none', async () => {
    await fault({ path: '/settings/public', body: '<html>', contentType: 'text/html' });
    const html = await api.get('/settings/public');
    expect([html.status, html.text, html.headers.get('content-type')]).toEqual([200, '<html>', 'text/html']);
    await api.call('DELETE', '/__sandbox/faults');
    await fault({ path: '/settings/*', body: '' });
    expect((await api.get('/settings/public')).text).toBe('');
  });

  test('with hold lets the call continue on release', async () => {
    await fault({ path: '/settings/public', hold: true });
    let answered = false;
    const answer = api.get('/settings/public').then(({ status }) => {
      answered = true;
      return status;
    });
    await api.get('/performers/search');
    expect(answered).toBe(false);
    await api.call('POST', '/__sandbox/faults/release');
    expect(await answer).toBe(200);
  });

  test('with hold ends the call without effect when faults are cleared', async () => {
    const token = await api.logIn('fan');
    await fault({ method: 'POST', path: '/comments', hold: true });
    const request = new Request('http://api.test/comments', {
      method: 'POST',
      headers: { Authorization: token },
      body: '{}',
    });
    const answer = Promise.resolve(api.sandbox.app.fetch(request));
    await api.get('/performers/search');
    await api.call('DELETE', '/__sandbox/faults');
    expect((await answer).type).toBe('error');
  });

  test('with a delay only returns the real response later', async () => {
    await fault({ path: '/settings/public', delay: 80 });
    const started = performance.now();
    expect(dataOf(await api.get('/settings/public')).siteName).toBe('Encore');
    expect(performance.now() - started).toBeGreaterThanOrEqual(75);
  });

  test('with drop makes the fetch fail', async () => {
    await fault({ path: '/settings/public', drop: true, times: 1 });
    const response = await api.sandbox.app.fetch(new Request('http://api.test/settings/public'));
    expect(response.type).toBe('error');
    expect((await api.get('/settings/public')).status).toBe(200);
  });

  test('after the call loses the response but not the effect', async () => {
    const token = await api.logIn('fan');
    await fault({ method: 'POST', path: '/comments', status: 500, when: 'after' });
    expect(
      (await api.call('POST', '/comments', { token, body: { content: 'Kept', objectId: ids.freeVideo } })).status,
    ).toBe(500);
    expect((await api.get('/comments/search?q=kept')).text).toContain('Kept');
  });

  test.each([
    [{ path: '/x' }, 'status'],
    [{ status: 500 }, 'path'],
    [{ path: 'x', status: 500 }, 'path'],
    [{ path: '/x', status: 99 }, 'status'],
    [{ path: '/x', delay: -1 }, 'delay'],
  ])('that is invalid is refused: %p', async (body, property) => {
    const answer = await fault(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatchObject([{ property }]);
  });
});

test('calls are logged unchanged, without those of the controls', async () => {
  await api.get('/performers/search?a=1&a=2&q=x', { token: 'raw-token' });
  await api.call('POST', '/contact', { body: { name: 'A' } });
  const form = new FormData();
  form.set('content', 'text');
  form.set('avatar', new File(['12345'], 'me.png', { type: 'image/png' }));
  await api.call('PUT', '/comments/1', { body: form });

  const all = (await api.get('/__sandbox/requests')).body.data as Record<string, unknown>[];
  expect(all).toMatchObject([
    {
      method: 'GET',
      path: '/performers/search',
      query: { a: ['1', '2'], q: 'x' },
      headers: { authorization: 'raw-token' },
      body: null,
      status: 200,
    },
    { method: 'POST', path: '/contact', body: { name: 'A' }, status: 400 },
    {
      method: 'PUT',
      path: '/comments/1',
      status: 401,
      body: [
        { name: 'content', value: 'text' },
        { name: 'avatar', value: { name: 'me.png', type: 'image/png', size: 5 } },
      ],
    },
  ]);
  expect((await api.get('/__sandbox/requests?method=post&path=contact')).body.data).toHaveLength(1);
  await api.call('DELETE', '/__sandbox/requests');
  expect((await api.get('/__sandbox/requests')).body.data).toEqual([]);
});

test('settings change with the next call; unknown ones and wrong types are refused', async () => {
  await api.call('PATCH', '/__sandbox/settings', { body: { maintenanceMode: true, siteName: 'Other' } });
  expect(dataOf(await api.get('/settings/public'))).toMatchObject({ maintenanceMode: true, siteName: 'Other' });
  const unknown = await api.call('PATCH', '/__sandbox/settings', { body: { siteName: 'Third', nope: 1 } });
  expect([unknown.status, unknown.body.message]).toEqual([400, 'There is no setting called nope.']);
  expect((await api.call('PATCH', '/__sandbox/settings', { body: { maintenanceMode: 'yes' } })).body.message).toBe(
    'The setting maintenanceMode is a boolean, not a string.',
  );
  expect(dataOf(await api.get('/settings/public')).siteName).toBe('Other');
});

describe('the country check', () => {
  const blocked = async (address?: string) =>
    dataOf(await api.get('/country-block/check', { headers: address ? { 'X-Forwarded-For': address } : {} })).blocked;

  test("uses the visitor's address, the first forwarded one", async () => {
    await api.call('PUT', '/__sandbox/blocked-countries', { body: { countryCodes: ['XX'] } });
    expect(await blocked('203.0.113.9')).toBe(true);
    expect(await blocked('203.0.113.9, 198.51.100.1')).toBe(true);
    expect(await blocked('198.51.100.1')).toBe(false);
    expect(await blocked('8.8.8.8')).toBe(false);
    expect(await blocked('no address')).toBe(false);
    expect(await blocked('127.0.0.1')).toBe(false);
    expect(await blocked()).toBe(false);
  });

  test('can assign this machine to a country', async () => {
    await api.call('PUT', '/__sandbox/blocked-countries', { body: { countryCodes: ['DE'], localCountry: 'DE' } });
    expect(await blocked('127.0.0.1')).toBe(true);
    expect(
      (await api.call('PUT', '/__sandbox/blocked-countries', { body: { countryCodes: ['Germany'] } })).status,
    ).toBe(400);
  });
});

test('a balance is set by username or email', async () => {
  const balanceOf = async (name: string) =>
    dataOf(await api.get('/users/me', { token: await api.logIn(name) })).balance;
  await api.call('POST', '/__sandbox/balance', { body: { user: 'fan@example.com', balance: 7 } });
  await api.call('POST', '/__sandbox/balance', { body: { user: 'aria', balance: 8.5 } });
  expect([await balanceOf('fan'), await balanceOf('aria')]).toEqual([7, 8.5]);
  expect((await api.call('POST', '/__sandbox/balance', { body: { user: 'nobody', balance: 1 } })).status).toBe(404);
  expect((await api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance: -1 } })).status).toBe(400);
});

test('a reset restores the seed, clears faults and logs, and ends no session', async () => {
  const token = await api.logIn('fan');
  await api.call('PUT', '/users', { token, body: { name: 'Changed' } });
  await fault({ path: '/users/me', status: 500 });
  expect((await api.call('POST', '/__sandbox/reset')).status).toBe(200);
  expect((await api.get('/__sandbox/requests')).body.data).toEqual([]);
  expect(dataOf(await api.get('/users/me', { token })).name).toBe('fan');
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
  await api.call('POST', '/__sandbox/balance', { body: { user: 'fan', balance: 7 } });
  await api.call('POST', '/auth/users/forgot', { body: { email: 'fan@example.com' } });
  expect(
    Object.entries(contents())
      .filter(([name, content]) => content !== filled[name])
      .map(([name]) => name),
  ).toEqual(expect.arrayContaining(['users', 'videos', 'comments', 'settings', 'lists', 'mails', 'ledger']));
  reset();
  expect(contents()).toEqual(filled);
});

test('the mailbox is a page in a browser and JSON elsewhere', async () => {
  await api.call('POST', '/auth/users/forgot', { body: { email: 'fan@example.com' } });
  const page = await api.get('/__sandbox/mailbox', { headers: { Accept: 'text/html' } });
  expect(page.text).toMatch(/<h2>Choose a new password<\/h2>[\s\S]*To fan@example\.com/);
  expect((await api.get('/__sandbox/mailbox?to=aria@example.com')).body.data).toEqual([]);
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

test('pages of any origin may call the API with the required headers', async () => {
  const preflight = await api.call('OPTIONS', '/comments', {
    headers: { Origin: 'http://site.test', 'Access-Control-Request-Method': 'PUT' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe(preflightHeaders.join(', '));
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
  expect((await api.get('/users/me')).headers.get('access-control-allow-origin')).toBe('*');
});
