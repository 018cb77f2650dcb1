import { REQUEST_HEADERS } from '@/services/http/request-headers';
import { ask, type Fetch, type Server } from './ask';

export type BrowserFinding = { name: string; call: string; differences: string[] };

const HEADERS = [...REQUEST_HEADERS.required, ...REQUEST_HEADERS.optional].map((name) => name.toLowerCase());
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

const listed = (value: string | null): string[] => (value ?? '').split(',').map((part) => part.trim().toLowerCase());

/** Whether this page may read the answer. */
const mayRead = (headers: Headers, origin: string): string[] => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin ? [] : [`access-control-allow-origin is ${allowed === null ? 'missing' : `"${allowed}"`}, not "*" or "${origin}"`];
};

async function reply(fetch: Fetch, request: Request): Promise<Response | string> {
  try {
    return await fetch(request);
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
}

/** A browser asks beforehand whether a call may be made. */
async function preflight({ base, fetch }: Server, origin: string, method: string): Promise<BrowserFinding> {
  const headers = { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': HEADERS.join(',') };
  const answer = await reply(fetch, new Request(`${base}/users/me`, { method: 'OPTIONS', headers }));
  const finding = { name: 'preflight', call: `OPTIONS /users/me for ${method}` };
  if (typeof answer === 'string') return { ...finding, differences: [answer] };
  const allowed = listed(answer.headers.get('access-control-allow-headers'));
  const methods = listed(answer.headers.get('access-control-allow-methods'));
  // The word for every header does not stand for Authorization.
  const missing = HEADERS.filter((name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')));
  const simple = method === 'GET' || method === 'POST';
  return {
    ...finding,
    differences: [
      ...(answer.ok ? [] : [`answered ${answer.status}`]),
      ...mayRead(answer.headers, origin),
      ...missing.map((name) => `access-control-allow-headers lacks "${name}"`),
      ...(simple || methods.includes(method.toLowerCase()) || methods.includes('*') ? [] : [`access-control-allow-methods lacks "${method}"`]),
    ],
  };
}

async function readable({ base, fetch }: Server, origin: string): Promise<BrowserFinding> {
  const answer = await reply(fetch, new Request(`${base}/settings/public`, { headers: { Origin: origin } }));
  return { name: 'readable', call: 'GET /settings/public', differences: typeof answer === 'string' ? [answer] : mayRead(answer.headers, origin) };
}

/** The first step of the live connection, by the way that works everywhere. */
async function liveConnection({ base, fetch }: Server): Promise<BrowserFinding> {
  const path = '/socket.io/';
  const answer = await ask({ base: new URL(base).origin, fetch }, 'GET', path, { query: { EIO: '4', transport: 'polling', token: '' } });
  const opened = !('failed' in answer) && answer.status === 200 && answer.text.startsWith('0{');
  const difference = 'failed' in answer ? `no answer: ${answer.failed}` : `answered ${answer.status}, not the handshake of Socket.IO 4`;
  return { name: 'live connection', call: `GET ${path}`, differences: opened ? [] : [difference] };
}

/** What a page of the site at `origin` needs of the server besides the calls: that a browser lets it ask and read, and the live connection. */
export async function checkForBrowsers(server: Server, origin: string): Promise<BrowserFinding[]> {
  const findings: BrowserFinding[] = [];
  for (const method of METHODS) findings.push(await preflight(server, origin, method));
  return [...findings, await readable(server, origin), await liveConnection(server)];
}
