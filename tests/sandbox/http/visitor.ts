import type { Context as HonoContext } from 'hono';
import type { HttpBindings } from '@hono/node-server';

/** What the Node server hands over beside the request; nothing under msw. */
export type Env = { Bindings: Partial<HttpBindings> };

/** The address of the other end of the connection, or null when there is no connection. */
export const connectionOf = (c: HonoContext<Env>): string | null => c.env?.incoming?.socket.remoteAddress ?? null;

/** The visitor's address: the first of `X-Forwarded-For`, else the connection's. */
export const visitorAddress = (c: HonoContext<Env>): string | null => c.req.header('x-forwarded-for')?.split(',')[0]?.trim() || connectionOf(c);

/** This server as the caller sees it, such as `http://127.0.0.1:4000`. */
export function originOf(request: Request): string {
  const url = new URL(request.url);
  const host = request.headers.get('x-forwarded-host') ?? url.host;
  const scheme = request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1);
  return `${scheme}://${host}`;
}

export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

const LOCAL_HOST = /^(127(\.\d{1,3}){3}|localhost|\[::1\])(:\d+)?$/i;

/**
 * True for a request that a page of another origin makes, also of another port, or that goes by a name which somebody has pointed at this
 * machine (DNS rebinding).
 */
export function isFromPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const origin = headers.get('origin');
  const host = headers.get('host') ?? 'localhost';
  const isLocalOrigin = origin === null || LOCAL_HOST.test(origin.replace(/^https?:\/\//, ''));
  return !['none', 'same-origin'].includes(site) || !isLocalOrigin || !LOCAL_HOST.test(host);
}
