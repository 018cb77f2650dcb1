import type { IncomingMessage } from 'node:http';

/** In Node's spelling; it travels as `X-Request-Id`. */
const HEADER = 'x-request-id';

/** The id that ties one request to its log lines and its calls to the API: the proxy's, when it looks like one, else a new one. */
export function requestIdOf(req: Pick<IncomingMessage, 'headers'>): string {
  const given = req.headers[HEADER];
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  const fresh = crypto.randomUUID();
  req.headers[HEADER] = fresh;
  return fresh;
}
