import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { getData, smallSandbox } from './support/caller';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('data and sessions survive a restart', async () => {
  const before = smallSandbox({ dir });
  const token = await before.logIn('fan');
  await before.call('PUT', '/users', { token, body: { name: 'Still here' } });
  await before.sandbox.close();

  const after = smallSandbox({ dir });
  expect(after.sandbox.notices).toEqual([]);
  expect(getData(await after.get('/users/me', { token })).name).toBe('Still here');
  await after.sandbox.close();
});

test('data of another version is recreated, and the log says so', async () => {
  const before = smallSandbox({ dir });
  const token = await before.logIn('fan');
  await before.call('PUT', '/users', { token, body: { name: 'Gone soon' } });
  await before.sandbox.close();
  const db = new Libsql(join(dir, 'sandbox.sqlite'));
  db.exec('PRAGMA user_version = 999');
  db.close();

  const after = smallSandbox({ dir });
  expect(after.sandbox.notices).toEqual([
    expect.stringMatching(/^The sandbox data in .* had version 999 .*, so it was recreated\.$/),
  ]);
  expect(getData(await after.get('/users/me', { token: await after.logIn('fan') })).name).toBe('fan');
  await after.sandbox.close();
});

test('cached reads are refreshed after a write', async () => {
  const { sandbox } = smallSandbox();
  const { performers } = sandbox.store;
  const [first] = performers.list();
  if (!first) throw new Error('The seed has no performers.');
  const snapshot = () => ({
    name: performers.get(first._id)?.name,
    inLists: performers.list().map(({ name }) => name),
    total: performers.count(),
  });
  const before = snapshot();
  performers.update(first._id, { name: 'Renamed' });
  expect(snapshot()).toEqual({ ...before, name: 'Renamed', inLists: ['Renamed', ...before.inLists.slice(1)] });
  performers.insert({ ...first, _id: 'another' });
  expect(snapshot().total).toBe(before.total + 1);
  await sandbox.close();
});

test('a record that was read is frozen', async () => {
  const { sandbox } = smallSandbox();
  const [performer] = sandbox.store.performers.list();
  expect(() => Object.assign(performer ?? {}, { name: 'Changed in passing' })).toThrow(TypeError);
  await sandbox.close();
});

test('quotes, accents and texts without letters are searched as text', async () => {
  const api = smallSandbox();
  for (const q of ["'", '"', '%', '_', "x' OR 1=1 --", '\u0000', '日本', '🎹']) {
    expect((await api.get(`/performers/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  }
  await api.sandbox.close();
});
