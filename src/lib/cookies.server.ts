import type { IncomingMessage, ServerResponse } from 'node:http';
import { destroyCookie, parseCookies, setCookie } from 'nookies';
import type { CookieJar } from './cookies';

/**
 * Cookies of one request: read from its header, changed by `Set-Cookie` of its response.
 * `secure` says whether visitors reach this site over https. Once the headers are sent, changes stay in this request.
 */
export function requestCookies(req: Pick<IncomingMessage, 'headers'>, res: ServerResponse, secure: boolean): CookieJar {
  const cookies = new Map(Object.entries(req.headers.cookie ? parseCookies({ req: req as IncomingMessage }) : {}));
  const common = { path: '/', sameSite: 'lax', secure } as const;
  return {
    get: (name) => cookies.get(name),
    set(name, value, maxAge) {
      cookies.set(name, value);
      if (!res.headersSent) setCookie({ res }, name, value, { ...common, maxAge });
    },
    remove(name) {
      cookies.delete(name);
      if (!res.headersSent) destroyCookie({ res }, name, common);
    },
  };
}
