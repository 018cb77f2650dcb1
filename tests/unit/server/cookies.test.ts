import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasTokenCookie, requestCookies } from '@/server/cookies.server';

test('a name with a long run of blanks is trimmed in linear time', () => {
  const start = performance.now();
  const blanks = ' \t'.repeat(100_000);
  expect(hasTokenCookie({ headers: { cookie: `a${blanks}b=1;${blanks}token${blanks}=x` } })).toBe(true);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('only blanks and tabs around a name are ignored, as in nginx', () => {
  expect(hasTokenCookie({ headers: { cookie: 'a=1; \t token =x' } })).toBe(true);
  expect(hasTokenCookie({ headers: { cookie: 'a=1; \u00a0token=x' } })).toBe(false);
});

test('cookies set for one part of a request do not change what the request sent', () => {
  const req = new IncomingMessage(new Socket());
  req.headers.cookie = 'theme=dark';
  const res = new ServerResponse(req);
  const first = requestCookies(req, res, true);
  first.set('token', 'new', 60);
  expect(first.get('token')).toBe('new');
  expect(requestCookies(req, res, true).get('token')).toBeUndefined();
  expect(hasTokenCookie(req)).toBe(false);
  req.headers.cookie = 'token=later';
  expect(hasTokenCookie(req)).toBe(true);
});
