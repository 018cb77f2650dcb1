import type { IncomingMessage, ServerResponse } from 'node:http';
import { destroyCookie, parseCookies, setCookie } from 'nookies';

/** The cookies of one visitor, in the browser or in one request. Values are plain text; lifetimes are seconds. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

const attributes = (secure: boolean) => ({ path: '/', sameSite: 'lax', secure }) as const;

/** Cookies of this browser; they are `Secure` when the page came over https. */
export function browserCookies(): CookieJar {
  const common = attributes(window.location.protocol === 'https:');
  return {
    get: (name) => parseCookies()[name],
    set: (name, value, maxAge) => void setCookie(null, name, value, { ...common, maxAge }),
    remove: (name) => void destroyCookie(null, name, common),
  };
}

/**
 * Cookies of one request: read from its header, changed by `Set-Cookie` of its response.
 * `secure` says whether visitors reach this site over https. Once the headers are sent, changes stay in this request.
 */
export function requestCookies(req: Pick<IncomingMessage, 'headers'>, res: ServerResponse, secure: boolean): CookieJar {
  const cookies = new Map(Object.entries(req.headers.cookie ? parseCookies({ req: req as IncomingMessage }) : {}));
  const common = attributes(secure);
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
