import type { Context as HonoContext } from 'hono';
import type { HttpBindings } from '@hono/node-server';

/** Bindings of the Node server. Empty under msw. */
export type Env = { Bindings: Partial<HttpBindings> };

/** The remote IP address of the connection, or null if there is none. */
export const getConnection = (c: HonoContext<Env>): string | null => c.env?.incoming?.socket.remoteAddress ?? null;

/** The visitor's IP address: the first one in `X-Forwarded-For`, otherwise that of the connection. */
export const getVisitorIpAddress = (c: HonoContext<Env>): string | null =>
  c.req.header('x-forwarded-for')?.split(',')[0]?.trim() || getConnection(c);

/** The URL of this server as the caller sees it, such as `http://127.0.0.1:4000`. */
export function getOrigin(request: Request): string {
  const url = new URL(request.url);
  const host = request.headers.get('x-forwarded-host') ?? url.host;
  const scheme = request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1);
  return `${scheme}://${host}`;
}

export const isLoopback = (ipAddress: string): boolean => ipAddress === '::1' || /^(::ffff:)?127\./.test(ipAddress);

const LOCAL_HOST = /^(127(\.\d{1,3}){3}|localhost|\[::1\])(:\d+)?$/i;

/**
 * True for requests from pages of another origin, including other ports, and for host names that were pointed at this
 * machine (DNS rebinding).
 */
export function isFromPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const origin = headers.get('origin');
  const host = headers.get('host') ?? 'localhost';
  const isLocalOrigin = origin === null || LOCAL_HOST.test(origin.replace(/^https?:\/\//, ''));
  return !['none', 'same-origin'].includes(site) || !isLocalOrigin || !LOCAL_HOST.test(host);
}
