import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { allowOrigins } from '../http/cors';
import type { Env } from '../http/visitor';
import type { Connections } from './connections';
import { faultResponse, type Fault, type FaultBook } from './faults';
import { loggedRequest, type RequestLog } from './request-log';

/** Runs before everything else: logs the request and applies faults. */
export function intercept(
  faults: FaultBook,
  log: RequestLog,
  connections: Connections,
  now: () => Date,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.path.startsWith('/__sandbox/') || c.req.method === 'OPTIONS') return next();
    const started = performance.now();
    const entry = await loggedRequest(c.req.raw, now());
    log.add(entry);
    const fault = faults.take(c.req.method, c.req.path);
    const release = connections.hold(c.req.path, c.env?.incoming?.socket);
    try {
      if (fault) await goWrong(c, fault, next, () => faults.hold());
      else await next();
    } finally {
      release();
    }
    Object.assign(entry, {
      status: fault?.drop ? 0 : c.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  };
}

async function goWrong(
  c: HonoContext<Env>,
  fault: Fault,
  next: () => Promise<void>,
  hold: () => Promise<boolean>,
): Promise<void> {
  if (fault.hold && !(await hold())) {
    c.res = undefined;
    c.res = brokenConnection(c);
    return;
  }
  if (fault.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay));
  const isOnlyLate = !fault.drop && fault.status === undefined && fault.body === undefined;
  if (fault.when === 'after' || isOnlyLate) await next();
  if (isOnlyLate) return;
  // Clear the response first. Otherwise Hono copies the headers of the real one.
  c.res = undefined;
  c.res = fault.drop ? brokenConnection(c) : allowOrigins(faultResponse(fault));
}

/** Breaks the connection. Under msw there is none, so the fetch fails. */
function brokenConnection(c: HonoContext<Env>): Response {
  const socket = c.env?.incoming?.socket;
  if (!socket) return Response.error();
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
