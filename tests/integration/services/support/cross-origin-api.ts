import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smallestData } from '../../../setup/wire-example';

interface SeenRequest {
  method: string;
  path: string;
  /** The headers that its preflight requested, sorted; empty without a preflight. */
  requestedHeaders: string[];
  keepalive: boolean;
}

export interface CrossOriginApi {
  url: string;
  /** Calls that passed their preflight, oldest first. */
  requests: SeenRequest[];
  forget(): void;
  stop(): Promise<void>;
}

const SAFE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];

/** Whether the header needs no preflight (the CORS-safelisted request headers of the Fetch standard). */
const isSafe = (name: string, value: string) =>
  ['accept', 'accept-language', 'content-language'].includes(name) ||
  (name === 'content-type' && SAFE_TYPES.includes(value.split(';')[0]?.trim() ?? ''));

const listed = (value: string | null | undefined) =>
  (value ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
    .sort();

/**
 * Adds CORS to Node's `fetch`: sends preflights and refuses as a browser does. jsdom's `XMLHttpRequest` does so
 * already.
 */
function fetchWithCors(realFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const unsafe = [...request.headers].filter(([name, value]) => !isSafe(name, value)).map(([name]) => name);
    if (unsafe.length > 0 || !SAFE_METHODS.includes(request.method)) {
      const headers = {
        Origin: window.location.origin,
        'Access-Control-Request-Method': request.method,
        'Access-Control-Request-Headers': unsafe.join(','),
      };
      const preflight = await realFetch(request.url, { method: 'OPTIONS', headers });
      const allowed = listed(preflight.headers.get('access-control-allow-headers'));
      if (!preflight.ok || unsafe.some((name) => !allowed.includes(name))) throw new TypeError('Failed to fetch');
    }
    return realFetch(request, {
      headers: { ...Object.fromEntries(request.headers), 'X-Test-Keepalive': String(request.keepalive) },
    });
  };
}

const realFetch = globalThis.fetch;
/** Number of running servers of this kind. */
let running = 0;

const getPath = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

/**
 * An API on another origin than the page. It responds to every call with an empty list, and allows only these headers
 * besides those that CORS always allows. `fetch` applies CORS until the last of these servers stops.
 */
export async function startCrossOriginApi(allowedHeaders: readonly string[]): Promise<CrossOriginApi> {
  const requests: SeenRequest[] = [];
  let requested: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      const wanted = listed(request.headers['access-control-request-headers']);
      // A browser doesn't send the request after a failed preflight.
      requested = wanted.every((name) => listed(allowedHeaders.join()).includes(name)) ? wanted : [];
      response
        .writeHead(204, {
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': allowedHeaders.join(', '),
        })
        .end();
      return;
    }
    // jsdom sends no preflight for any content type.
    const type = request.headers['content-type'];
    const needed = new Set([...requested, ...(type && !isSafe('content-type', type) ? ['content-type'] : [])]);
    const entry = {
      method: request.method ?? '',
      path: getPath(request),
      requestedHeaders: [...needed].sort(),
      keepalive: request.headers['x-test-keepalive'] === 'true',
    };
    requested = [];
    if (entry.requestedHeaders.some((name) => !listed(allowedHeaders.join()).includes(name))) {
      request.destroy();
      return;
    }
    request.resume().on('end', () => {
      requests.push(entry);
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ status: 0, data: smallestData(entry.method, entry.path) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running += 1;
  globalThis.fetch = fetchWithCors(realFetch);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    forget: () => {
      requests.length = 0;
      requested = [];
    },
    async stop() {
      running -= 1;
      if (running === 0) globalThis.fetch = realFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
