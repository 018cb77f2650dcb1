import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';

/** Whether what is asked for is read compressed. */
export const readsGzip = (req: IncomingMessage): boolean => /\bgzip\b/.test(String(req.headers['accept-encoding']));

/**
 * Sends a page in one piece, compressed for those who read it so. By itself Next sends a compressed page in pieces, as they come to be: where the process
 * dies between two of them the proxy has begun to answer, and can ask no other process.
 */
export function sendWhole(req: IncomingMessage, res: ServerResponse): void {
  if (!readsGzip(req) || req.method === 'HEAD') return;
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
