import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CookieJar, cookieText, decodedCookie } from '@/lib/browser/cookies';
import { TOKEN_COOKIE } from '@/lib/browser/session-token';

/** Trims blanks in linear time; a pattern such as `/[ \t]+$/` is quadratic for long runs of them. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' \t'.includes(text.charAt(start))) start++;
  while (end > start && ' \t'.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * Parses a `Cookie` header. If a name repeats, the first one wins: browsers send the cookie with the longer path first.
 */
function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').flatMap((part) => {
    const [name = '', ...value] = part.split('=');
    const text = value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    return value.length === 0 ? [] : [[trimBlanks(name), decodedCookie(text)] as const];
  });
  return new Map(pairs.reverse());
}

type Headers = IncomingMessage['headers'];

const parsed = new WeakMap<Headers, { header: string; cookies: ReadonlyMap<string, string> }>();

/** The cookies of a request, which are parsed once. */
function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const { cookie: header = '' } = headers;
  const known = parsed.get(headers);
  if (known?.header === header) return known.cookies;
  const cookies = parseCookies(header);
  parsed.set(headers, { header, cookies });
  return cookies;
}

/** True if the request has a token, valid or not: its sender may not be a guest. */
export const hasTokenCookie = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  readCookies(headers).has(TOKEN_COOKIE);

/**
 * Cookies of one request: read from its headers, written as `Set-Cookie` of its response.
 * `secure` is true when visitors use https. After the headers are sent, changes affect only this object.
 */
export function requestCookies(req: Pick<IncomingMessage, 'headers'>, res: ServerResponse, secure: boolean): CookieJar {
  const cookies = new Map(readCookies(req.headers));
  const send = (name: string, value: string, maxAge: number) => {
    if (res.headersSent) return;
    const others = [res.getHeader('Set-Cookie') ?? []]
      .flat()
      .map(String)
      .filter((text) => !text.startsWith(`${name}=`));
    res.setHeader('Set-Cookie', [...others, cookieText(name, value, maxAge, secure)]);
  };
  return {
    get: (name) => cookies.get(name),
    set(name, value, maxAge) {
      cookies.set(name, value);
      send(name, value, maxAge);
    },
    remove(name) {
      cookies.delete(name);
      send(name, '', -1);
    },
  };
}
