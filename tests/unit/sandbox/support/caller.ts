import { createSandbox, type Sandbox, type SandboxOptions } from '@sandbox/app';
import { expectBalancedLedger } from './money';
import { NOW, PASSWORD, smallSeed } from './small-seed';

const BASE = 'http://api.test';

type Row = Record<string, unknown>;
type RequestHeaders = Record<string, string>;

/** A response as the tests check it. */
export type ApiResponse = {
  status: number;
  body: { status?: number; data?: unknown; statusCode?: number; message?: unknown; error?: string };
  /** The data of a successful response, and its records if it is a list. */
  data: Row;
  rows: Row[];
  total: number;
  text: string;
  headers: Headers;
};

/** The calls of one visitor. */
export type Account = {
  get: (path: string, headers?: RequestHeaders) => Promise<ApiResponse>;
  post: (path: string, body?: unknown, headers?: RequestHeaders) => Promise<ApiResponse>;
  put: (path: string, body?: unknown) => Promise<ApiResponse>;
  delete: (path: string, body?: unknown) => Promise<ApiResponse>;
  token: () => Promise<string>;
};

/** The calls of a guest, and what tests need besides. */
export type Caller = Account & {
  sandbox: Sandbox;
  call: (
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: RequestHeaders },
  ) => Promise<ApiResponse>;
  /** Opens an absolute URL from a response. */
  open: (url: unknown, headers?: RequestHeaders) => Promise<ApiResponse>;
  /** Calls a control of the sandbox. */
  control: (name: string, body?: object) => Promise<ApiResponse>;
  logIn: (username: string, password?: string) => Promise<string>;
  /** An account, logged in with its first call. */
  as: (username: string, password?: string) => Account;
};

/** A sandbox with the small seed, and functions to call it. */
export const smallSandbox = (options: SandboxOptions = {}): Caller =>
  getCaller(createSandbox({ seed: smallSeed, now: () => NOW, baseUrl: BASE, ...options }));

/** A small sandbox for all tests of a file, with its accounts. It is restored after each test. */
export function setUpSandbox(options?: SandboxOptions): Caller & Record<'fan' | 'newcomer' | 'aria' | 'ben', Account> {
  const api = smallSandbox(options);
  afterEach(async () => {
    await expectBalancedLedger(api);
    api.sandbox.reset();
  });
  afterAll(() => api.sandbox.close());
  return { ...api, fan: api.as('fan'), newcomer: api.as('newcomer'), aria: api.as('aria'), ben: api.as('ben') };
}

export function getCaller(sandbox: Sandbox): Caller {
  const call: Caller['call'] = async (method, path, { body, token, headers } = {}) => {
    const response = await sandbox.app.fetch(
      new Request(BASE + path, {
        method,
        headers: {
          ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: token }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const reply = isJson ? (JSON.parse(text) as ApiResponse['body']) : {};
    const data = reply.data as Row;
    const list = data as { data: Row[]; total: number } | null | undefined;
    return {
      status: response.status,
      body: reply,
      data,
      rows: list?.data as Row[],
      total: list?.total as number,
      text,
      headers: response.headers,
    };
  };
  const logIn: Caller['logIn'] = async (username, password = PASSWORD) =>
    (await call('POST', '/auth/login', { body: { username, password } })).data.token as string;
  const getAccount = (getToken: () => Promise<string>): Account => ({
    get: async (path, headers) => call('GET', path, { token: await getToken(), headers }),
    post: async (path, body, headers) => call('POST', path, { token: await getToken(), body, headers }),
    put: async (path, body) => call('PUT', path, { token: await getToken(), body }),
    delete: async (path, body) => call('DELETE', path, { token: await getToken(), body }),
    token: getToken,
  });
  return {
    ...getAccount(() => Promise.resolve('')),
    sandbox,
    call,
    open: (url, headers) => {
      const { pathname, search } = new URL(String(url));
      return call('GET', pathname + search, { headers });
    },
    control: (name, body) => call('POST', `/__sandbox/${name}`, { body }),
    logIn,
    as: (username, password) => {
      let token: Promise<string> | undefined;
      return getAccount(() => (token ??= logIn(username, password)));
    },
  };
}
