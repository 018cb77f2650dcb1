import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith, type Fault, type GoodAnswer } from './faults';

/** A call as it came. */
export interface SeenCall {
  method: string;
  /** Without its query. */
  path: string;
  token: string | undefined;
  /** The request of the visitor that it belongs to; none when it tells nothing about the visitor. */
  requestId: string | undefined;
}

/** Which call goes wrong, and how. */
export interface Plan {
  /** `GET /performers/aria`, or `*` for every call. */
  call: string;
  fault: Fault | Change;
  /** Which variant of the fault. */
  kind?: number;
  /** Told when the call goes wrong. */
  begun?: () => void;
}

/** Answers with other data than the good answer. */
type Change = (data: unknown) => unknown;

function answerChanged(res: ServerResponse, { status, body }: GoodAnswer, change: Change): void {
  const reply: unknown = JSON.parse(body);
  const text = JSON.stringify(typeof reply === 'object' && reply !== null && 'data' in reply ? { ...reply, data: change(reply.data) } : reply);
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  res.end(text);
}

interface FaultyApi {
  url: string;
  /** What was asked so far. */
  calls: SeenCall[];
  /** Lets a call of the request with this id go wrong; the one of any request, where calls do not say theirs. */
  plan(requestId: string, plan: Plan | null): void;
  /** How many connections are open. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

const bodyOf = async (req: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
};

/**
 * A server on real connections whose good answers come from `answer`, and whose bad ones are planned. What was read once is
 * answered with the same again, so that thousands of pages cost no more than their rendering. `lateBy` says how many milliseconds
 * each answer comes later.
 */
export async function startFaultyApi(answer: (request: Request) => Response | Promise<Response>, lateBy: () => number = () => 0): Promise<FaultyApi> {
  const calls: SeenCall[] = [];
  const plans = new Map<string, Plan>();
  const known = new Map<string, GoodAnswer>();

  const good = async (req: IncomingMessage): Promise<GoodAnswer> => {
    const key = `${req.method} ${req.url} ${req.headers.authorization ?? ''}`;
    const seen = known.get(key);
    if (seen) return seen;
    const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
    const response = await answer(new Request(`${api.url}${req.url}`, { method: req.method, headers, body: await bodyOf(req) as BodyInit | undefined }));
    const made = { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
    if (req.method === 'GET') known.set(key, made);
    return made;
  };

  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://api').pathname;
    const id = req.headers['x-request-id'];
    const requestId = typeof id === 'string' ? id : undefined;
    calls.push({ method: req.method ?? '', path, token: req.headers.authorization, requestId });
    const meant = requestId === undefined ? [...plans.values()] : [plans.get(requestId)];
    const matching = meant.flatMap((plan) => (plan?.call === '*' || plan?.call === `${req.method} ${path}` ? plan : []));
    void good(req).then(async (made) => {
      const late = lateBy();
      if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
      for (const { begun } of matching) begun?.();
      const [plan] = matching;
      if (typeof plan?.fault === 'function') return answerChanged(res, made, plan.fault);
      if (plan) return answerWith(plan.fault, res, made, plan.kind);
      res.writeHead(made.status, { 'Content-Type': made.type, 'Content-Length': Buffer.byteLength(made.body) });
      return res.end(made.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const api: FaultyApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    plan: (requestId, plan) => void (plan ? plans.set(requestId, plan) : plans.delete(requestId)),
    connections: () => new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count)))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}
