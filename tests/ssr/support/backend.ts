import { setupServer } from 'msw/node';
import { createSandbox, type SandboxOptions } from '@sandbox/app';
import type { LoggedRequest } from '@sandbox/controls/request-log';
import { sandboxHandlers } from '@sandbox/msw';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { API } from './urls';

export type Fault = {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  contentType?: string;
  delay?: number;
  hold?: boolean;
  drop?: boolean;
  when?: 'before' | 'after';
  times?: number;
};

/**
 * Serves the sandbox at the API's URL for the tests of this file. After each test, faults and logged calls are
 * cleared and settings, blocked countries and balances restored. A test that writes to `store` itself has to call
 * `reset` afterward.
 */
export function backend(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ baseUrl: API, ...options });
  const server = setupServer(...sandboxHandlers(API, sandbox));

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await sandbox.app.fetch(new Request(API + path, init));
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: unknown }).data;
  };

  let changed = false;
  const change = (method: string, path: string, body: unknown) => {
    changed = true;
    return call(method, path, body);
  };

  // Servers started by tests, such as crawler-server.ts, use real connections.
  beforeAll(() =>
    server.listen({
      onUnhandledRequest: ({ url }, print) => (url.startsWith('http://127.0.0.1:') ? undefined : print.error()),
    }),
  );
  afterEach(async () => {
    server.resetHandlers();
    await call('DELETE', '/__sandbox/faults');
    await call('DELETE', '/__sandbox/requests');
    if (changed) sandbox.reset();
    changed = false;
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });

  const logIn = async (username: string) =>
    ((await call('POST', '/auth/login', { username, password: SEED_PASSWORD })) as { token: string }).token;

  return {
    server,
    store: sandbox.store,
    /** The API's response, for tests that modify it. */
    respond: async (request: Request): Promise<Response> => sandbox.app.fetch(request),
    reset: sandbox.reset,
    /** Returns the token of a new session. */
    logIn,
    /** Makes the next tab that of this user. Returns the token. */
    signIn: async (username: string) => {
      const token = await logIn(username);
      document.cookie = `token=${token}; Path=/`;
      return token;
    },
    settings: (changes: Record<string, string | number | boolean>) => change('PATCH', '/__sandbox/settings', changes),
    block: (...countryCodes: string[]) => change('PUT', '/__sandbox/blocked-countries', { countryCodes }),
    balance: (user: string, balance: number) => change('POST', '/__sandbox/balance', { user, balance }),
    /** Sets the number of public items of a kind. */
    items: (kind: string, count: number) => change('POST', '/__sandbox/items', { kind, count }),
    /** Makes every user-provided text hostile. */
    hostile: () => change('POST', '/__sandbox/hostile', {}),
    /** The same for all tests of a block, which calls `reset` at the end. */
    makeHostile: () => call('POST', '/__sandbox/hostile', {}),
    fault: (fault: Fault) => call('POST', '/__sandbox/faults', fault),
    /** Waits for a call held by a fault with `hold`, and lets it continue. */
    async release() {
      while (((await call('POST', '/__sandbox/faults/release')) as { released: number }).released === 0)
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    noFaults: () => call('DELETE', '/__sandbox/faults'),
    /** The calls since the start of the test or since the log was cleared. */
    requests: async (path?: string) =>
      (await call('GET', `/__sandbox/requests${path ? `?path=${encodeURIComponent(path)}` : ''}`)) as LoggedRequest[],
    forgetRequests: () => call('DELETE', '/__sandbox/requests'),
  };
}
