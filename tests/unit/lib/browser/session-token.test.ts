import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { requestCookies } from '@/server/cookies.server';
import { createSessionToken } from '@/lib/browser/session-token';

/** A visitor's request to this server, with the session token from its cookies. */
function visit(cookie?: string, { secure = true } = {}) {
  const req = new IncomingMessage(new Socket());
  if (cookie !== undefined) req.headers.cookie = cookie;
  const res = new ServerResponse(req);
  return {
    res,
    token: createSessionToken(requestCookies(req, res, secure)),
    sent: () => [res.getHeader('Set-Cookie') ?? []].flat().map(String),
  };
}

describe('reading the session token', () => {
  test.each<[string | undefined, string | null]>([
    ['token=raw.jwt', 'raw.jwt'],
    ['theme=dark; token=raw.jwt; x=1', 'raw.jwt'],
    ['token=raw%2Ejwt', 'raw.jwt'],
    [undefined, null],
    ['theme=dark', null],
    ['token=', null],
    ['token=null', null],
    ['token=undefined', null],
    ['token=a%0d%0ab', null],
    ['token=%E2%82%AC', null],
    ['token=%zz', '%zz'],
  ])('the cookie header %j returns %j', (cookie, expected) => {
    expect(visit(cookie).token.get()).toBe(expected);
  });

  test('each visitor has their own token', () => {
    const [ann, bob, guest] = [visit('token=ann'), visit('token=bob'), visit()];
    expect([ann.token.get(), bob.token.get(), guest.token.get()]).toEqual(['ann', 'bob', null]);
  });
});

describe('setting the session token', () => {
  test('the set token takes precedence over the cookie', () => {
    const { token } = visit('token=old');
    token.set('new', false);
    expect(token.get()).toBe('new');
  });

  test('a token set by another tab takes precedence once this one follows', () => {
    let cookie: string | undefined;
    const token = createSessionToken({
      get: () => cookie,
      set: (_name, value) => void (cookie = value),
      remove: () => undefined,
    });
    token.set('mine', false);
    cookie = 'theirs';
    expect(token.get()).toBe('mine');
    token.follow();
    expect(token.get()).toBe('theirs');
  });

  test('the token is kept in memory if the browser refuses cookies', () => {
    const token = createSessionToken({ get: () => undefined, set: () => undefined, remove: () => undefined });
    token.set('raw.jwt', true);
    token.follow();
    expect(token.get()).toBe('raw.jwt');
    token.clear();
    expect(token.get()).toBeNull();
  });

  test.each([
    [true, 365 * 24 * 60 * 60],
    [false, 24 * 60 * 60],
  ])('remembered %s: the cookie lasts %d seconds', (remember, seconds) => {
    const { token, sent } = visit();
    token.set('raw.jwt', remember);
    expect(sent()).toEqual([`token=raw.jwt; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`]);
  });

  test('the cookie is not Secure on a site without https', () => {
    const { token, sent } = visit(undefined, { secure: false });
    token.set('raw.jwt', false);
    expect(sent()).toEqual(['token=raw.jwt; Max-Age=86400; Path=/; SameSite=Lax']);
  });
});

describe('clearing the session token', () => {
  test('removes the set token and ignores the cookie', () => {
    const { token } = visit('token=old');
    token.set('new', true);
    token.clear();
    expect(token.get()).toBeNull();
  });

  test('deletes the cookie in the browser, and keeps other cookies of the response', () => {
    const { token, res, sent } = visit('token=old');
    res.setHeader('Set-Cookie', 'theme=dark; Path=/');
    token.clear();
    expect(sent()).toEqual(['theme=dark; Path=/', 'token=; Max-Age=-1; Path=/; Secure; SameSite=Lax']);
  });

  test('after the headers were sent it applies to the rest of the request without an error', () => {
    const { token, res } = visit('token=old');
    res.flushHeaders();
    expect(() => token.clear()).not.toThrow();
    expect(token.get()).toBeNull();
  });
});
