import { io, type Socket } from 'socket.io-client';
import { createSandbox, type Sandbox } from '@sandbox/app';
import { is } from '@sandbox/db/conditions';
import { serveSandbox, type RunningServer } from '@sandbox/server';
import { getCaller, getData, toRows, type Answer, type Caller } from './support/caller';
import { ids, smallSeed } from './support/small-seed';

/** The rooms as browsers see them, over real sockets, with short time limits. */
const PATIENCE = { request: 600, grace: 300, absence: 300, arrival: 5_000 };

let sandbox: Sandbox;
let server: RunningServer;
let api: Caller;
let fan: string;
let newcomer: string;
let aria: string;
beforeAll(async () => {
  sandbox = createSandbox({ seed: smallSeed, patience: PATIENCE });
  server = await serveSandbox(sandbox, 0);
});
beforeEach(async () => {
  sandbox.reset();
  api = getCaller(sandbox);
  [fan, newcomer, aria] = [await api.logIn('fan'), await api.logIn('newcomer'), await api.logIn('aria')];
});
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.close());
  while (sandbox.realtime.presence?.connections) await pause(10);
});
afterAll(() => server.stop());

const open: Socket[] = [];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Browser = {
  socket: Socket;
  received: [event: string, payload: Record<string, unknown>][];
  waitForEvent: (event: string) => Promise<Record<string, unknown>>;
  events: (...names: string[]) => string[];
};

/** A client that records events. `waitForEvent` also returns earlier ones. */
async function browser(token?: string): Promise<Browser> {
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    query: token ? { token } : {},
  });
  open.push(socket);
  const received: Browser['received'] = [];
  const waiting: [string, (payload: Record<string, unknown>) => void][] = [];
  socket.onAny((event: string, payload: Record<string, unknown>) => {
    received.push([event, payload]);
    for (const [wanted, resolve] of waiting) if (wanted === event) resolve(payload);
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const waitForEvent: Browser['waitForEvent'] = (event) => {
    const past = received.find(([name]) => name === event);
    return past ? Promise.resolve(past[1]) : new Promise((resolve) => waiting.push([event, resolve]));
  };
  return {
    socket,
    received,
    waitForEvent,
    events: (...names) => received.flatMap(([event]) => (names.includes(event) ? [event] : [])),
  };
}

const room = { conversationId: ids.room };
const live = (on = true) => api.control('shows', { performer: 'aria', onAir: on });
const join = (token?: string) => api.call('POST', '/streaming/join', { token, body: { performerId: ids.aria } });
const performer = () => sandbox.store.performers.get(ids.aria);
const texts = ({ received }: Browser) =>
  received.flatMap(([event, payload]) => (event === `message_created_conversation_${ids.room}` ? [payload.text] : []));

/** A public show: its performer and a viewer, who has seen it start. */
async function publicShow(): Promise<{ viewer: Browser; studio: Browser }> {
  const [viewer, studio] = [await browser(fan), await browser(aria)];
  viewer.socket.emit('public-stream/join', room);
  studio.socket.emit('public-stream/join', room);
  studio.socket.emit('public-stream/live', room);
  await viewer.waitForEvent('join-broadcaster');
  return { viewer, studio };
}

describe('a live public show', () => {
  test('starts when its performer says so, and viewers are notified, also later ones', async () => {
    const [viewer, studio] = [await browser(fan), await browser(aria)];
    viewer.socket.emit('public-stream/join', room);
    expect(
      getData(await api.call('POST', '/streaming/live', { token: aria, body: { title: 'Tonight', isFree: true } })),
    ).toMatchObject({ conversation: { _id: ids.room, type: 'stream_public' } });
    expect((await join()).status).toBe(400);
    viewer.socket.emit('public-stream/live', room);
    studio.socket.emit('public-stream/join', room);
    await viewer.waitForEvent('model-joined');
    expect(viewer.events('join-broadcaster')).toEqual([]);
    studio.socket.emit('public-stream/live', room);
    expect(await viewer.waitForEvent('join-broadcaster')).toEqual({ performerId: ids.aria, conversationId: ids.room });
    expect(await viewer.waitForEvent('modelUpdateStreamingStatus')).toMatchObject({
      id: ids.aria,
      status: 'public',
      performer: { username: 'aria', live: 1 },
    });
    const late = await browser();
    late.socket.emit('public-stream/join', room);
    await late.waitForEvent('join-broadcaster');
    expect(getData(await join())).toMatchObject({ title: 'Tonight', isStreaming: true, stats: { members: 2 } });
    expect(await late.socket.emitWithAck('check-streaming', { performerId: ids.aria })).toEqual({ status: true });
    studio.socket.emit('public-stream/leave', room);
    expect(await viewer.waitForEvent('model-left')).toEqual({
      performerId: ids.aria,
      conversationId: ids.room,
      reason: 'ended',
    });
    expect(performer()).toMatchObject({ live: 0, streamingStatus: 'offline' });
    expect((await join()).status).toBe(400);
  });

  test('P10: survives a short connection loss, but not a long one, and reports which', async () => {
    const { viewer, studio } = await publicShow();
    const again = await browser(aria);
    studio.socket.close();
    await viewer.waitForEvent('model-left');
    again.socket.emit('public-stream/rejoin', room);
    const departures = () => viewer.received.flatMap(([event, { reason }]) => (event === 'model-left' ? [reason] : []));
    await pause(PATIENCE.grace + 100);
    expect(departures()).toEqual(['dropped']);
    expect(viewer.events('join-broadcaster')).toHaveLength(2);
    expect(performer()).toMatchObject({ live: 1 });
    again.socket.close();
    const newcomer = await browser();
    newcomer.socket.emit('public-stream/join', room);
    expect(await newcomer.waitForEvent('model-left')).toMatchObject({ reason: 'dropped' });
    await viewer.waitForEvent('modelUpdateStreamingStatus');
    await pause(PATIENCE.grace + 100);
    expect(departures()).toEqual(['dropped', 'dropped', 'connectionLost']);
    expect(performer()).toMatchObject({ live: 0 });
  });

  test('P30: pauses for a private show and resumes after it, with the same chat; P31: a new one starts with an empty room', async () => {
    const write = (text: string) =>
      api.call('POST', `/messages/stream/conversations/${ids.room}`, { token: fan, body: { text } });
    const lines = () => sandbox.store.messages.list(is('conversationId', ids.room)).map(({ text }) => text);
    const [viewer, studio] = [await browser(fan), await browser(aria)];
    const reasons = () =>
      viewer.received.flatMap(([event, payload]) => (event === 'model-left' ? [payload.reason] : []));
    const goLive = async (times: number) => {
      await api.call('POST', '/streaming/live', { token: aria, body: { title: 'Tonight', isFree: true } });
      studio.socket.emit('public-stream/join', room);
      studio.socket.emit('public-stream/live', room);
      while (viewer.events('join-broadcaster').length < times) await pause(10);
    };
    const goPrivate = async (times: number) => {
      studio.socket.emit('public-stream/pause', room);
      studio.socket.emit('public-stream/leave', room);
      while (reasons().length < times) await pause(10);
    };
    viewer.socket.emit('public-stream/join', room);
    await viewer.waitForEvent('public-room-changed');
    await write('Yesterday');
    await goLive(1);
    expect(viewer.events(`clear_all_messages_${ids.room}`)).toHaveLength(1);
    await write('Stay!');
    expect(lines()).toEqual(['Stay!']);

    await goPrivate(1);
    expect((await join()).status).toBe(400);
    await goLive(2);
    expect(lines()).toEqual(['Stay!']);

    await goPrivate(2);
    studio.socket.emit('public-stream/leave', room);
    while (reasons().length < 3) await pause(10);
    expect(reasons()).toEqual(['paused', 'paused', 'ended']);
  });

  test('announces joins and leaves once, and not for a reload', async () => {
    const viewer = await browser();
    viewer.socket.emit('public-stream/join', room);
    const first = await browser(fan);
    first.socket.emit('public-stream/join', room);
    const [second, tab] = [await browser(fan), await browser(fan)];
    first.socket.close();
    second.socket.emit('public-stream/rejoin', room);
    tab.socket.emit('public-stream/join', room);
    await pause(PATIENCE.grace + 100);
    expect(texts(viewer)).toEqual(['fan joined']);
    second.socket.close();
    tab.socket.emit('public-stream/leave', room);
    await pause(PATIENCE.grace + 100);
    expect(texts(viewer)).toEqual(['fan joined', 'fan left']);
    expect(toRows(await api.get(`/messages/conversations/public/${ids.room}`))).toEqual([]);
  });

  test('ends for all if an administrator ends it', async () => {
    const { viewer } = await publicShow();
    await api.control('shows/end', { performer: 'aria' });
    await viewer.waitForEvent('model-left');
    expect(viewer.events('admin-end-session-stream', 'model-left')).toEqual(['admin-end-session-stream', 'model-left']);
  });
});

test('totals are right after 80 sockets that joined and left at random', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 80 }, (_, index) => browser(index % 4 === 0 ? [fan, newcomer][(index / 4) % 2] : undefined)),
  );
  const isIn = new Set<Browser>();
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 400; round += 1) {
    const one = sockets[Math.floor(random() * sockets.length)];
    if (!one) continue;
    const enters = random() < 0.5;
    one.socket.emit(enters ? 'public-stream/join' : 'public-stream/leave', room);
    if (enters) isIn.add(one);
    else isIn.delete(one);
    if (round % 100 === 99) await pause(5);
  }
  for (const one of sockets.slice(0, 20)) {
    one.socket.close();
    isIn.delete(one);
  }
  // An acknowledgment means that all earlier events of this client were handled.
  await Promise.all(
    sockets.slice(20).map(({ socket }) => socket.emitWithAck('check-streaming', { performerId: ids.aria })),
  );
  while ((sandbox.realtime.presence?.connections ?? 0) > sockets.length - 20) await pause(10);
  const watcher = await browser();
  watcher.socket.emit('public-stream/join', room);
  await watcher.waitForEvent('public-room-changed');
  const left = sockets.flatMap((one, index) => (isIn.has(one) ? [index] : []));
  const guests = left.filter((index) => index % 4 !== 0).length;
  const accounts = new Set(left.filter((index) => index % 4 === 0).map((index) => (index / 4) % 2)).size;
  const last = watcher.received.filter(([event]) => event === 'public-room-changed').at(-1)?.[1];
  expect(last).toMatchObject({ total: accounts, totalGuests: guests + 1 });
}, 40_000);

describe('connections', () => {
  test('of a performer set the status to online, and offline a while after the last', async () => {
    sandbox.store.performers.update(ids.aria, { isOnline: false });
    const viewer = await browser();
    const studio = await browser(aria);
    expect(await viewer.waitForEvent('modelUpdateStatus')).toMatchObject({ id: ids.aria, status: 'online' });
    viewer.received.length = 0;
    studio.socket.close();
    expect(await viewer.waitForEvent('modelUpdateStatus')).toMatchObject({ id: ids.aria, status: 'offline' });
  });
});

type Ask = { conversation: { _id: string }; streamId: string; price: number };
const ask = () => api.call('POST', `/streaming/private-chat/${ids.aria}`, { token: fan, body: { userNote: 'Please' } });
const getAsk = (answer: Answer) => getData(answer) as unknown as Ask;
/** Runs on a sandbox with other time limits. */
async function withPatience(patience: Partial<typeof PATIENCE>, run: () => Promise<void>): Promise<void> {
  const usual = { sandbox, server };
  sandbox = createSandbox({ seed: smallSeed, patience: { ...PATIENCE, ...patience } });
  server = await serveSandbox(sandbox, 0);
  api = getCaller(sandbox);
  [fan, aria] = [await api.logIn('fan'), await api.logIn('aria')];
  try {
    await run();
  } finally {
    open.splice(0).forEach((socket) => socket.close());
    await server.stop();
    ({ sandbox, server } = usual);
  }
}
const accept = (conversationId: string) => api.get(`/streaming/private-chat/${conversationId}`, { token: aria });

/** A private show that the fan has requested and the performer has accepted, with both in its room. */
async function privateShow() {
  const [guest, studio] = [await browser(fan), await browser(aria)];
  const { conversation, streamId } = getAsk(await ask());
  const room = { conversationId: conversation._id };
  guest.socket.emit('JOIN_ROOM', room);
  await accept(room.conversationId);
  studio.socket.emit('JOIN_ROOM', room);
  await studio.waitForEvent('JOINED_THE_ROOM');
  return { guest, studio, room, streamId };
}

describe('a private show in its room', () => {
  test('is requested, accepted, seen by both, and ends when one leaves', async () => {
    const [guest, studio] = [await browser(fan), await browser(aria)];
    const { conversation, streamId, price } = getAsk(await ask());
    const room = { conversationId: conversation._id };
    guest.socket.emit('JOIN_ROOM', room);
    expect(price).toBe(10);
    expect(await studio.waitForEvent('private-chat-request')).toMatchObject({
      ...room,
      streamId,
      price: 10,
      userNote: 'Please',
    });
    expect((await api.get('/streaming/private/available-list', { token: aria })).body.data).toMatchObject([room]);
    expect(getData(await accept(room.conversationId))).toMatchObject({ streamId });
    expect(await guest.waitForEvent('private-chat-accept')).toMatchObject({
      streamId,
      conversation: { type: 'stream_private' },
      startedAt: expect.any(String) as string,
    });
    expect(performer()).toMatchObject({ live: 1, streamingStatus: 'private' });
    const mine = `private-${streamId}-${ids.fan}`;
    guest.socket.emit('private-stream/join', { ...room, streamId: mine });
    guest.socket.emit('private-stream/join', { ...room, streamId: `private-${streamId}-${ids.aria}` });
    await pause(50);
    studio.socket.emit('JOIN_ROOM', room);
    expect(await studio.waitForEvent('JOINED_THE_ROOM')).toMatchObject({
      ...room,
      streamId,
      streamList: [mine],
      total: 2,
    });
    await guest.waitForEvent('MODEL_JOIN_ROOM');
    studio.socket.emit('private-stream/join', { ...room, streamId: `private-${streamId}-${ids.aria}` });
    expect(await guest.waitForEvent('private-stream/streamJoined')).toMatchObject({
      streamId: `private-${streamId}-${ids.aria}`,
      user: { username: 'aria' },
    });
    expect((await join(newcomer)).body.message).toBe('aria is in a private show right now.');

    guest.socket.emit('LEAVE_ROOM', room);
    expect(await studio.waitForEvent('USER_LEFT_ROOM')).toMatchObject({
      ...room,
      username: 'fan',
      userId: ids.fan,
      reason: 'ended',
    });
    expect(await studio.waitForEvent('private-stream/streamLeaved')).toEqual({ ...room, streamId: mine });
    const end = await studio.waitForEvent('MODEL_LEFT_ROOM');
    expect(end).toMatchObject({ reason: 'ended', userId: ids.fan, ranFor: expect.any(Number) as number });
    expect(await guest.waitForEvent('MODEL_LEFT_ROOM')).toEqual(end);
    expect(performer()).toMatchObject({ live: 0, streamingStatus: 'offline' });
  });

  test('survives a short connection loss, not a long one', async () => {
    const startedAt = Date.now();
    const { guest, studio, room } = await privateShow();
    const again = await browser(fan);
    guest.socket.close();
    again.socket.emit('REJOIN_ROOM', room);
    await pause(PATIENCE.grace + 100);
    expect(studio.events('USER_LEFT_ROOM')).toEqual([]);
    again.socket.close();
    const ran = Date.now() - startedAt;
    expect(await studio.waitForEvent('USER_LEFT_ROOM')).toMatchObject({ reason: 'connectionLost', userId: ids.fan });
    const end = await studio.waitForEvent('MODEL_LEFT_ROOM');
    expect(end).toMatchObject({ reason: 'connectionLost', userId: ids.fan });
    expect(end.ranFor).toBeLessThan(ran + PATIENCE.grace);
    const late = await browser(fan);
    late.socket.emit('REJOIN_ROOM', room);
    expect(await late.waitForEvent('MODEL_LEFT_ROOM')).toMatchObject(end);
    expect(performer()).toMatchObject({ streamingStatus: 'offline' });
  });

  test('waits as long for somebody who drops right after arriving', async () => {
    await withPatience({ arrival: 150, grace: 1_000 }, async () => {
      const { guest, studio } = await privateShow();
      guest.socket.close();
      await pause(400);
      expect(studio.events('MODEL_LEFT_ROOM')).toEqual([]);
    });
  });

  test('without response ends for both; a declined or canceled request ends, too', async () => {
    const [guest, studio] = [await browser(fan), await browser(aria)];
    const { conversation } = getAsk(await ask());
    const room = { conversationId: conversation._id };
    await Promise.all([guest.waitForEvent('private-chat-timeOut'), studio.waitForEvent('private-chat-timeOut')]);
    expect((await accept(room.conversationId)).body.message).toBe('This request has ended.');

    const second = getAsk(await ask()).conversation._id;
    await api.call('POST', `/streaming/private-chat/${second}/decline`, { token: aria });
    expect(await guest.waitForEvent('private-chat-decline')).toMatchObject({ conversationId: second });
    const third = getAsk(await ask()).conversation._id;
    expect((await api.call('POST', `/streaming/private-chat/cancel/${third}`, { token: newcomer })).status).toBe(403);
    await api.call('POST', `/streaming/private-chat/cancel/${third}`, { token: fan });
    expect(await studio.waitForEvent('private-chat-cancel')).toMatchObject({ conversationId: third });
    expect((await api.get('/streaming/private/available-list', { token: aria })).body.data).toEqual([]);
  });

  test('keeps others out of its room', async () => {
    const stranger = await browser(newcomer);
    const { studio, room, streamId } = await privateShow();
    stranger.socket.emit('JOIN_ROOM', room);
    stranger.socket.emit('public-stream/join', room);
    const say = (token: string) =>
      api.call('POST', `/messages/stream/conversations/${room.conversationId}`, { token, body: { text: 'Hi' } });
    const watch = { id: `private-${streamId}-${ids.aria}`, type: 'play', expireDate: Date.now() + 60_000 };
    const attempts = await Promise.all([
      api.get(`/messages/conversations/public/${room.conversationId}`),
      api.get(`/conversations/stream/${streamId}`, { token: newcomer }),
      say(newcomer),
      api.call('POST', '/streaming/token', { token: newcomer, body: watch }),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await say(fan)).status).toBe(200);
    await studio.waitForEvent(`message_created_conversation_${room.conversationId}`);
    expect(stranger.received.filter(([event]) => !event.startsWith('modelUpdate'))).toEqual([]);
  });

  test('pays the performer per minute, and announces it', async () => {
    const { guest, studio, room, streamId } = await privateShow();
    const headers = { 'Idempotency-Key': `minute-${room.conversationId}-${ids.fan}-1` };
    expect((await api.call('POST', `/token-transactions/stream/${streamId}`, { token: fan, headers })).status).toBe(
      200,
    );
    expect(await studio.waitForEvent('RECEIVED_PAID_TOKEN')).toEqual({ ...room, token: 10, netPrice: 8 });
    expect(await studio.waitForEvent('update_balance')).toMatchObject({ token: 8 });
    await pause(30);
    expect(guest.events('update_balance', 'token_transaction_success')).toEqual([]);
  });
});

describe('a token for the media server', () => {
  const token = (id: string, as: string | undefined, type = 'play') =>
    api.call('POST', '/streaming/token', { token: as, body: { id, type, expireDate: Date.now() + 60_000 } });

  test('is free for a free public show; for a paid one it requires a ticket and presence in the room', async () => {
    await live();
    const id = (getData(await join()) as { sessionId: string }).sessionId;
    expect(getData(await token(id, undefined))).toMatchObject({
      streamId: id,
      type: 'play',
      tokenId: expect.any(String) as string,
    });
    expect((await token(id, fan, 'publish')).status).toBe(403);
    expect((await token(id, aria, 'publish')).status).toBe(200);
    expect((await token('none', fan)).status).toBe(404);

    await api.control('shows', { performer: 'aria', onAir: true, price: 30 });
    expect((await token(id, undefined)).status).toBe(403);
    expect((await join(fan)).status).toBe(403);
    await api.call('POST', `/token-transactions/stream/${id}`, { token: fan });
    expect((await join(fan)).status).toBe(200);
    expect((await token(id, fan)).body.message).toBe('Join the room first.');
    const viewer = await browser(fan);
    viewer.socket.emit('public-stream/join', room);
    expect((await token(id, fan)).status).toBe(200);
  });
});

describe('moderation', () => {
  const inRoom = () => sandbox.realtime.presence?.members(ids.room).map(({ account }) => account._id) ?? [];
  const block = () => api.call('POST', '/performer-blocks/user', { token: aria, body: { targetId: ids.fan } });
  const write = (text: string) =>
    api.call('POST', `/messages/stream/conversations/${ids.room}`, { token: fan, body: { text } });
  const tip = (message = '') =>
    api.call('POST', '/token-transactions/tip', {
      token: fan,
      body: { performerId: ids.aria, price: 1, conversationId: ids.room, message },
    });

  test("a blocked viewer: leaves the room at once, receives nothing more and can't return (P1)", async () => {
    const { viewer } = await publicShow();
    expect(inRoom()).toContain(ids.fan);
    await block();
    expect(await viewer.waitForEvent('notify_users_block')).toEqual({ performerId: ids.aria });
    expect(inRoom()).not.toContain(ids.fan);
    viewer.socket.emit('public-stream/rejoin', room);
    expect([(await write('Hello')).status, (await tip()).status, (await join(fan)).status]).toEqual([403, 403, 403]);
    await api.call('POST', `/messages/stream/conversations/${ids.room}`, {
      token: newcomer,
      body: { text: 'Good evening' },
    });
    await pause(50);
    expect([inRoom().includes(ids.fan), texts(viewer).includes('Good evening')]).toEqual([false, false]);
  });

  test("a muted viewer: watches, can't write, sees why, and may write again afterwards (P5, C6)", async () => {
    const { viewer } = await publicShow();
    const mute = (isMuted: boolean, token = aria) =>
      api.call('POST', `/messages/mute-user/${ids.room}`, { token, body: { userId: ids.fan, isMuted } });
    expect((await mute(true)).status).toBe(200);
    expect(await viewer.waitForEvent('mute-comment')).toMatchObject({ userId: ids.fan, isMuted: true });
    expect(toRows(await api.get(`/messages/mute-users?conversationId=${ids.room}`, { token: aria }))).toMatchObject([
      { _id: ids.fan },
    ]);
    expect(await write('Hello')).toMatchObject({
      status: 403,
      text: expect.stringContaining('muted you for this show') as string,
    });
    expect([(await tip('Hello')).status, (await tip()).status]).toEqual([403, 200]);
    expect((getData(await join(fan)).conversation as { isMuted: boolean }).isMuted).toBe(true);
    expect((await mute(true, await api.logIn('ben'))).status).toBe(403);
    await mute(false);
    expect((await write('Thank you')).status).toBe(200);
  });
});
