import type { Operation } from '@/contract/operation';
import { tokenTransactionOperations } from '@/contract/token-transaction';
import { onceByKey } from '@sandbox/http/idempotency';
import type { Call } from '@sandbox/http/route';
import { setUpSandbox } from './support/caller';
import { getLedger, moneyState, getRefusal } from './support/money';
import { ids, NOW } from './support/small-seed';

let now = NOW;
beforeEach(() => {
  now = NOW;
});
const { fan, newcomer, ...api } = setUpSandbox({ now: () => now });

const send = (key: string | null, path: string, body?: unknown, account = fan) =>
  account.post(`/token-transactions/${path}`, body, key === null ? {} : { 'Idempotency-Key': key });
const tip = { performerId: ids.aria, price: 5 };
const balance = async (account = fan) => (await account.get('/users/me')).data.balance;

test('a repeated key returns the first response, and appears in response and history', async () => {
  const first = await send('k1', 'tip', tip);
  const second = await send('k1', 'tip', tip);
  expect(first.data).toMatchObject({ idempotencyKey: 'k1', status: 'success' });
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect(await balance()).toBe(495);
  expect((await getLedger(api, '?key=k1')).entries).toHaveLength(1);
  const history = (await fan.get('/token-transactions/user/search')).rows;
  expect(history.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', undefined]);
});

test.each(['tip', 'video/paid-song', 'products'])(
  '%s: five concurrent calls with one key count as one',
  async (path) => {
    const body = { tip, products: { productId: ids.song }, 'video/paid-song': undefined }[path];
    const responses = await Promise.all(Array.from({ length: 5 }, () => send('k1', path, body)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map((response) => response.data._id)).size).toBe(1);
    expect(await getLedger(api, '?key=k1')).toMatchObject({ entries: [{ key: 'k1' }], agrees: true });
  },
);

describe('while the first call is in progress', () => {
  const call = {
    key: 'k1',
    params: {},
    body: tip,
    files: {},
    viewer: { source: 'user', account: { _id: ids.fan } },
  } as unknown as Call<Operation>;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('the others wait for its response', async () => {
    const once = onceByKey({ store: api.sandbox.store, now: () => NOW });
    let done = 0;
    const work = async () => {
      await pause();
      return { done: (done += 1) };
    };
    const replies = await Promise.all([1, 2, 3].map(() => once(tokenTransactionOperations.tip, call, work)));
    expect(replies).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }]);
  });

  test('and is refused, the next one runs', async () => {
    const once = onceByKey({ store: api.sandbox.store, now: () => NOW });
    let tries = 0;
    const work = async () => {
      await pause();
      tries += 1;
      if (tries === 1) throw new Error('refused');
      return tries;
    };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => once(tokenTransactionOperations.tip, call, work)));
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'))).toEqual([
      'refused',
      2,
      2,
    ]);
  });
});

test.each([
  ['drops the connection', { drop: true }],
  ['responds with 502', { status: 502 }],
])('a fault that %s after the work is resolved by repeating the call', async (_, fault) => {
  await api.control('faults', { method: 'POST', path: '/token-transactions/*', when: 'after', times: 1, ...fault });
  await send('k1', 'tip', tip).catch(() => null);
  expect(await balance()).toBe(495);
  const again = await send('k1', 'tip', tip);
  expect([again.status, again.data.idempotencyKey, await balance()]).toEqual([200, 'k1', 495]);
  expect((await getLedger(api, '?reason=tip')).entries).toHaveLength(1);
});

test('a fault before the work leaves the key unused', async () => {
  await api.control('faults', { method: 'POST', path: '/token-transactions/tip', status: 500, times: 1 });
  expect((await send('k1', 'tip', tip)).status).toBe(500);
  expect(await balance()).toBe(500);
  expect((await send('k1', 'tip', tip)).status).toBe(200);
});

test.each([
  ['body', 'tip', { ...tip, price: 6 }],
  ['item', 'video/paid-song', undefined],
])('the same key with another %s is refused without effect', async (_, path, body) => {
  await send('k1', 'tip', tip);
  const before = moneyState(api);
  const response = await send('k1', path, body);
  expect([response.status, getRefusal(response)]).toEqual([
    422,
    'This Idempotency-Key belongs to another request. Use a new one.',
  ]);
  expect(moneyState(api)).toEqual(before);
});

test('a refusal is not stored: the fan can top up and retry', async () => {
  await api.control('balance', { user: 'fan', balance: 20 });
  const [first, second] = await Promise.all([send('k1', 'video/paid-song'), send('k1', 'video/paid-song')]);
  expect([first.status, second.status]).toEqual([422, 422]);
  await api.control('balance', { user: 'fan', balance: 60 });
  expect((await send('k1', 'video/paid-song')).status).toBe(200);
  expect(await balance()).toBe(20);
});

test('an idempotency key belongs to its account', async () => {
  await api.control('balance', { user: 'newcomer', balance: 100 });
  await send('k1', 'tip', tip);
  expect((await send('k1', 'tip', tip, newcomer)).status).toBe(200);
  expect([await balance(), await balance(newcomer)]).toEqual([495, 95]);
});

test('an idempotency key is valid for a day, and optional', async () => {
  await send('k1', 'tip', tip);
  now = new Date(NOW.getTime() + 23 * 3_600_000);
  const later = api.as('fan');
  const sendLater = (key: string | null) => send(key, 'tip', tip, later);
  await sendLater('k1');
  expect(await balance(later)).toBe(495);
  now = new Date(NOW.getTime() + 25 * 3_600_000);
  await sendLater('k1');
  expect(await balance(later)).toBe(490);
  await Promise.all([sendLater(null), sendLater(null), sendLater('  ')]);
  expect(await balance(later)).toBe(475);
  expect((await sendLater('k'.repeat(201))).status).toBe(400);
});
