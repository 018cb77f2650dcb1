import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StreamRow } from '@sandbox/seed/rows/live';
import { getData, toRows, smallSandbox, getTotal, type Caller } from './support/caller';
import { getLedger, moneyState, refusal } from './support/money';
import { ids, NOW } from './support/small-seed';

let api: Caller;
let time: number;
let fan: string;
let newcomer: string;
let aria: string;
let ben: string;
beforeEach(async () => {
  time = NOW.getTime();
  api = smallSandbox({ now: () => new Date(time) });
  [fan, newcomer, aria, ben] = [
    await api.logIn('fan'),
    await api.logIn('newcomer'),
    await api.logIn('aria'),
    await api.logIn('ben'),
  ];
});
afterEach(() => api.sandbox.close());

const pass = (seconds: number) => (time += seconds * 1000);
const post = (path: string, token?: string, body?: object, key?: string) =>
  api.call('POST', path, { token, body, headers: key ? { 'Idempotency-Key': key } : {} });
const onAir = (wish: object = {}) => api.control('shows', { performer: 'aria', onAir: true, ...wish });
const performer = () => api.sandbox.store.performers.get(ids.aria);

describe('the chat of a public room', () => {
  const sendMessage = (text: string, token = fan) =>
    post(`/messages/stream/conversations/${ids.room}`, token, { text });
  const list = (query = '') => api.get(`/messages/conversations/public/${ids.room}${query}`);

  test('is readable by anybody, newest first and by pages, in a stable order', async () => {
    for (let number = 1; number <= 30; number += 1) await sendMessage(`Line ${number}`);
    const page = await list('?limit=25&offset=0');
    expect(toRows(page).map(({ text }) => text)).toEqual(
      Array.from({ length: 25 }, (_, index) => `Line ${30 - index}`),
    );
    expect(getTotal(page)).toBe(30);
    expect(toRows(await list('?limit=25&offset=25'))).toHaveLength(5);
    expect(page.text).not.toMatch(/example\.com|balance/);
  });

  test('is written by accounts, in at most 500 characters', async () => {
    expect((await post(`/messages/stream/conversations/${ids.room}`, undefined, { text: 'Hi' })).status).toBe(401);
    for (const text of ['  ', 'x'.repeat(501)]) expect((await sendMessage(text)).status).toBe(400);
    expect((await sendMessage('x'.repeat(500))).status).toBe(200);
  });

  test('lets the author and the performer remove a message, nobody else', async () => {
    const [first, second] = [getData(await sendMessage('Oops'))._id, getData(await sendMessage('Rude'))._id];
    const remove = async (id: unknown, token: string) =>
      (await api.call('DELETE', `/messages/stream/${String(id)}`, { token })).status;
    expect([await remove(first, newcomer), await remove(first, ben), await remove(first, fan)]).toEqual([
      403, 403, 200,
    ]);
    expect(await remove(second, aria)).toBe(200);
    expect((await list()).text).not.toMatch(/Oops|Rude/);
    expect(getTotal(await list())).toBe(2);
  });

  test('of a paid show requires a ticket', async () => {
    await onAir({ price: 30 });
    expect((await sendMessage('Hi')).status).toBe(403);
    const { streamId } = getData(await api.get(`/conversations/stream/public?performerId=${ids.aria}`)) as {
      streamId: string;
    };
    await post(`/token-transactions/stream/${streamId}`, fan);
    expect((await sendMessage('Hi')).status).toBe(200);
  });
});

describe('a public show', () => {
  test('can be opened by approved performers only', async () => {
    expect((await post('/streaming/live', fan)).status).toBe(403);
    expect(refusal(await post('/streaming/live', aria, { isFree: false }))).toEqual([
      400,
      ['price', 'Enter a ticket price.'],
    ]);
    api.sandbox.store.performers.update(ids.aria, { verifiedAccount: false });
    expect(refusal(await post('/streaming/live', aria))).toEqual([400, 'Your account isn’t approved yet.']);
  });

  test('is listed while live, and a ticket lasts as long as the show', async () => {
    const found = async (query = '') => toRows(await api.get(`/streaming/user/search${query}`, { token: fan }));
    expect(await found()).toEqual([]);
    await onAir({ title: 'Tonight', price: 30 });
    const [show] = await found('?type=public&isFree=false');
    expect(show).toMatchObject({ title: 'Tonight', price: 30, hasPurchased: false });
    expect(await found('?isFree=true')).toEqual([]);
    await post(`/token-transactions/stream/${show?._id as string}`, fan);
    expect(await found()).toMatchObject([{ hasPurchased: true }]);
    expect((await post(`/streaming/join/${ids.aria}`, fan)).status).toBe(200);

    await onAir({ onAir: false });
    pass(60);
    await onAir();
    expect(await found()).toMatchObject([{ hasPurchased: true }]);
    await onAir({ onAir: false });
    pass(3600);
    await onAir();
    expect(await found()).toMatchObject([{ hasPurchased: false }]);
  });
});

describe('minutes of a private show', () => {
  let show: { streamId: string; conversation: { _id: string } };
  const ask = (token = fan) => post(`/streaming/private-chat/${ids.aria}`, token, { userNote: '' });
  const begin = async () => {
    api.sandbox.store.performers.update(ids.aria, { isOnline: true });
    show = getData(await ask()) as never;
    await api.get(`/streaming/private-chat/${show.conversation._id}`, { token: aria });
  };
  const pay = (minute: number | string, token = fan, owner = ids.fan) =>
    post(
      `/token-transactions/stream/${show.streamId}`,
      token,
      undefined,
      `minute-${show.conversation._id}-${owner}-${minute}`,
    );

  test('are paid once each, the next one a minute ahead', async () => {
    await begin();
    const first = await pay(1);
    expect(getData(first)).toMatchObject({
      type: 'private_chat',
      target: 'stream',
      targetId: show.streamId,
      totalPrice: 10,
      performerInfo: { username: 'aria' },
    });
    expect(getData(await pay(1))._id).toBe(getData(first)._id);
    expect((await pay(2)).status).toBe(200);
    expect(refusal(await pay(3))).toEqual([400, 'Minute 3 hasn’t started: this is minute 1.']);
    pass(60);
    expect((await pay(3)).status).toBe(200);
    expect(api.sandbox.store.users.get(ids.fan)?.balance).toBe(470);
    expect(performer()?.balance).toBe(524);
    const ledger = await getLedger(api, '?reason=private_chat');
    expect([ledger.entries.length, ledger.agrees, ledger.sums]).toEqual([3, true, { token: 0, money: 0 }]);
    expect(api.sandbox.store.earnings.list()).toHaveLength(3);
  });

  test('are refused to others, without a number, without tokens, and after the end', async () => {
    await begin();
    const before = moneyState(api);
    expect(refusal(await pay(1, newcomer, ids.newFan))).toEqual([400, 'You’re not in this show.']);
    expect((await pay(1, newcomer)).status).toBe(400);
    for (const minute of [0, -1, 1.5, 'x']) expect((await pay(minute)).status).toBe(400);
    expect((await post(`/token-transactions/stream/${show.streamId}`, fan)).status).toBe(400);
    await api.control('balance', { user: 'fan', balance: 9 });
    expect(refusal(await pay(1))).toEqual([422, 'You have 9 tokens, but this costs 10. Top up first.']);
    await api.control('balance', { user: 'fan', balance: 500 });
    expect((await pay(1)).status).toBe(200);
    await api.control('shows/end', { performer: 'aria' });
    expect(refusal(await pay(2))).toEqual([400, 'This show has ended.']);
    // A repeated payment gets the same response.
    expect((await pay(1)).status).toBe(200);
    expect((moneyState(api) as { counts: number[] }).counts[1]).toBe(
      Number((before as { counts: number[] }).counts[1]) + 1,
    );
    expect(performer()).toMatchObject({ live: 0, streamingStatus: 'offline' });
  });

  test('a private request requires an online performer who is free, and tokens for the shortest show', async () => {
    api.sandbox.store.performers.update(ids.aria, { isOnline: false });
    expect(refusal(await ask())).toEqual([400, 'aria is offline.']);
    api.sandbox.store.performers.update(ids.aria, { isOnline: true });
    expect(refusal(await ask(newcomer))).toEqual([
      400,
      'A private show with aria costs 10 tokens a minute. You have 0. Top up first.',
    ]);
    expect((await ask(aria)).status).toBe(403);
    await begin();
    await api.control('balance', { user: 'newcomer', balance: 100 });
    expect(refusal(await ask(newcomer))).toEqual([400, 'aria is in a private show right now.']);
    expect((getData(await ask()) as { streamId: string }).streamId).toBe(show.streamId);
    expect(refusal(await post('/streaming/live', aria))).toEqual([400, 'You’re in a private show right now.']);
  });

  test('a repeated request is the same one, and only its performer accepts it', async () => {
    await onAir();
    const [first, second] = [getData(await ask()), getData(await ask())] as never as (typeof show)[];
    expect(second?.conversation._id).toBe(first?.conversation._id);
    const id = first?.conversation._id ?? '';
    expect((await api.get(`/streaming/private-chat/${id}`, { token: ben })).status).toBe(403);
    expect((await api.get(`/streaming/private-chat/${id}`, { token: fan })).status).toBe(403);
    expect((await api.get(`/streaming/private-chat/${id}`, { token: aria })).status).toBe(200);
    // The public show has ended.
    const types = toRows(await api.get('/streaming/user/search')).map(({ type }) => type);
    expect(types).toEqual(['private']);
    expect(performer()?.streamingStatus).toBe('private');
  });
});

test('after a restart a show continues if its performer returns, and a request keeps its time limit', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-live-'));
  const options = { dir, patience: { arrival: 100, request: 200 }, now: () => new Date() };
  const before = smallSandbox(options);
  const token = await before.logIn('fan');
  await before.control('shows', { performer: 'aria', onAir: true });
  await before.call('POST', `/streaming/private-chat/${ids.aria}`, { token, body: {} });
  expect(before.sandbox.store.privateRequests.count()).toBe(1);
  await before.sandbox.close();

  const after = smallSandbox(options);
  expect(after.sandbox.store.performers.get(ids.aria)).toMatchObject({ live: 1 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(after.sandbox.store.performers.get(ids.aria)).toMatchObject({ live: 0, streamingStatus: 'offline' });
  expect(after.sandbox.store.privateRequests.count()).toBe(0);
  await after.sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

test('a group show has places, a price per minute, and minutes from each join', async () => {
  api.sandbox.store.performers.update(ids.aria, { groupChatPrice: 5 });
  expect(refusal(await api.get(`/streaming/group-chat/${ids.aria}`, { token: fan }))).toEqual([
    400,
    'aria has no group show right now.',
  ]);
  const show = getData(await post('/streaming/group-chat', aria)) as {
    streamId: string;
    conversation: { _id: string };
  };
  expect(getData(await post('/streaming/group-chat', aria))).toMatchObject({ streamId: show.streamId });
  expect(refusal(await api.get(`/streaming/group-chat/${ids.aria}`, { token: newcomer }))).toEqual([
    400,
    'A minute costs 5 tokens. You have 0. Top up first.',
  ]);
  pass(600);
  expect(getData(await api.get(`/streaming/group-chat/${ids.aria}`, { token: fan }))).toMatchObject({
    streamId: show.streamId,
    price: 5,
    startedAt: new Date(time).toISOString(),
  });
  await api.control('balance', { user: 'newcomer', balance: 100 });
  expect(refusal(await api.get(`/streaming/group-chat/${ids.aria}`, { token: newcomer }))).toEqual([
    400,
    'This show is full.',
  ]);
  const pay = (minute: number) =>
    post(
      `/token-transactions/stream/${show.streamId}`,
      fan,
      undefined,
      `minute-${show.conversation._id}-${ids.fan}-${minute}`,
    );
  expect(getData(await pay(1))).toMatchObject({ type: 'group_chat', totalPrice: 5 });
  expect((await pay(3)).status).toBe(400);
  expect((api.sandbox.store.streams.get(show.streamId) as StreamRow).userIds).toEqual([ids.fan]);
});
