import type { ServerResponse } from 'node:http';

export const FAULTS = [
  'refused',
  'reset',
  'slow',
  '500',
  '401',
  '403',
  '404',
  'wrong content type',
  'truncated JSON',
  'wrong types',
  'null data',
  '10 MB',
] as const;
/** How servers respond to a call that they don't implement. */
export const MISSING = ['no route', 'not implemented'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof MISSING)[number];
/** The message of common frameworks if no route matches. */
export const NO_ROUTE = 'Cannot GET /';
/** How frameworks and proxies respond if no route matches. */
const NO_ROUTE_RESPONSES: [body: string, type?: string][] = [
  [JSON.stringify({ statusCode: 404, message: `${NO_ROUTE}somewhere`, error: 'Not Found' })],
  [JSON.stringify({ detail: 'Not Found' })],
  ['<html><h1>404 Not Found</h1><hr>nginx</html>', 'text/html'],
];
export const KINDS_OF_MISSING = NO_ROUTE_RESPONSES.length;

/** The user-facing message of a refusal. */
export const REFUSAL = 'Broken on purpose';
/** Internals that servers may leak in errors, and that must never reach the page. */
export const SECRET = 'at charge (/srv/api/src/secret-place.ts:12:7)';
const FILLING = 'nothing-but-filling-';
/** Longer than any text that the app shows. */
export const TOO_MUCH = FILLING.repeat(30);

export interface GoodResponse {
  status: number;
  type: string;
  body: string;
}

/** A URL where no server listens. */
const CLOSED_PORT = 'http://127.0.0.1:1';
const TEN_MEGABYTES = 10 * 1024 * 1024;
const filling = FILLING.repeat(TEN_MEGABYTES / FILLING.length);

/** Swaps numbers and texts, and replaces lists and objects. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return `about ${value}`;
  if (typeof value === 'boolean') return { really: value };
  return value === null ? [] : 'neither a list nor a record';
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (fields: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));

/** Ways to get types wrong, from the outside in. */
const WRONG_TYPES: ((data: unknown) => unknown)[] = [
  // The whole value.
  otherType,
  // The items of a list, or the fields of a record.
  (data) => {
    if (Array.isArray(data)) return data.map(otherType);
    if (isFields(data) && Array.isArray(data.data))
      return { data: [null, 'a text', 7, [], ...data.data.slice(1)], total: data.total };
    return isFields(data) ? mapped(data, otherType) : otherType(data);
  },
  // The fields of the records in a list.
  (data) =>
    isFields(data) && Array.isArray(data.data)
      ? {
          data: data.data.map((item) => (isFields(item) ? { ...mapped(item, otherType), _id: item._id } : item)),
          total: data.total,
        }
      : otherType(data),
];
export const KINDS_OF_WRONG_TYPES = WRONG_TYPES.length;

function getReply({ body }: GoodResponse): Record<string, unknown> {
  const reply: unknown = JSON.parse(body);
  return isFields(reply) ? reply : { status: 0 };
}

function end(res: ServerResponse, status: number, body: string, type = 'application/json') {
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
}

/** Responds with this fault. `kind` selects one of its variants. */
export function respondWithFault(fault: Fault, res: ServerResponse, good: GoodResponse, kind = 0): void {
  const refuse = (status: number, more: object = {}) =>
    end(res, status, JSON.stringify({ statusCode: status, message: REFUSAL, stack: SECRET, ...more }));
  switch (fault) {
    case 'refused':
      res.writeHead(307, { Location: `${CLOSED_PORT}/`, 'Content-Length': 0 }).end();
      return;
    case 'reset':
      res.writeHead(good.status, { 'Content-Type': good.type, 'Content-Length': Buffer.byteLength(good.body) });
      res.write(good.body.slice(0, good.body.length / 2), () => res.socket?.resetAndDestroy());
      return;
    case 'slow':
      return;
    case '500':
      // One variant is a server with a very long message.
      refuse(500, kind === 5 ? { message: filling } : {});
      return;
    case 'no route': {
      const [body, type] = NO_ROUTE_RESPONSES[kind % KINDS_OF_MISSING] ?? [''];
      end(res, 404, body, type);
      return;
    }
    case 'not implemented':
      end(res, 501, kind % 2 ? '' : JSON.stringify({ statusCode: 501, message: SECRET }));
      return;
    case '401':
    case '403':
    case '404':
      refuse(Number(fault));
      return;
    case 'wrong content type':
      end(res, 200, `<!doctype html><title>Proxy</title><script>alert(1)</script><!-- ${SECRET} -->`, 'text/html');
      return;
    case 'truncated JSON':
      end(res, 200, good.body.slice(0, -Math.ceil(good.body.length / 3)));
      return;
    case 'wrong types': {
      const reply = getReply(good);
      end(res, 200, JSON.stringify({ ...reply, data: WRONG_TYPES[kind % WRONG_TYPES.length]?.(reply.data) }));
      return;
    }
    case 'null data':
      end(res, 200, JSON.stringify({ status: 0, data: null }));
      return;
    case '10 MB':
      end(res, good.status, `${good.body.slice(0, -1)},"filling":"${filling}"}`);
  }
}
