/** The cookies of one visitor, in the browser or in one request. Values are plain text, lifetimes in seconds. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

/**
 * A cookie for all pages of this site, in the syntax of `Set-Cookie` and `document.cookie`. A negative `maxAge` removes
 * it.
 */
export const cookieText = (name: string, value: string, maxAge: number, secure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/${secure ? '; Secure' : ''}; SameSite=Lax`;

/** Cookies of this browser, `Secure` on https pages. */
export function browserCookies(): CookieJar {
  const isSecure = window.location.protocol === 'https:';
  const write = (name: string, value: string, maxAge: number) => {
    document.cookie = cookieText(name, value, maxAge, isSecure);
  };
  return {
    get(name) {
      const written = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return written && decodedCookie(written.slice(name.length + 1));
    },
    set: write,
    remove: (name) => write(name, '', -1),
  };
}

/** Decodes a cookie value. Returns it unchanged if another script set it without encoding. */
export function decodedCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
