import { createSandbox, type Sandbox } from '@sandbox/app';
import { is } from '@sandbox/db/conditions';
import { serveSandbox, type RunningServer } from '@sandbox/server';
import { closeBrowsers, openBrowser, type Browser } from './support/browsers';
import { getCaller, type Account, type Caller } from './support/caller';
import { ids, smallSeed } from './support/small-seed';

/**
 * The rooms as browsers see them, over real sockets. Their time limits are too long to end during a test: tests end
 * them with `end` and `endWaits`, so the speed of the machine doesn't matter.
 */
const PATIENCE = { request: 601_000, grace: 602_000, absence: 603_000, arrival: 604_000 };
type Wait = keyof typeof PATIENCE;

/** The pending timers with one of these limits. */
const waits = new Map<unknown, { milliseconds: number; run: () => void }>();
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
beforeAll(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number, ...values: []) => {
    const timer = startTimer(run, milliseconds, ...values);
    if (milliseconds !== undefined && Object.values(PATIENCE).includes(milliseconds))
      waits.set(timer, { milliseconds, run });
    return timer;
  }) as typeof setTimeout);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    waits.delete(timer);
    stopTimer(timer);
  });
});
afterAll(() => jest.restoreAllMocks());

const pendingWaits = (limit: Wait) => [...waits].filter(([, { milliseconds }]) => milliseconds === PATIENCE[limit]);
/** Ends the pending waits of this kind, if there are any. */
function endWaits(limit: Wait): void {
  for (const [timer, { run }] of pendingWaits(limit)) {
    clearTimeout(timer as NodeJS.Timeout);
    run();
  }
}
/** Ends a wait of this kind, which may be about to begin. */
async function end(limit: Wait): Promise<void> {
  await until(() => pendingWaits(limit).length > 0);
  endWaits(limit);
}

let sandbox: Sandbox;
let server: RunningServer;
let api: Caller;
let fan: Account;
let newcomer: Account;
let aria: Account;
beforeAll(async () => {
  sandbox = createSandbox({ seed: smallSeed, patience: PATIENCE });
  server = await serveSandbox(sandbox, 0);
  api = getCaller(sandbox);
  [fan, newcomer, aria] = [api.as('fan'), api.as('newcomer'), api.as('aria')];
});
afterEach(async () => {
  closeBrowsers();
  await hasConnections(0);
  sandbox.reset();
});
afterAll(() => server.stop());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const until = async (holds: () => boolean) => {
  while (!holds()) await pause(5);
};
/** Waits until the server has so many connections, that is, until it has noticed the closed ones. */
const hasConnections = (count: number) => until(() => (sandbox.realtime.presence?.connections ?? 0) === count);
/** The acknowledgment means that the server has handled earlier events of this browser and sent it earlier ones. */
const handled = ({ socket }: Browser) => socket.emitWithAck('check-streaming', { performerId: ids.aria });
const browser = async (account?: Account) => openBrowser(server.url, await account?.token());

const room = { conversationId: ids.room };
const live = (on = true) => api.control('shows', { performer: 'aria', onAir: on });
const join = (account: Account = api) => account.post('/streaming/join', { performerId: ids.aria });
const performer = () => sandbox.store.performers.get(ids.aria);
const texts = ({ payloads }: Browser) => payloads(`message_created_conversation_${ids.room}`).map(({ text }) => text);
/** Why the performer left the room, each time. */
const departures = ({ payloads }: Browser) => payloads('model-left').map(({ reason }) => reason);
const write = (text: string, account = fan, conversationId = ids.room) =>
  account.post(`/messages/stream/conversations/${conversationId}`, { text });
const goLive = () => aria.post('/streaming/live', { title: 'Tonight', isFree: true });

/** A public show: its performer and a viewer, who has seen it start. */
async function publicShow(): Promise<{ viewer: Browser; studio: Browser }> {
  const [viewer, studio] = [await browser(fan), await browser(aria)];
  viewer.emit('public-stream/join', room);
  studio.emit('public-stream/join', room);
  studio.emit('public-stream/live', room);
  await viewer.waitForEvent('join-broadcaster');
  return { viewer, studio };
}

describe('a live public show', () => {
  test('starts when its performer says so, and viewers are notified, also later ones', async () => {
    const [viewer, studio] = [await browser(fan), await browser(aria)];
    viewer.emit('public-stream/join', room);
    expect((await goLive()).data).toMatchObject({
      conversation: { _id: ids.room, type: 'stream_public' },
    });
    expect((await join()).status).toBe(400);
    viewer.emit('public-stream/live', room);
    studio.emit('public-stream/join', room);
    await viewer.waitForEvent('model-joined');
    expect(viewer.events('join-broadcaster')).toEqual([]);
    studio.emit('public-stream/live', room);
    expect(await viewer.waitForEvent('join-broadcaster')).toEqual({ performerId: ids.aria, conversationId: ids.room });
    expect(await viewer.waitForEvent('modelUpdateStreamingStatus')).toMatchObject({
      id: ids.aria,
      status: 'public',
      performer: { username: 'aria', live: 1 },
    });
    const late = await browser();
    late.emit('public-stream/join', room);
    await late.waitForEvent('join-broadcaster');
    expect((await join()).data).toMatchObject({ title: 'Tonight', isStreaming: true, stats: { members: 2 } });
    expect(await late.socket.emitWithAck('check-streaming', { performerId: ids.aria })).toEqual({ status: true });
    studio.emit('public-stream/leave', room);
    expect(await viewer.waitForEvent('model-left')).toEqual({
      performerId: ids.aria,
      conversationId: ids.room,
      reason: 'ended',
    });
    expect(performer()).toMatchObject({ live: 0, streamingStatus: 'offline' });
    expect((await join()).status).toBe(400);
  });

  test('survives a short connection loss, but not a long one, and reports which', async () => {
    const { viewer, studio } = await publicShow();
    const again = await browser(aria);
    studio.socket.close();
    await viewer.waitForEvent('model-left');
    again.emit('public-stream/rejoin', room);
    await until(() => viewer.events('join-broadcaster').length === 2);
    endWaits('grace');
    await handled(viewer);
    expect(departures(viewer)).toEqual(['dropped']);
    expect(viewer.events('join-broadcaster')).toHaveLength(2);
    expect(performer()).toMatchObject({ live: 1 });
    again.socket.close();
    const newcomer = await browser();
    newcomer.emit('public-stream/join', room);
    expect(await newcomer.waitForEvent('model-left')).toMatchObject({ reason: 'dropped' });
    await end('grace');
    await until(() => departures(viewer).length === 3);
    expect(departures(viewer)).toEqual(['dropped', 'dropped', 'connectionLost']);
    expect(performer()).toMatchObject({ live: 0 });
  });

  test('pauses for a private show and resumes after it, with the same chat; a new one starts with an empty room', async () => {
    const lines = () => sandbox.store.messages.list(is('conversationId', ids.room)).map(({ text }) => text);
    const [viewer, studio] = [await browser(fan), await browser(aria)];
    const resume = async (times: number) => {
      await goLive();
      studio.emit('public-stream/join', room);
      studio.emit('public-stream/live', room);
      while (viewer.events('join-broadcaster').length < times) await pause(10);
    };
    const goPrivate = async (times: number) => {
      studio.emit('public-stream/pause', room);
      studio.emit('public-stream/leave', room);
      while (departures(viewer).length < times) await pause(10);
    };
    viewer.emit('public-stream/join', room);
    await viewer.waitForEvent('public-room-changed');
    await write('Yesterday');
    await resume(1);
    expect(viewer.events(`clear_all_messages_${ids.room}`)).toHaveLength(1);
    await write('Stay!');
    expect(lines()).toEqual(['Stay!']);

    await goPrivate(1);
    expect((await join()).status).toBe(400);
    await resume(2);
    expect(lines()).toEqual(['Stay!']);

    await goPrivate(2);
    studio.emit('public-stream/leave', room);
    while (departures(viewer).length < 3) await pause(10);
    expect(departures(viewer)).toEqual(['paused', 'paused', 'ended']);
  });

  test('announces joins and leaves once, and not for a reload', async () => {
    const viewer = await browser();
    viewer.emit('public-stream/join', room);
    const first = await browser(fan);
    first.emit('public-stream/join', room);
    await until(() => texts(viewer).length > 0);
    const [second, tab] = [await browser(fan), await browser(fan)];
    first.socket.close();
    second.emit('public-stream/rejoin', room);
    tab.emit('public-stream/join', room);
    await hasConnections(3);
    await until(() => sandbox.realtime.presence?.sockets(ids.room).length === 3);
    endWaits('absence');
    await handled(viewer);
    expect(texts(viewer)).toEqual(['fan joined']);
    second.socket.close();
    tab.emit('public-stream/leave', room);
    await end('absence');
    await until(() => texts(viewer).length > 1);
    expect(texts(viewer)).toEqual(['fan joined', 'fan left']);
    expect((await api.get(`/messages/conversations/public/${ids.room}`)).rows).toEqual([]);
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
    one.emit(enters ? 'public-stream/join' : 'public-stream/leave', room);
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
  watcher.emit('public-stream/join', room);
  await watcher.waitForEvent('public-room-changed');
  const left = sockets.flatMap((one, index) => (isIn.has(one) ? [index] : []));
  const guests = left.filter((index) => index % 4 !== 0).length;
  const accounts = new Set(left.filter((index) => index % 4 === 0).map((index) => (index / 4) % 2)).size;
  expect(watcher.payloads('public-room-changed').at(-1)).toMatchObject({ total: accounts, totalGuests: guests + 1 });
});

describe('connections', () => {
  test('of a performer set the status to online, and offline a while after the last', async () => {
    sandbox.store.performers.update(ids.aria, { isOnline: false });
    const viewer = await browser();
    const studio = await browser(aria);
    expect(await viewer.waitForEvent('modelUpdateStatus')).toMatchObject({ id: ids.aria, status: 'online' });
    viewer.received.length = 0;
    studio.socket.close();
    await end('absence');
    expect(await viewer.waitForEvent('modelUpdateStatus')).toMatchObject({ id: ids.aria, status: 'offline' });
  });
});

type Request = { conversation: { _id: string }; streamId: string; price: number };
const requestShow = async () => {
  const request = (await fan.post(`/streaming/private-chat/${ids.aria}`, { userNote: 'Please' })).data as Request;
  return { ...request, room: { conversationId: request.conversation._id } };
};
const accept = (conversationId: string) => aria.get(`/streaming/private-chat/${conversationId}`);
const getRequests = async () => (await aria.get('/streaming/private/available-list')).body.data;

/** A private show that the fan has requested and the performer has accepted, with both in its room. */
async function privateShow() {
  const [guest, studio] = [await browser(fan), await browser(aria)];
  const { room, streamId } = await requestShow();
  guest.emit('JOIN_ROOM', room);
  await accept(room.conversationId);
  studio.emit('JOIN_ROOM', room);
  await studio.waitForEvent('JOINED_THE_ROOM');
  return { guest, studio, room, streamId };
}

describe('a private show in its room', () => {
  test('is requested, accepted, seen by both, and ends when one leaves', async () => {
    const [guest, studio] = [await browser(fan), await browser(aria)];
    const { room, streamId, price } = await requestShow();
    guest.emit('JOIN_ROOM', room);
    expect(price).toBe(10);
    expect(await studio.waitForEvent('private-chat-request')).toMatchObject({
      ...room,
      streamId,
      price: 10,
      userNote: 'Please',
    });
    expect(await getRequests()).toMatchObject([room]);
    expect((await accept(room.conversationId)).data).toMatchObject({ streamId });
    expect(await guest.waitForEvent('private-chat-accept')).toMatchObject({
      streamId,
      conversation: { type: 'stream_private' },
      startedAt: expect.any(String) as string,
    });
    expect(performer()).toMatchObject({ live: 1, streamingStatus: 'private' });
    const [mine, hers] = [ids.fan, ids.aria].map((id) => `private-${streamId}-${id}`);
    guest.emit('private-stream/join', { ...room, streamId: mine });
    guest.emit('private-stream/join', { ...room, streamId: hers });
    await handled(guest);
    studio.emit('JOIN_ROOM', room);
    expect(await studio.waitForEvent('JOINED_THE_ROOM')).toMatchObject({
      ...room,
      streamId,
      streamList: [mine],
      total: 2,
    });
    await guest.waitForEvent('MODEL_JOIN_ROOM');
    studio.emit('private-stream/join', { ...room, streamId: hers });
    expect(await guest.waitForEvent('private-stream/streamJoined')).toMatchObject({
      streamId: hers,
      user: { username: 'aria' },
    });
    expect((await join(newcomer)).body.message).toBe('aria is in a private show right now.');

    guest.emit('LEAVE_ROOM', room);
    expect(await studio.waitForEvent('USER_LEFT_ROOM')).toMatchObject({
      ...room,
      username: 'fan',
      userId: ids.fan,
      reason: 'ended',
    });
    expect(await studio.waitForEvent('private-stream/streamLeaved')).toEqual({ ...room, streamId: mine });
    const over = await studio.waitForEvent('MODEL_LEFT_ROOM');
    expect(over).toMatchObject({ reason: 'ended', userId: ids.fan, ranFor: expect.any(Number) as number });
    expect(await guest.waitForEvent('MODEL_LEFT_ROOM')).toEqual(over);
    expect(performer()).toMatchObject({ live: 0, streamingStatus: 'offline' });
  });

  test('survives a short connection loss, not a long one', async () => {
    const startedAt = Date.now();
    const { guest, studio, room } = await privateShow();
    const again = await browser(fan);
    guest.socket.close();
    again.emit('REJOIN_ROOM', room);
    await again.waitForEvent('JOINED_THE_ROOM');
    await hasConnections(2);
    endWaits('grace');
    await handled(studio);
    expect(studio.events('USER_LEFT_ROOM')).toEqual([]);
    again.socket.close();
    await hasConnections(1);
    const ran = Date.now() - startedAt;
    await pause(20);
    await end('grace');
    expect(await studio.waitForEvent('USER_LEFT_ROOM')).toMatchObject({ reason: 'connectionLost', userId: ids.fan });
    const over = await studio.waitForEvent('MODEL_LEFT_ROOM');
    expect(over).toMatchObject({ reason: 'connectionLost', userId: ids.fan });
    expect(over.ranFor).toBeLessThanOrEqual(ran);
    const late = await browser(fan);
    late.emit('REJOIN_ROOM', room);
    expect(await late.waitForEvent('MODEL_LEFT_ROOM')).toMatchObject(over);
    expect(performer()).toMatchObject({ streamingStatus: 'offline' });
  });

  test('waits as long for somebody who drops right after arriving', async () => {
    const { guest, studio } = await privateShow();
    guest.socket.close();
    await until(() => pendingWaits('grace').length > 0);
    endWaits('arrival');
    await handled(studio);
    expect(studio.events('MODEL_LEFT_ROOM')).toEqual([]);
    await end('grace');
    await studio.waitForEvent('MODEL_LEFT_ROOM');
  });

  test('without response ends for both; a declined or canceled request ends, too', async () => {
    const [guest, studio] = [await browser(fan), await browser(aria)];
    const { room } = await requestShow();
    await end('request');
    await Promise.all([guest.waitForEvent('private-chat-timeOut'), studio.waitForEvent('private-chat-timeOut')]);
    expect((await accept(room.conversationId)).body.message).toBe('This request has ended.');

    const second = (await requestShow()).conversation._id;
    await aria.post(`/streaming/private-chat/${second}/decline`);
    expect(await guest.waitForEvent('private-chat-decline')).toMatchObject({ conversationId: second });
    const third = (await requestShow()).conversation._id;
    expect((await newcomer.post(`/streaming/private-chat/cancel/${third}`)).status).toBe(403);
    await fan.post(`/streaming/private-chat/cancel/${third}`);
    expect(await studio.waitForEvent('private-chat-cancel')).toMatchObject({ conversationId: third });
    expect(await getRequests()).toEqual([]);
  });

  test('keeps others out of its room', async () => {
    const stranger = await browser(newcomer);
    const { studio, room, streamId } = await privateShow();
    stranger.emit('JOIN_ROOM', room);
    stranger.emit('public-stream/join', room);
    const say = (account: Account) => write('Hi', account, room.conversationId);
    const watch = { id: `private-${streamId}-${ids.aria}`, type: 'play', expireDate: Date.now() + 60_000 };
    const attempts = await Promise.all([
      api.get(`/messages/conversations/public/${room.conversationId}`),
      newcomer.get(`/conversations/stream/${streamId}`),
      say(newcomer),
      newcomer.post('/streaming/token', watch),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await say(fan)).status).toBe(200);
    await studio.waitForEvent(`message_created_conversation_${room.conversationId}`);
    expect(stranger.received.filter(([event]) => !event.startsWith('modelUpdate'))).toEqual([]);
  });

  test('pays the performer per minute, and announces it', async () => {
    const { guest, studio, room, streamId } = await privateShow();
    const headers = { 'Idempotency-Key': `minute-${room.conversationId}-${ids.fan}-1` };
    expect((await fan.post(`/token-transactions/stream/${streamId}`, undefined, headers)).status).toBe(200);
    expect(await studio.waitForEvent('RECEIVED_PAID_TOKEN')).toEqual({ ...room, token: 10, netPrice: 8 });
    expect(await studio.waitForEvent('update_balance')).toMatchObject({ token: 8 });
    await pause(30);
    expect(guest.events('update_balance', 'token_transaction_success')).toEqual([]);
  });
});

describe('a token for the media server', () => {
  const token = (id: string, account: Account, type = 'play') =>
    account.post('/streaming/token', { id, type, expireDate: Date.now() + 60_000 });

  test('is free for a free public show; for a paid one it requires a ticket and presence in the room', async () => {
    await live();
    const id = ((await join()).data as { sessionId: string }).sessionId;
    expect((await token(id, api)).data).toMatchObject({
      streamId: id,
      type: 'play',
      tokenId: expect.any(String) as string,
    });
    expect((await token(id, fan, 'publish')).status).toBe(403);
    expect((await token(id, aria, 'publish')).status).toBe(200);
    expect((await token('none', fan)).status).toBe(404);

    await api.control('shows', { performer: 'aria', onAir: true, price: 30 });
    expect((await token(id, api)).status).toBe(403);
    expect((await join(fan)).status).toBe(403);
    await fan.post(`/token-transactions/stream/${id}`);
    expect((await join(fan)).status).toBe(200);
    expect((await token(id, fan)).body.message).toBe('Join the room first.');
    const viewer = await browser(fan);
    viewer.emit('public-stream/join', room);
    expect((await token(id, fan)).status).toBe(200);
  });
});

describe('moderation', () => {
  const inRoom = () => sandbox.realtime.presence?.members(ids.room).map(({ account }) => account._id) ?? [];
  const block = () => aria.post('/performer-blocks/user', { targetId: ids.fan });
  const tip = (message = '') =>
    fan.post('/token-transactions/tip', { performerId: ids.aria, price: 1, conversationId: ids.room, message });

  test("a blocked viewer: leaves the room at once, receives nothing more and can't return", async () => {
    const { viewer } = await publicShow();
    expect(inRoom()).toContain(ids.fan);
    await block();
    expect(await viewer.waitForEvent('notify_users_block')).toEqual({ performerId: ids.aria });
    expect(inRoom()).not.toContain(ids.fan);
    viewer.emit('public-stream/rejoin', room);
    expect([(await write('Hello')).status, (await tip()).status, (await join(fan)).status]).toEqual([403, 403, 403]);
    await write('Good evening', newcomer);
    await pause(50);
    expect([inRoom().includes(ids.fan), texts(viewer).includes('Good evening')]).toEqual([false, false]);
  });

  test("a muted viewer: watches, can't write, sees why, and may write again afterward", async () => {
    const { viewer } = await publicShow();
    const mute = (isMuted: boolean, account = aria) =>
      account.post(`/messages/mute-user/${ids.room}`, { userId: ids.fan, isMuted });
    expect((await mute(true)).status).toBe(200);
    expect(await viewer.waitForEvent('mute-comment')).toMatchObject({ userId: ids.fan, isMuted: true });
    expect((await aria.get(`/messages/mute-users?conversationId=${ids.room}`)).rows).toMatchObject([{ _id: ids.fan }]);
    expect(await write('Hello')).toMatchObject({
      status: 403,
      text: expect.stringContaining('muted you for this show') as string,
    });
    expect([(await tip('Hello')).status, (await tip()).status]).toEqual([403, 200]);
    expect(((await join(fan)).data.conversation as { isMuted: boolean }).isMuted).toBe(true);
    expect((await mute(true, api.as('ben'))).status).toBe(403);
    await mute(false);
    expect((await write('Thank you')).status).toBe(200);
  });
});
