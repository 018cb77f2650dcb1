import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { createPublicCache } from '@/lib/http/public-cache';
import { createSessionToken } from '@/lib/browser/session-token';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { lazyServices } from '@/services/lazy-services';
import { makeStore } from '@/store/make-store';
import { noPorts, type Notice, type Ports, type StoragePort } from '@/store/ports';
import type { RootState } from '@/store/root-reducer';
import { rootSaga } from '@/store/root-saga';
import { createSagaRunner } from '@/store/saga-runner';

export const API = 'http://api.test';

interface SeenCall {
  method: string;
  /** Path with query. */
  path: string;
  token: string | null;
}

/** An API whose responses each test defines. It records every call. */
export function testApi() {
  const server = setupServer();
  const calls: SeenCall[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push({ method: request.method, path: pathname + search, token: request.headers.get('authorization') });
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void calls.splice(0));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  type Method = 'get' | 'post' | 'put' | 'delete';
  return {
    server,
    calls,
    /** The calls as in `GET /videos?limit=2`. */
    getCalls: () => calls.map(({ method, path }) => `${method} ${path}`),
    respondsTo(method: Method, path: string, data: JsonBodyType) {
      server.use(http[method](API + path, () => HttpResponse.json({ status: 0, data })));
    },
    /** Holds each call until the test releases it, which replaces a delay that a slow machine could outlast. */
    holds(method: Method, path: string, data: JsonBodyType, { once = false } = {}) {
      const held: (() => void)[] = [];
      const respond = async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json({ status: 0, data });
      };
      server.use(http[method](API + path, respond, { once }));
      return {
        arrived: () => eventually(() => expect(held).not.toEqual([])),
        release: () => held.splice(0).forEach((resolve) => resolve()),
      };
    },
    refuses(method: Method, path: string, status: number, body: JsonBodyType = {}) {
      server.use(http[method](API + path, () => HttpResponse.json(body, { status })));
    },
  };
}

export const fan = { _id: 'fan', name: 'Fan', email: 'fan@example.com', balance: 500 };

/** The shared state of the tabs of one browser: cookies and local storage. */
export function createDevice(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored));
  const cookies = new Map<string, { value: string; maxAge: number }>();
  const listeners = new Set<{ tab: StoragePort; notify: (key: string | null) => void }>();

  const openStorage = (): StoragePort => {
    const tab: StoragePort = {
      readText: (key) => texts.get(key) ?? null,
      writeText(key, text) {
        const changed = texts.get(key) !== text;
        texts.set(key, text);
        if (changed) for (const listener of [...listeners]) if (listener.tab !== tab) listener.notify(key);
        return true;
      },
      onChange(notify) {
        const listener = { tab, notify };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    return tab;
  };

  return {
    texts,
    cookies,
    openStorage,
    jar: {
      get: (name: string) => cookies.get(name)?.value,
      set: (name: string, value: string, maxAge: number) => void cookies.set(name, { value, maxAge }),
      remove: (name: string) => void cookies.delete(name),
    },
  };
}

interface TabOptions {
  device?: ReturnType<typeof createDevice>;
  path?: string;
  /** Token of a logged-in visitor. */
  token?: string;
  watch?: boolean;
  onUnauthorized?: () => void;
  notify?: (notice: Notice) => void;
}

/** A safety net that names what was missing before Jest's own timeout ends the test. Not a speed limit. */
const NET_MS = 60_000;

const openTabs: { stop: () => void }[] = [];
afterEach(() => openTabs.splice(0).forEach((store) => store.stop()));

/** A browser tab: the real store and services, with ports that record their calls. */
export function openTab({
  device = createDevice(),
  path = '/videos',
  token,
  watch = true,
  onUnauthorized,
  notify,
}: TabOptions = {}) {
  const notices: Notice[] = [];
  const visited: string[] = [];
  const refresh = jest.fn();
  const returnListeners = new Set<() => void>();
  const ports: Ports = {
    ...noPorts,
    notify(notice) {
      (notify ?? ((shown) => notices.push(shown)))(notice);
      return () => undefined;
    },
    navigate: (to) => void visited.push(to),
    currentPath: () => path,
    refresh,
    onReturn(listener) {
      returnListeners.add(listener);
      return () => void returnListeners.delete(listener);
    },
    storage: device.openStorage(),
  };
  if (token) device.jar.set('token', token, 86_400);
  const sessionToken = createSessionToken(device.jar);
  const client = new HttpClient({ baseUrl: API, token: sessionToken.get, verifySession: true, onUnauthorized });
  const store = makeStore({
    sagas: createSagaRunner(watch ? rootSaga : undefined),
    sessionToken,
    ports,
    services: lazyServices(async () => createServices({ http: client, cache: createPublicCache() })),
  });
  openTabs.push(store);

  const state = () => store.getState();
  return {
    store,
    device,
    sessionToken,
    notices,
    visited,
    refresh,
    /** The visitor returns to this tab, or the connection is back. */
    returnToTab: () => [...returnListeners].forEach((notify) => notify()),
    state,
    dispatch: store.dispatch,
    /** Waits for a condition on the state and returns the state. */
    async until(so: (state: RootState) => boolean): Promise<RootState> {
      if (so(state())) return state();
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('The state never came to be so.')), NET_MS);
        const stop = store.subscribe(() => {
          if (!so(state())) return;
          clearTimeout(late);
          stop();
          resolve(state());
        });
      });
    },
  };
}

/**
 * Gives pending work the time to finish. Only for what must not happen: a slow machine may need longer, so wait for
 * what must happen with `eventually`.
 */
export const settled = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats the assertions until they hold. */
export async function eventually(check: () => void): Promise<void> {
  const end = Date.now() + NET_MS;
  for (;;) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await settled(5);
    }
  }
}
