import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondWithFault, type Fault, type GoodResponse } from './faults';

export interface SeenCall {
  method: string;
  path: string;
  token: string | undefined;
  /** The visitor's request that caused this call; undefined if the call has no information about the visitor. */
  requestId: string | undefined;
}

/** Which call fails, and how. */
export interface Plan {
  /** `GET /performers/aria`, a pattern of calls, or `*` for every call. */
  call: string | RegExp;
  fault: Fault | Change;
  /** Variant of the fault. */
  kind?: number;
  /** Called when the fault starts. */
  started?: () => void;
}

/** Changes the body of a response. */
type Change = (reply: unknown) => unknown;

function respondChanged(res: ServerResponse, { status, body }: GoodResponse, change: Change): void {
  const text = JSON.stringify(change(JSON.parse(body)) ?? null);
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  res.end(text);
}

interface FaultyApi {
  url: string;
  /** The calls so far. */
  calls: SeenCall[];
  /** Makes a call of the request with this id fail, or of any request if calls have no id. */
  plan(requestId: string, plan: Plan | null): void;
  /** The number of connections with an open call. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

const getBody = async (req: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
};

/**
 * Starts a real server with the responses of `respond` and planned faults. Responses are cached, so that thousands of
 * pages cost only their rendering. `lateBy` returns the delay of each response, in ms.
 */
export async function startFaultyApi(
  respond: (request: Request) => Response | Promise<Response>,
  lateBy: () => number = () => 0,
): Promise<FaultyApi> {
  const calls: SeenCall[] = [];
  const plans = new Map<string, Plan>();
  const known = new Map<string, GoodResponse>();

  const good = async (req: IncomingMessage): Promise<GoodResponse> => {
    const key = `${req.method} ${req.url} ${req.headers.authorization ?? ''}`;
    const seen = known.get(key);
    if (seen) return seen;
    const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const response = await respond(
      new Request(`${api.url}${req.url}`, {
        method: req.method,
        headers,
        body: (await getBody(req)) as BodyInit | undefined,
      }),
    );
    const made = {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
    if (req.method === 'GET') known.set(key, made);
    return made;
  };

  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://api').pathname;
    const id = req.headers['x-request-id'];
    const requestId = typeof id === 'string' ? id : undefined;
    calls.push({ method: req.method ?? '', path, token: req.headers.authorization, requestId });
    const meant = requestId === undefined ? [...plans.values()] : [plans.get(requestId)];
    const call = `${req.method} ${path}`;
    const matching = meant.flatMap((plan) =>
      plan && (plan.call instanceof RegExp ? plan.call.test(call) : ['*', call].includes(plan.call)) ? plan : [],
    );
    void good(req).then(async (made) => {
      const late = lateBy();
      if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
      for (const { started } of matching) started?.();
      const [plan] = matching;
      if (typeof plan?.fault === 'function') return respondChanged(res, made, plan.fault);
      if (plan) return respondWithFault(plan.fault, res, made, plan.kind);
      res.writeHead(made.status, { 'Content-Type': made.type, 'Content-Length': Buffer.byteLength(made.body) });
      return res.end(made.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const api: FaultyApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    plan: (requestId, plan) => void (plan ? plans.set(requestId, plan) : plans.delete(requestId)),
    connections: () =>
      new Promise((resolve, reject) => {
        server.closeIdleConnections();
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}
