/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://site.test/home"}
 */
import { browserCookies } from '@/lib/browser/cookies';
import { createSessionToken } from '@/lib/browser/session-token';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'token=; Max-Age=-1; Path=/';
});

/** The strings assigned to `document.cookie`. */
function written() {
  const texts: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void texts.push(text));
  return texts;
}

test.each([
  [true, 31_536_000],
  [false, 86_400],
])('remembered %s: the browser stores the token for %d seconds, on this site only', (remember, seconds) => {
  const texts = written();
  createSessionToken(browserCookies()).set('raw.jwt', remember);
  expect(texts).toEqual([`token=raw.jwt; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`]);
});

test('a logout in another tab applies here', () => {
  const token = createSessionToken(browserCookies());
  document.cookie = 'token=raw.jwt; Path=/';
  expect(token.get()).toBe('raw.jwt');
  createSessionToken(browserCookies()).clear();
  expect(token.get()).toBeNull();
});
