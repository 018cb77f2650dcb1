import { randomFrom } from '@sandbox/media/random';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import { makeStore, type AppStore } from '@/store/make-store';
import { noPorts, type Ports } from '@/store/ports';
import { attendAsFan } from '@/store/private-show/private-request.saga';
import { runningTimeAt, MINUTE_MS, newMeter } from '@/store/private-show/minute-meter';
import {
  otherLeft,
  otherPresenceChanged,
  resultDismissed,
  roomEntered,
  roomLost,
  selectRuns,
  showRequested,
  showEndRequested,
  showClosed,
} from '@/store/private-show/private-show.slice';
import type { ShowKind } from '@/store/private-show/show';
import { createSagaRunner } from '@/store/saga-runner';
import { currentUserLoaded } from '@/store/session/session.actions';
import { socketStatusChanged } from '@/store/system/system.slice';
import { watchBalance } from '@/store/user/balance.saga';
import { cases } from '../../../setup/exhaustive';

/*
 * Charges minutes against a server that loses and delays calls, under a fake clock. The server is the model: it knows the charges by key;
 * the test knows how long the show ran.
 */

const PRICE = 10;
/** How much a reload may take off the clock: the device stores the show at least this often. */
const UNSEEN_MS = 5500;
const performer = { _id: 'p1', name: 'Aria' };
const conversationId = 'c1';

type Fate = 'quick' | 'slow' | 'lostThere' | 'lostBack' | 'never';

/** A server that charges each key once, even if its response gets lost. */
function ledger(fate: () => Fate, canResend = true) {
  const charged = new Map<string, number>();
  const sent: string[] = [];
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const enterStream = async (_id: string, { idempotencyKey = '' } = {}) => {
    sent.push(idempotencyKey);
    const how = fate();
    if (how === 'never') return new Promise<never>(() => undefined);
    if (how === 'lostThere') throw new ApiError(0);
    charged.set(idempotencyKey, (charged.get(idempotencyKey) ?? 0) + (charged.has(idempotencyKey) ? 0 : 1));
    await wait(how === 'slow' ? 40_000 : 200);
    if (how === 'lostBack') throw new ApiError(503);
    return { status: 0, data: { _id: `t-${idempotencyKey}`, type: 'private_chat', totalPrice: PRICE, idempotencyKey } };
  };
  const history = async () => ({
    status: 0,
    data: {
      data: [...charged.keys()].map((key) => ({ _id: key, totalPrice: PRICE, idempotencyKey: key })),
      total: charged.size,
    },
  });
  const timeoutPrivate = jest.fn(async () => ({ status: 0, data: true }));
  const room = { conversation: { _id: conversationId, type: 'stream_private' }, sessionId: 's1', price: PRICE };
  const services = {
    streaming: {
      requestPrivate: async () => ({ status: 0, data: room }),
      joinGroup: async () => ({ status: 0, data: room }),
      cancelPrivate: async () => ({ status: 0, data: true }),
      timeoutPrivate,
    },
    tokenTransactions: { enterStream, search: history, canResend: async () => canResend },
    users: {
      me: async () => ({ status: 0, data: { _id: 'f1', name: 'Fan', balance: 100_000 - PRICE * charged.size } }),
    },
  } as unknown as Services;
  return { charged, sent, timeoutPrivate, services };
}

/** The shared state of the tabs of one browser. */
function browser() {
  const texts = new Map<string, string>();
  let holder: symbol | null = null;
  return (services: Services, kind: ShowKind = 'private') => {
    const ports: Ports = {
      ...noPorts,
      storage: {
        readText: (key) => texts.get(key) ?? null,
        writeText: (key, text) => Boolean(texts.set(key, text)),
        onChange: () => () => undefined,
      },
      async hold() {
        if (holder) return null;
        const mine = (holder = Symbol('tab'));
        return () => void (holder === mine && (holder = null));
      },
    };
    const store = makeStore({
      sagas: createSagaRunner(),
      services,
      sessionToken: { get: () => 'token', set: () => undefined, follow: () => undefined, clear: () => undefined },
      ports,
    });
    store.dispatch(currentUserLoaded({ _id: 'f1', name: 'Fan', balance: 100_000 }));
    store.dispatch(socketStatusChanged('connected'));
    const page = new AbortController();
    void store.runUntil(page.signal)(attendAsFan, performer, kind);
    return {
      store,
      close: () => page.abort(),
      /** Closes the tab without cleanup on the device, as in a reload. */
      vanish() {
        const stored = new Map(texts);
        page.abort();
        for (const [key, text] of stored) texts.set(key, text);
      },
    };
  };
}

const seen = (store: AppStore, present: boolean) => store.dispatch(otherPresenceChanged({ conversationId, present }));
const getMinute = (key: string) => Number(key.split('-').at(-1));

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function begin(fate: () => Fate, kind?: ShowKind, canResend?: boolean) {
  const server = ledger(fate, canResend);
  const openTab = browser();
  const tab = openTab(server.services, kind);
  await pass(0);
  tab.store.dispatch(showRequested({ userNote: '', price: PRICE }));
  await pass(0);
  seen(tab.store, true);
  await pass(0);
  return { server, openTab, tab, state: () => tab.store.getState().privateShow };
}

test('a show of two and a half minutes costs three, charged at the start of each', async () => {
  const { server, tab, state } = await begin(() => 'quick');
  await pass(500);
  expect(server.sent).toEqual(['minute-c1-f1-1']);
  await pass(MINUTE_MS);
  expect(server.sent.map(getMinute)).toEqual([1, 2]);
  await pass(MINUTE_MS);
  await pass(30_000);
  tab.store.dispatch(showEndRequested());
  await pass(10 * MINUTE_MS);
  expect(server.sent.map(getMinute)).toEqual([1, 2, 3]);
  expect(state()).toMatchObject({ step: 'ended', ending: { why: 'own' }, meter: { minutes: 3, tokens: 30, due: [] } });
  expect(tab.store.getState().user.current.balance).toBe(100_000 - 30);
});

test.each<Fate>(['quick', 'lostBack'])(
  'a fan who leaves the page while a minute is being charged sees the remaining balance (%s)',
  async (fate) => {
    const { server, tab } = await begin(() => fate);
    void tab.store.run(watchBalance);
    await pass(100);
    expect(server.sent).toHaveLength(1);
    tab.close();
    tab.store.dispatch(showClosed());
    await pass(1000);
    expect(tab.store.getState().user.current.balance).toBe(100_000 - PRICE);
  },
);

test.each([null, ''])('a show without a stream id (%p) uses its session', async (streamId) => {
  const { services } = ledger(() => 'quick');
  const { data } = await services.streaming.requestPrivate('p1');
  Object.assign(data, { streamId });
  const { store } = browser()(services);
  await pass(0);
  store.dispatch(showRequested({ userNote: '', price: PRICE }));
  await pass(0);
  expect(store.getState().privateShow.show?.streamId).toBe('s1');
});

test('a lost response is requested again with the same key, and counts once', async () => {
  const fates: Fate[] = ['lostBack', 'lostThere', 'quick'];
  const { server, state } = await begin(() => fates.shift() ?? 'quick');
  await pass(20_000);
  expect(server.sent).toEqual(['minute-c1-f1-1', 'minute-c1-f1-1', 'minute-c1-f1-1']);
  expect([...server.charged.values()]).toEqual([1]);
  expect(state().meter).toMatchObject({ minutes: 1, tokens: PRICE });
});

test.each<Fate>(['lostThere', 'lostBack', 'never'])(
  'if the server ignores keys, a minute whose response is lost (%s) is not sent again (B1)',
  async (fate) => {
    const fates: Fate[] = [fate];
    const { server, state } = await begin(() => fates.shift() ?? 'quick', undefined, false);
    await pass(MINUTE_MS + 1000);
    expect(server.sent.map(getMinute)).toEqual([1, 2]);
    expect(state().meter).toMatchObject({ minutes: 1, due: [] });
  },
);

test.each([
  [
    'this side',
    (store: AppStore, isBack: boolean) => store.dispatch(socketStatusChanged(isBack ? 'connected' : 'disconnect')),
  ],
  ['the other side', seen],
])('P2: while the connection of %s is lost the clock pauses and nothing is charged', async (_who, set) => {
  const { server, tab, state } = await begin(() => 'quick');
  const length = () => runningTimeAt(state().meter ?? newMeter(0), Date.now());
  await pass(MINUTE_MS - 10_000);
  set(tab.store, false);
  await pass(30_000);
  expect(length()).toBe(50_000);
  set(tab.store, true);
  await pass(9000);
  expect([length(), server.sent.map(getMinute)]).toEqual([59_000, [1]]);
  await pass(1500);
  expect(server.sent.map(getMinute)).toEqual([1, 2]);
});

test.each([
  ['this side', 'lost', (store: AppStore) => store.dispatch(socketStatusChanged('disconnect'))],
  ['the other side', 'absent', (store: AppStore) => seen(store, false)],
])('P2: a show waits for %s during the grace period, then ends for a lost connection (%s)', async (_who, why, lose) => {
  const { tab, state } = await begin(() => 'quick');
  await pass(16_000);
  lose(tab.store);
  await pass(RECONNECT_GRACE_MS - 100);
  expect(state().step).toBe('open');
  await pass(200);
  expect(state()).toMatchObject({ step: 'ended', ending: { why }, meter: { minutes: 1 } });
  expect(runningTimeAt(state().meter ?? newMeter(0), Date.now())).toBe(16_000);
});

test("P2: a show resumes only after the room has admitted this side again, with the server's elapsed time", async () => {
  const { server, tab, state } = await begin(() => 'quick');
  await pass(59_500);
  tab.store.dispatch(roomLost());
  await pass(5000);
  expect(server.sent.map(getMinute)).toEqual([1]);
  tab.store.dispatch(roomEntered({ conversationId, ranFor: 58_000 }));
  await pass(1000);
  expect([runningTimeAt(state().meter ?? newMeter(0), Date.now()), server.sent.map(getMinute)]).toEqual([59_000, [1]]);
  await pass(1500);
  expect(server.sent.map(getMinute)).toEqual([1, 2]);
  tab.store.dispatch(otherLeft({ conversationId, reason: 'connectionLost', userId: performer._id, ranFor: 61_000 }));
  await pass(0);
  expect(state()).toMatchObject({ ending: { why: 'absent' }, ranFor: 61_000 });
});

test('a connection that stays lost ends the show; the receipt includes charges whose response got lost', async () => {
  const { server, tab, state } = await begin(() => 'lostBack');
  await pass(500);
  tab.store.dispatch(socketStatusChanged('disconnect'));
  await pass(2 * MINUTE_MS);
  expect(state()).toMatchObject({
    step: 'ended',
    ending: { why: 'lost' },
    meter: { minutes: 1, tokens: PRICE, due: [] },
  });
  expect(server.sent).toHaveLength(1);
});

test('without tokens for another minute the show ends after the paid one', async () => {
  const { server, state } = await begin(() => 'quick');
  await pass(1000);
  server.services.tokenTransactions.enterStream = async () => {
    throw new ApiError(422, { message: 'Not enough tokens' });
  };
  await pass(58_000);
  expect(state().step).toBe('open');
  await pass(2000);
  expect(state()).toMatchObject({ step: 'ended', ending: { why: 'balance' }, meter: { minutes: 1 } });
});

test.each(['ends it', 'leaves the page'])(
  'a fan who %s and returns to a group show continues its minutes: no paid one is charged again, and none is free',
  async (how) => {
    const { server, openTab, tab } = await begin(() => 'quick', 'group');
    await pass(20_000);
    let back = tab;
    if (how === 'ends it') {
      tab.store.dispatch(showEndRequested());
      await pass(0);
      tab.store.dispatch(resultDismissed());
    } else {
      tab.close();
      back = openTab(server.services, 'group');
    }
    await pass(0);
    back.store.dispatch(showRequested({ userNote: '', price: PRICE }));
    await pass(0);
    seen(back.store, true);
    await pass(20_000);
    expect(server.sent.map(getMinute)).toEqual([1]);
    await pass(30_000);
    expect(server.sent.map(getMinute)).toEqual([1, 2]);
    expect(back.store.getState().privateShow.meter).toMatchObject({ minutes: 1, tokens: PRICE });
  },
);

test.each<ShowKind>(['private', 'group'])(
  'a tab that was gone longer than the reconnect limit does not rejoin its %s show: nobody pays without a click',
  async (kind) => {
    const { server, openTab, tab } = await begin(() => 'quick', kind);
    await pass(30_000);
    tab.vanish();
    await pass(46_000);
    const back = openTab(server.services, kind);
    await pass(0);
    seen(back.store, true);
    await pass(5 * MINUTE_MS);
    expect(back.store.getState().privateShow).toMatchObject({ step: 'none', show: null });
    expect(server.sent.map(getMinute)).toEqual([1]);
  },
);

test('a group show that is then joined again continues its minutes', async () => {
  const { server, openTab, tab } = await begin(() => 'quick', 'group');
  await pass(1000);
  tab.vanish();
  await pass(2 * MINUTE_MS);
  const back = openTab(server.services, 'group');
  await pass(0);
  back.store.dispatch(showRequested({ userNote: '', price: PRICE }));
  await pass(0);
  seen(back.store, true);
  await pass(1000);
  expect(server.sent.map(getMinute)).toEqual([1, 3]);
});

test('a reload in the middle of a minute rejoins at once', async () => {
  const { server, openTab, tab } = await begin(() => 'quick');
  await pass(59_000);
  tab.vanish();
  const back = openTab(server.services);
  await pass(0);
  expect(back.store.getState().privateShow).toMatchObject({ step: 'open', show: { conversationId } });
});

test.each([
  ['is loaded anew', 1000, 'waiting'],
  ['comes back after the time for an answer', 58_000, 'none'],
])('a waiting fan whose page %s: never receives the outcome of an earlier request', async (_how, waited, step) => {
  const server = ledger(() => 'quick');
  const openTab = browser();
  const tab = openTab(server.services);
  await pass(0);
  tab.store.dispatch(showRequested({ userNote: '', price: PRICE }));
  await pass(waited);
  tab.vanish();
  await pass(3000);
  const back = openTab(server.services);
  await pass(100);
  expect(back.store.getState().privateShow).toMatchObject({ step, refusal: null });
  expect(server.timeoutPrivate).not.toHaveBeenCalled();
});

test('the show ends at once when the other side leaves', async () => {
  const { server, tab, state } = await begin(() => 'quick');
  await pass(59_000);
  tab.store.dispatch(otherLeft({ conversationId }));
  await pass(5 * MINUTE_MS);
  expect(state()).toMatchObject({ step: 'ended', ending: { why: 'left' } });
  expect(server.sent).toHaveLength(1);
});

test('in random shows, every minute that began while the show ran is charged once, and no other', async () => {
  for (let seed = 1; seed <= cases(60, 500); seed++) {
    const random = randomFrom(`show/${seed}`);
    let calm = false;
    const { server, openTab, tab } = await begin(() =>
      calm ? 'quick' : random.pick<Fate>(['quick', 'quick', 'quick', 'slow', 'lostThere', 'lostBack', 'never']),
    );
    let current = tab;
    let second: ReturnType<typeof openTab> | null = null;
    let ranMs = 0;
    let reloads = 0;

    const step = async (ms: number) => {
      for (let left = ms; left > 0; left -= 5000) {
        if (selectRuns(current.store.getState())) ranMs += Math.min(left, 5000);
        await pass(Math.min(left, 5000));
      }
    };
    for (let moves = random.whole(2, 7); moves > 0 && current.store.getState().privateShow.step === 'open'; moves--) {
      await step(random.whole(1, 180) * 500);
      const move = random.pick(['drop', 'away', 'tab', 'reload', 'nothing'] as const);
      if (move === 'drop' || move === 'away') {
        if (move === 'drop') current.store.dispatch(socketStatusChanged('disconnect'));
        else seen(current.store, false);
        await step(random.whole(1, 50) * 500);
        current.store.dispatch(socketStatusChanged('connected'));
        seen(current.store, true);
      } else if (move === 'tab') {
        second ??= openTab(server.services);
        seen(second.store, true);
      } else if (move === 'reload') {
        reloads += 1;
        current.vanish();
        current = second ?? openTab(server.services);
        second = null;
        await step(4000);
        seen(current.store, true);
        await step(500);
      }
    }
    // Sometimes it ends midway: calls in flight may still be charged, but nothing follows.
    if (random.next() < 0.5) {
      calm = true;
      await step(30_000);
    }
    const sentBefore = server.sent.length;
    current.store.dispatch(showEndRequested());
    await pass(3 * MINUTE_MS);

    const charged = [...server.charged.keys()].map(getMinute).sort((a, b) => a - b);
    const sent = new Set(server.sent.map(getMinute));
    const started = (ms: number) => Math.floor(Math.max(0, ms) / MINUTE_MS) + 1;
    const outcome = { seed, charged, ranMs, reloads, sent: [...sent] };
    expect({ ...outcome, twice: [...server.charged.values()].filter((times) => times !== 1) }).toEqual({
      ...outcome,
      twice: [],
    });
    expect({ ...outcome, extra: charged.filter((minute) => minute > started(ranMs)) }).toEqual({
      ...outcome,
      extra: [],
    });
    expect({ ...outcome, later: server.sent.length - sentBefore }).toEqual({ ...outcome, later: 0 });
    const due = Array.from({ length: started(ranMs - reloads * UNSEEN_MS) }, (_, index) => index + 1);
    if (calm)
      expect({ ...outcome, missed: due.filter((minute) => !charged.includes(minute)) }).toEqual({
        ...outcome,
        missed: [],
      });
    current.vanish();
    second?.vanish();
    jest.clearAllTimers();
  }
}, 120_000);
