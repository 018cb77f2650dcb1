import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '@/lib/page/runtime-config';

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The visitor's network address, for the country check (spec §4): the socket's own, or, when a proxy is trusted, the one that
 * outermost trusted proxy wrote. Each proxy appends one entry to `X-Forwarded-For`, so with `proxies` of them the entry at that place
 * from the end is true; the ones before came from the visitor and could be anything.
 */
export function visitorAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trust: ServerConfig['trustProxy'], proxies = 1): string {
  const socketAddress = (req.socket?.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trust === 'none') return socketAddress;
  if (trust === 'cloudflare') {
    const given = first(req.headers['cf-connecting-ip'])?.trim();
    if (given) return given;
  }
  const entries = first(req.headers['x-forwarded-for'])?.split(',').map((entry) => entry.trim()) ?? [];
  // Fewer entries than proxies: the outer ones were passed by, and all entries are of trusted proxies.
  return (entries.at(-proxies) ?? entries[0]) || socketAddress;
}
