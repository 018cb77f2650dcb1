import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '@/lib/page/runtime-config';

const getFirst = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Some proxies append the port: `192.0.2.1:51234`, `[2001:db8::1]:51234`. */
const stripPort = (entry: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');

/**
 * The visitor's IP address for the country check (spec §4): that of the socket or, behind trusted proxies, the
 * entry of the outermost trusted one. Each proxy appends an entry to `X-Forwarded-For`, so with `proxies` of them the
 * entry at that position from the end is reliable; earlier ones come from the visitor and can be forged.
 */
export function getVisitorIpAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: ServerConfig['trustProxy'],
  proxies = 1,
): string {
  const socketAddress = (req.socket?.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trust === 'none') return socketAddress;
  if (trust === 'cloudflare') {
    const given = getFirst(req.headers['cf-connecting-ip'])?.trim();
    if (given) return given;
  }
  const entries =
    getFirst(req.headers['x-forwarded-for'])
      ?.split(',')
      .map((entry) => stripPort(entry.trim())) ?? [];
  // With fewer entries than proxies, the request bypassed the outer ones and all entries come from trusted proxies.
  return (entries.at(-proxies) ?? entries[0]) || socketAddress;
}
