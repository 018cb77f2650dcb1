import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestId } from '@/server/request-id';
import { log } from './log';
import { requestSeconds, requestsInFlight } from './metrics';
import { processState } from './process-state';

/** The message of Node's `http.server.request.start` channel. */
interface StartedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const PATH_LENGTH = 200;
/** nginx's status for a visitor who left before the response was complete. */
const VISITOR_LEFT = 499;

/** Frequent requests (probes, static files), which are logged at debug level. */
const QUIET = /^\/(_next\/|api\/(health|ready|metrics)$)/;

const getPath = (url = '/') => (url.split(/[?#]/, 1)[0] ?? '/').slice(0, PATH_LENGTH);

function getRoute(request: IncomingMessage, path: string): string {
  const page = processState().routes.get(request);
  if (page) return page;
  if (path.startsWith('/_next/')) return 'static';
  return path.startsWith('/api/') ? 'api' : 'other';
}

function getLevel(path: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return QUIET.test(path) ? 'debug' : 'info';
}

export interface Traffic {
  servers: Set<Server>;
  responses: Set<ServerResponse>;
}

/** Closes the connection after this response, so that a load balancer sends the next request elsewhere. */
export function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function begin({ request, response, server }: StartedRequest, { servers, responses }: Traffic): void {
  const since = performance.now();
  const requestId = getRequestId(request);
  const path = getPath(request.url);
  const method = request.method ?? 'GET';
  servers.add(server);
  responses.add(response);
  requestsInFlight.inc();
  response.setHeader('X-Request-Id', requestId);
  if (processState().draining) endConnectionAfter(response);
  response.once('close', () => {
    const ms = performance.now() - since;
    const status = response.writableFinished ? response.statusCode : VISITOR_LEFT;
    const route = getRoute(request, path);
    responses.delete(response);
    requestsInFlight.dec();
    requestSeconds.observe({ method, route, status }, ms / 1000);
    log[getLevel(path, status)]({ requestId, method, path, route, status, ms: Math.round(ms) }, 'request');
  });
}

/** Gives each request an id, a log line and metrics, except for requests of the metrics server. */
export function watchRequests(except: Server | null): Traffic {
  const traffic: Traffic = { servers: new Set(), responses: new Set() };
  diagnostics.subscribe('http.server.request.start', (message) => {
    const started = message as StartedRequest;
    if (started.server !== except) begin(started, traffic);
  });
  return traffic;
}
