import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';

export const acceptsGzip = (req: IncomingMessage): boolean => /\bgzip\b/.test(String(req.headers['accept-encoding']));

/**
 * Sends a page in one piece, gzipped if the client accepts it. Next would stream compressed pages: if the process died
 * midway, the proxy would have started its response and couldn't retry with another process.
 */
export function sendBuffered(req: IncomingMessage, res: ServerResponse): void {
  if (!acceptsGzip(req) || req.method === 'HEAD') return;
  const { end } = res;
  res.end = (...values: unknown[]) => {
    const [body] = values;
    const send = (...what: unknown[]) => Reflect.apply(end, res, what) as ServerResponse;
    if (typeof body !== 'string' || res.headersSent || res.hasHeader('Content-Encoding')) return send(...values);
    gzip(body, (error, zipped) => {
      if (error) {
        send(...values);
        return;
      }
      res.setHeader('Content-Encoding', 'gzip');
      res.setHeader('Content-Length', zipped.length);
      send(zipped);
    });
    return res;
  };
}
