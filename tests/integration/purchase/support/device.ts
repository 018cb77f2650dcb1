import '../../support/browser-parts';
import { createSandbox } from '@sandbox/app';
import { sandboxHandlers } from '@sandbox/msw';
import { setupServer } from 'msw/node';
import { createPublicCache } from '@/lib/http/public-cache';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { makeStore } from '@/store/make-store';
import { noPorts, type Notice, type StoragePort } from '@/store/ports';
import { pendingAfterLogout } from '@/store/purchase/pending-after-logout';
import type { PurchaseState } from '@/store/purchase/purchase';
import type { RootState } from '@/store/root-reducer';
import { rootSaga } from '@/store/root-saga';
import { createSagaRunner } from '@/store/saga-runner';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { pageMounted } from '@/store/session/session.actions';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import { getCaller } from '../../../unit/sandbox/support/caller';
import { smallSeed } from '../../../unit/sandbox/support/small-seed';

const API = 'http://api.test';

/** A sandbox with the small seed and the real clock, for the calls of the store. */
export function purchaseApi() {
  const api = getCaller(createSandbox({ seed: smallSeed, baseUrl: API, siteUrl: 'https://site.test' }));
  const server = setupServer(...sandboxHandlers(API, api.sandbox));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(async () => {
    server.close();
    await api.sandbox.close();
  });
  return {
    ...api,
    /** Makes the next matching calls fail. */
    fault: (fault: object) => api.call('POST', '/__sandbox/faults', { body: { times: 1, ...fault } }),
    /** Lets calls held by a fault with `hold` continue. */
    release: () => api.call('POST', '/__sandbox/faults/release'),
    noFaults: () => api.call('DELETE', '/__sandbox/faults'),
  };
}

/** Shortens all timers by this factor. They affect patience, not order. */
export function hurry(times: number): void {
  const unhurried = globalThis.setTimeout;
  beforeAll(() => {
    globalThis.setTimeout = ((act: () => void, ms = 0, ...rest: []) =>
      unhurried(act, ms / times, ...rest)) as typeof setTimeout;
  });
  afterAll(() => {
    globalThis.setTimeout = unhurried;
  });
}

/**
 * The shared state of the tabs of one browser, and the tabs. `isKeyAllowed`: browsers may send idempotency keys;
 * `isKeyHonored`: the settings announce that payments with the same one are processed once.
 */
export function openDevice({ isKeyAllowed = true, isKeyHonored = true } = {}) {
  const texts = new Map<string, string>();
  const held = new Set<string>();
  const listeners = new Set<{ tab: object; notify: (key: string | null) => void }>();
  /** Tabs in the back/forward cache, which receive no events. */
  const asleep = new Set<object>();
  const tabs = new Set<{ close: () => void }>();
  let full = false;
  let isFreedLate = false;
  let isTabBlocked = false;
  /** Pending lock grants. */
  let late: (() => void)[] | null = null;

  const getStorage = (tab: object): StoragePort => ({
    readText: (key) => texts.get(key) ?? null,
    writeText(key, text) {
      if (full) return false;
      texts.set(key, text);
      for (const listener of [...listeners])
        if (listener.tab !== tab && !asleep.has(listener.tab))
          setTimeout(() => listeners.has(listener) && listener.notify(key));
      return true;
    },
    onChange(notify) {
      const listener = { tab, notify };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });

  /** Opens a page in a new tab, logged in with the token. */
  async function openTab(token: string | null, path = '/videos') {
    const notices: string[] = [];
    const visited: string[] = [];
    const left: string[] = [];
    const back = new Set<() => void>();
    const mine = new Set<() => void>();
    const id = {};
    let refreshed = 0;
    let onUnauthorized: () => void = () => undefined;
    const ports = {
      ...noPorts,
      notify: ({ text }: Notice) => {
        notices.push(text);
        return () => undefined;
      },
      navigate: (to: string) => void visited.push(to),
      currentPath: () => path,
      refresh: () => void refreshed++,
      leave: (url: string) => left.push(url) > 0 && !isTabBlocked,
      onReturn: (listener: () => void) => {
        back.add(listener);
        return () => void back.delete(listener);
      },
      acquireLock: async (name: string) => {
        const isFree = !held.has(name);
        held.add(name);
        if (late) await new Promise<void>((grant) => late?.push(grant));
        if (!isFree) return null;
        const free = () => void (mine.delete(free) && held.delete(name));
        mine.add(free);
        return isFreedLate ? () => void setTimeout(free) : free;
      },
      storage: getStorage(id),
    };
    const sessionToken = {
      get: () => token,
      set: (next: string) => void (token = next),
      follow: () => undefined,
      clear: () => void (token = null),
    };
    const http = new HttpClient({
      baseUrl: API,
      token: sessionToken.get,
      verifySession: true,
      onUnauthorized: () => onUnauthorized(),
      keyHeader: { isAllowed: async () => isKeyAllowed, forget: () => undefined },
    });
    const store = makeStore({
      sagas: createSagaRunner(rootSaga),
      sessionToken,
      ports,
      services: createServices({ http, cache: createPublicCache() }),
    });
    onUnauthorized = () => undefined;
    store.dispatch(settingsLoaded({ supportsIdempotencyKey: isKeyHonored }));
    if (token) await store.run(loadCurrentUser);
    store.dispatch(pageMounted());

    const tab = {
      store,
      notices,
      visited,
      left,
      dispatch: store.dispatch,
      state: () => store.getState(),
      shown: (subject: string): PurchaseState | null => store.getState().purchase.bySubject[subject] ?? null,
      balance: () => store.getState().user.current.balance,
      refreshed: () => refreshed,
      /** Whether a payment was sent and its outcome is unknown. */
      isUnclear: () => texts.get('payments')?.includes('"step":"sent"') ?? false,
      /** Makes the tab visible again. */
      returnTo: () => [...back].forEach((listener) => listener()),
      /** Moves the page into the back/forward cache. */
      sleep: () => void asleep.add(id),
      wake() {
        asleep.delete(id);
        listeners.forEach(({ tab: owner, notify }) => owner === id && notify(null));
        tab.returnTo();
      },
      until: async (so: (state: RootState) => boolean): Promise<RootState> => {
        const started = Date.now();
        while (!so(store.getState())) {
          if (Date.now() - started > 60_000)
            throw new Error(`It never came to be so: ${JSON.stringify(store.getState().purchase)}`);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
        return store.getState();
      },
      /** Closes the tab as if it crashed: its work stops and its locks are released. */
      close() {
        store.stop();
        mine.forEach((free) => free());
        tabs.delete(tab);
      },
    };
    tabs.add(tab);
    return tab;
  }

  return {
    texts,
    openTab,
    /** Clears what a logout clears, and notifies every tab. */
    forgetVisit() {
      const left = pendingAfterLogout(texts.get('payments') ?? null);
      if (left === null) texts.delete('payments');
      else texts.set('payments', left);
      listeners.forEach(({ notify }) => notify(null));
    },
    /** Makes the storage full. */
    fill: () => void (full = true),
    /** Sets whether the browser blocks new tabs. */
    setTabBlocked: (isBlocked: boolean) => void (isTabBlocked = isBlocked),
    /** Releases locks with a delay, as browsers do. */
    freeLate: () => void (isFreedLate = true),
    /** Delays lock grants until the returned function is called. */
    delayedLocks() {
      const waiting: (() => void)[] = (late = []);
      return {
        pending: () => waiting.length,
        grant() {
          late = null;
          waiting.forEach((notify) => notify());
        },
      };
    },
    close: () => tabs.forEach((tab) => tab.close()),
  };
}

export type Tab = Awaited<ReturnType<ReturnType<typeof openDevice>['openTab']>>;

const RESTING: readonly (PurchaseState['step'] | undefined)[] = [
  'done',
  'refused',
  'notCharged',
  'uncertain',
  'open',
  undefined,
];

/** Waits for a condition outside of the store, such as a call that reached the server. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve));
}

/** Waits until a subject has no payment in progress, and returns its state. */
export async function rest(tab: Tab, subject: string): Promise<PurchaseState | null> {
  const step = () => tab.shown(subject)?.step;
  await tab.until(() => RESTING.includes(step()) && (step() === 'uncertain' || !tab.isUnclear()));
  return tab.shown(subject);
}
