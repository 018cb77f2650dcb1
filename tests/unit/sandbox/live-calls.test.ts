import { setUpSandbox, type Account } from './support/caller';
import { getLedger, moneyState, refusal } from './support/money';
import { ids, NOW } from './support/small-seed';

let time = NOW.getTime();
beforeEach(() => {
  time = NOW.getTime();
});
const { fan, newcomer, aria, ben, ...api } = setUpSandbox({ now: () => new Date(time) });

const pass = (seconds: number) => (time += seconds * 1000);
type Show = { streamId: string; conversation: { _id: string } };
const payMinute = ({ conversation }: Show, minute: number | string, account = fan, owner = ids.fan) =>
  account.post(`/token-transactions/pay-token/${conversation._id}`, undefined, {
    'Idempotency-Key': `minute-${conversation._id}-${owner}-${minute}`,
  });
const onAir = (wish: object = {}) => api.control('shows', { performer: 'aria', onAir: true, ...wish });
const performer = () => api.sandbox.store.performers.get(ids.aria);

describe('the chat of a public room', () => {
  const sendMessage = (text: string, account = fan) =>
    account.post(`/messages/stream/conversations/${ids.room}`, { text });
  const list = (query = '') => api.get(`/messages/conversations/public/${ids.room}${query}`);

  test('is readable by anybody, newest first and by pages, in a stable order', async () => {
    for (let number = 1; number <= 30; number += 1) await sendMessage(`Line ${number}`);
    const page = await list('?limit=25&offset=0');
    expect(page.rows.map(({ text }) => text)).toEqual(Array.from({ length: 25 }, (_, index) => `Line ${30 - index}`));
    expect(page.total).toBe(30);
    expect((await list('?limit=25&offset=25')).rows).toHaveLength(5);
    expect(page.text).not.toMatch(/example\.com|balance/);
  });

  test('is written by accounts, in at most 500 characters', async () => {
    for (const text of ['  ', 'x'.repeat(501)]) expect((await sendMessage(text)).status).toBe(400);
    expect((await sendMessage('x'.repeat(500))).status).toBe(200);
  });

  test('lets the author and the performer remove a message, nobody else', async () => {
    const [first, second] = [(await sendMessage('Oops')).data._id, (await sendMessage('Rude')).data._id];
    const remove = async (id: unknown, account: Account) =>
      (await account.delete(`/messages/stream/${String(id)}`)).status;
    expect([await remove(first, newcomer), await remove(first, ben), await remove(first, fan)]).toEqual([
      403, 403, 200,
    ]);
    expect(await remove(second, aria)).toBe(200);
    expect((await list()).text).not.toMatch(/Oops|Rude/);
    expect((await list()).total).toBe(2);
  });

  test('of a paid show requires a ticket', async () => {
    await onAir({ price: 30 });
    expect((await sendMessage('Hi')).status).toBe(403);
    const { streamId } = (await api.get(`/conversations/stream/public?performerId=${ids.aria}`)).data as {
      streamId: string;
    };
    await fan.post(`/token-transactions/stream/${streamId}`);
    expect((await sendMessage('Hi')).status).toBe(200);
  });
});

describe('a public show', () => {
  test('needs a price and an approved performer', async () => {
    expect(refusal(await aria.post('/streaming/live', { isFree: false }))).toEqual([
      400,
      ['price', 'Enter a ticket price.'],
    ]);
    api.sandbox.store.performers.update(ids.aria, { verifiedAccount: false });
    expect(refusal(await aria.post('/streaming/live'))).toEqual([400, 'Your account isn’t approved yet.']);
  });

  test('is listed while live, and a ticket lasts as long as the show', async () => {
    const found = async (query = '') => (await fan.get(`/streaming/user/search${query}`)).rows;
    expect(await found()).toEqual([]);
    await onAir({ title: 'Tonight', price: 30 });
    const [show] = await found('?type=public&isFree=false');
    expect(show).toMatchObject({ title: 'Tonight', price: 30, hasPurchased: false });
    expect(await found('?isFree=true')).toEqual([]);
    await fan.post(`/token-transactions/stream/${show?._id as string}`);
    expect(await found()).toMatchObject([{ hasPurchased: true }]);
    expect((await fan.post(`/streaming/join/${ids.aria}`)).status).toBe(200);

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
  let show: Show;
  const ask = (account = fan) => account.post(`/streaming/private-chat/${ids.aria}`, { userNote: '' });
  const begin = async () => {
    api.sandbox.store.performers.update(ids.aria, { isOnline: true });
    show = (await ask()).data as never;
    await aria.get(`/streaming/private-chat/${show.conversation._id}`);
  };

  test('are paid once each, the next one a minute ahead', async () => {
    await begin();
    const first = await payMinute(show, 1);
    expect(first.data).toMatchObject({
      type: 'private_chat',
      target: 'stream',
      targetId: show.streamId,
      totalPrice: 10,
      performerInfo: { username: 'aria' },
    });
    expect((await payMinute(show, 1)).data._id).toBe(first.data._id);
    expect((await payMinute(show, 2)).status).toBe(200);
    expect(refusal(await payMinute(show, 3))).toEqual([400, 'Minute 3 hasn’t started: this is minute 1.']);
    pass(60);
    expect((await payMinute(show, 3)).status).toBe(200);
    expect(api.sandbox.store.users.get(ids.fan)?.balance).toBe(470);
    expect(performer()?.balance).toBe(524);
    expect((await getLedger(api, '?reason=private_chat')).entries).toHaveLength(3);
    expect(api.sandbox.store.earnings.list()).toHaveLength(3);
  });

  test('are refused to others, without a number, without tokens, and after the end', async () => {
    await begin();
    const before = moneyState(api);
    expect(refusal(await payMinute(show, 1, newcomer, ids.newFan))).toEqual([400, 'You’re not in this show.']);
    expect((await payMinute(show, 1, newcomer)).status).toBe(400);
    for (const minute of [0, -1, 1.5, 'x']) expect((await payMinute(show, minute)).status).toBe(400);
    expect((await fan.post(`/token-transactions/stream/${show.streamId}`)).status).toBe(400);
    await api.control('balance', { user: 'fan', balance: 9 });
    expect(refusal(await payMinute(show, 1))).toEqual([
      422,
      'You have 9 tokens, but this costs 10 tokens. Get more tokens first.',
    ]);
    await api.control('balance', { user: 'fan', balance: 500 });
    expect((await payMinute(show, 1)).status).toBe(200);
    await api.control('shows/end', { performer: 'aria' });
    expect(refusal(await payMinute(show, 2))).toEqual([400, 'This show has ended.']);
    // A repeated payment gets the same response.
    expect((await payMinute(show, 1)).status).toBe(200);
    expect((moneyState(api) as { counts: number[] }).counts[1]).toBe(
      Number((before as { counts: number[] }).counts[1]) + 1,
    );
    expect(performer()).toMatchObject({ live: 0, streamingStatus: 'offline' });
  });

  test('are paid at the call for tickets by older clients, and never for a public show', async () => {
    await begin();
    const headers = { 'Idempotency-Key': `minute-${show.conversation._id}-${ids.fan}-1` };
    const atTickets = await fan.post(`/token-transactions/stream/${show.streamId}`, undefined, headers);
    expect(atTickets.data).toMatchObject({ type: 'private_chat', totalPrice: 10 });
    await api.control('shows/end', { performer: 'aria' });
    await onAir({ price: 30 });
    expect(refusal(await fan.post(`/token-transactions/pay-token/${ids.room}`))).toEqual([
      400,
      'Public shows aren’t paid per minute.',
    ]);
    expect((await fan.post('/token-transactions/pay-token/unknown')).status).toBe(404);
  });

  test('a private request requires an online performer who is free, and tokens for the shortest show', async () => {
    api.sandbox.store.performers.update(ids.aria, { isOnline: false });
    expect(refusal(await ask())).toEqual([400, 'aria is offline.']);
    api.sandbox.store.performers.update(ids.aria, { isOnline: true });
    expect(refusal(await ask(newcomer))).toEqual([
      400,
      'A private show with aria costs 10 tokens a minute. You have 0 tokens. Get more tokens first.',
    ]);
    await begin();
    await api.control('balance', { user: 'newcomer', balance: 100 });
    expect(refusal(await ask(newcomer))).toEqual([400, 'aria is in a private show right now.']);
    expect(((await ask()).data as { streamId: string }).streamId).toBe(show.streamId);
    expect(refusal(await aria.post('/streaming/live'))).toEqual([400, 'You’re in a private show right now.']);
  });

  test('a repeated request is the same one, and only its performer accepts it', async () => {
    await onAir();
    const [first, second] = [(await ask()).data, (await ask()).data] as never as (typeof show)[];
    expect(second?.conversation._id).toBe(first?.conversation._id);
    const id = first?.conversation._id ?? '';
    expect((await ben.get(`/streaming/private-chat/${id}`)).status).toBe(403);
    expect((await fan.get(`/streaming/private-chat/${id}`)).status).toBe(403);
    expect((await aria.get(`/streaming/private-chat/${id}`)).status).toBe(200);
    // The public show has ended.
    const types = (await api.get('/streaming/user/search')).rows.map(({ type }) => type);
    expect(types).toEqual(['private']);
    expect(performer()?.streamingStatus).toBe('private');
  });
});

test('a group show has places, a price per minute, and minutes from each join', async () => {
  api.sandbox.store.performers.update(ids.aria, { groupChatPrice: 5 });
  const join = (account: Account) => account.get(`/streaming/group-chat/${ids.aria}`);
  expect(refusal(await join(fan))).toEqual([400, 'aria has no group show right now.']);
  const show = (await aria.post('/streaming/group-chat')).data as Show;
  expect((await aria.post('/streaming/group-chat')).data).toMatchObject({ streamId: show.streamId });
  expect(refusal(await join(newcomer))).toEqual([
    400,
    'A minute costs 5 tokens. You have 0 tokens. Get more tokens first.',
  ]);
  pass(600);
  expect((await join(fan)).data).toMatchObject({
    streamId: show.streamId,
    price: 5,
    startedAt: new Date(time).toISOString(),
  });
  await api.control('balance', { user: 'newcomer', balance: 100 });
  expect(refusal(await join(newcomer))).toEqual([400, 'This show is full.']);
  expect((await payMinute(show, 1)).data).toMatchObject({ type: 'group_chat', totalPrice: 5 });
  expect((await payMinute(show, 3)).status).toBe(400);
  expect(api.sandbox.store.streams.get(show.streamId)?.userIds).toEqual([ids.fan]);
});
