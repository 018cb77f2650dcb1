/** The cookies of one visitor, in the browser or in one request. Values are plain text; lifetimes are seconds. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAge: number): void;
  remove(name: string): void;
}

/** Cookies of this browser; they are `Secure` when the page came over https. By hand: the library is for servers, and every first view would carry it. */
export function browserCookies(): CookieJar {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const write = (name: string, value: string, maxAge: number) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/${secure}; SameSite=Lax`;
  };
  return {
    get(name) {
      const written = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return written && decoded(written.slice(name.length + 1));
    },
    set: write,
    remove: (name) => write(name, '', -1),
  };
}

/** Other scripts may have written what is no encoded text. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
