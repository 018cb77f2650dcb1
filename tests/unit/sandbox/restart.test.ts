import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { SandboxOptions } from '@sandbox/app';
import { timerHolder } from '../../setup/timer-holder';
import { smallSandbox, type Caller } from './support/caller';
import { getLedger } from './support/money';
import { getFile, filmBytes, getForm, waitForVideo } from './support/sent-media';
import { ids } from './support/small-seed';

const timers = timerHolder();
let dir: string;
let running: Caller | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  await running?.sandbox.close();
  running = undefined;
  rmSync(dir, { recursive: true });
});

/** Starts a sandbox with the data of the one before, which is stopped. */
async function restart(options: SandboxOptions = {}): Promise<Caller> {
  await running?.sandbox.close();
  return (running = smallSandbox({ dir, ...options }));
}

test('data and sessions survive a restart', async () => {
  const token = await (await restart()).logIn('fan');
  await running?.call('PUT', '/users', { token, body: { name: 'Still here' } });
  const { get, sandbox } = await restart();
  expect(sandbox.notices).toEqual([]);
  expect((await get('/users/me', { Authorization: token })).data.name).toBe('Still here');
});

test('data of another version is recreated, and the log says so', async () => {
  await (await restart()).as('fan').put('/users', { name: 'Gone soon' });
  await running?.sandbox.close();
  const db = new Libsql(join(dir, 'sandbox.sqlite'));
  db.exec('PRAGMA user_version = 999');
  db.close();
  running = undefined;

  const { sandbox, as } = await restart();
  expect(sandbox.notices).toEqual([
    expect.stringMatching(/^The sandbox data in .* had version 999 .*, so it was recreated\.$/),
  ]);
  expect((await as('fan').get('/users/me')).data.name).toBe('fan');
});

test('an idempotency key survives a restart', async () => {
  const tip = async (api: Caller) =>
    (
      await api
        .as('fan')
        .post('/token-transactions/tip', { performerId: ids.aria, price: 5 }, { 'Idempotency-Key': 'k1' })
    ).body;
  const first = await tip(await restart());
  const after = await restart();
  expect(await tip(after)).toEqual(first);
  expect((await getLedger(after, '?reason=tip')).entries).toHaveLength(1);
});

test('a video conversion interrupted by a stop continues after the restart', async () => {
  const body = getForm({ title: 'Evening', status: 'active', video: getFile(await filmBytes(), 'evening.mp4') });
  const { data } = await (await restart()).as('aria').post('/performer/assets/videos/upload', body);
  expect(data.processing).toBe(true);

  const aria = (await restart()).as('aria');
  const path = `/performer/assets/videos/${String(data._id)}/view`;
  expect((await aria.get(path)).data).toMatchObject({ processing: true });
  expect(await waitForVideo(aria, path)).toMatchObject({ status: 'active', video: { duration: 2 } });
});

test('after a restart a show continues if its performer returns, and a request keeps its time limit', async () => {
  const options = { patience: { arrival: 601_000, request: 602_000 } };
  timers.hold(...Object.values(options.patience));
  const before = await restart(options);
  await before.control('shows', { performer: 'aria', onAir: true });
  await before.as('fan').post(`/streaming/private-chat/${ids.aria}`, {});
  expect(before.sandbox.store.privateRequests.count()).toBe(1);

  const { performers, privateRequests } = (await restart(options)).sandbox.store;
  expect(performers.get(ids.aria)).toMatchObject({ live: 1 });
  expect(privateRequests.count()).toBe(1);
  timers.fire();
  expect(privateRequests.count()).toBe(0);
  expect(performers.get(ids.aria)).toMatchObject({ live: 0, streamingStatus: 'offline' });
});
