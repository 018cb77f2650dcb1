import type { IncomingMessage } from 'node:http';

/** `X-Request-Id` in Node's lower-case spelling. */
const HEADER = 'x-request-id';

/** The id that links a request to its log lines and API calls: the proxy's if it is well-formed, else a new one. */
export function getRequestId(req: Pick<IncomingMessage, 'headers'>): string {
  const given = req.headers[HEADER];
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  const fresh = crypto.randomUUID();
  req.headers[HEADER] = fresh;
  return fresh;
}
