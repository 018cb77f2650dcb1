import { createSandbox, type Sandbox, type SandboxOptions } from '@sandbox/app';
import { NOW, PASSWORD, smallSeed } from './small-seed';

const BASE = 'http://api.test';

/** A response as the tests check it. */
export type Answer = {
  status: number;
  body: { status?: number; data?: unknown; statusCode?: number; message?: unknown; error?: string };
  text: string;
  headers: Headers;
};

type CallOptions = { body?: unknown; token?: string | null; headers?: Record<string, string> };

export type Caller = {
  sandbox: Sandbox;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  get: (path: string, options?: CallOptions) => Promise<Answer>;
  /** Opens an absolute address from a response. */
  open: (address: unknown, options?: CallOptions) => Promise<Answer>;
  /** Calls a control of the sandbox. */
  control: (name: string, body?: object) => Promise<Answer>;
  logIn: (username: string, password?: string) => Promise<string>;
};

/** A sandbox with the small seed, and functions to call it. */
export function smallSandbox(options: SandboxOptions = {}): Caller {
  return getCaller(createSandbox({ seed: smallSeed, now: () => NOW, baseUrl: BASE, ...options }));
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
    return {
      status: response.status,
      body: isJson ? (JSON.parse(text) as Answer['body']) : {},
      text,
      headers: response.headers,
    };
  };
  return {
    sandbox,
    call,
    get: (path, options) => call('GET', path, options),
    open: (address, options) => {
      const { pathname, search } = new URL(String(address));
      return call('GET', pathname + search, options);
    },
    control: (name, body) => call('POST', `/__sandbox/${name}`, { body }),
    logIn: async (username, password = PASSWORD) => {
      const { body } = await call('POST', '/auth/login', { body: { username, password } });
      return (body.data as { token: string }).token;
    },
  };
}

/** The records of a list response. */
export const toRows = ({ body }: Answer): Record<string, unknown>[] =>
  (body.data as { data: Record<string, unknown>[] }).data;
export const getTotal = ({ body }: Answer): number => (body.data as { total: number }).total;
export const getData = ({ body }: Answer): Record<string, unknown> => body.data as Record<string, unknown>;
