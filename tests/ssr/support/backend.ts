import { setupServer } from 'msw/node';
import { createSandbox, type SandboxOptions } from '@sandbox/app';
import type { LoggedRequest } from '@sandbox/controls/request-log';
import { sandboxHandlers } from '@sandbox/msw';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { API } from './addresses';

export type Fault = { method?: string; path: string; status?: number; body?: unknown; contentType?: string; delay?: number; drop?: boolean; times?: number };

/** The sandbox behind the API's address for the tests of this file, back at its seed before each of them. */
export function backend(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ baseUrl: API, ...options });
  const server = setupServer(...sandboxHandlers(API, sandbox));

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const answer = await sandbox.app.fetch(new Request(API + path, init));
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sandbox.reset();
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });

  return {
    server,
    store: sandbox.store,
    /** The token of a new session. */
    logIn: async (username: string) => ((await call('POST', '/auth/login', { username, password: SEED_PASSWORD })) as { token: string }).token,
    settings: (change: Record<string, string | number | boolean>) => call('PATCH', '/__sandbox/settings', change),
    block: (...countryCodes: string[]) => call('PUT', '/__sandbox/blocked-countries', { countryCodes }),
    balance: (user: string, balance: number) => call('POST', '/__sandbox/balance', { user, balance }),
    fault: (fault: Fault) => call('POST', '/__sandbox/faults', fault),
    /** What was asked since the test began or the list was forgotten. */
    requests: async (path?: string) => (await call('GET', `/__sandbox/requests${path ? `?path=${encodeURIComponent(path)}` : ''}`)) as LoggedRequest[],
    forgetRequests: () => call('DELETE', '/__sandbox/requests'),
  };
}
