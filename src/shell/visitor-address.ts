import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '@/lib/runtime-config';

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The visitor's network address, for the country check (spec §4): the socket's own, or, when a proxy is trusted, the one that
 * the proxy wrote. Proxies append to `X-Forwarded-For`, so only its last entry is the proxy's word; what stands before came
 * from the visitor and could be anything.
 */
export function visitorAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trust: ServerConfig['trustProxy']): string {
  const socketAddress = (req.socket?.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trust === 'none') return socketAddress;
  if (trust === 'cloudflare') {
    const given = first(req.headers['cf-connecting-ip'])?.trim();
    if (given) return given;
  }
  const forwarded = first(req.headers['x-forwarded-for'])?.split(',').pop()?.trim();
  return forwarded || socketAddress;
}
