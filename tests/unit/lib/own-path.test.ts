import { ownPath, safeNext } from '@/lib/page/paths';

const SITE = 'https://site.test';

const HOSTS = [
  'evil.test',
  'evil.test:443',
  'site.test@evil.test',
  'evil.test%2f',
  'evil%E3%80%82test',
  'xn--evl-rma.test',
  '0x7f.1',
  '[::1]',
  'site.test.evil.test',
  'evil.test/\\site.test',
];
const BEGINNINGS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\0/',
  ' //',
  '\u00a0//',
  '/ /',
  '/.//',
  '/..//',
  '/./\\',
  '/x/..//',
  '/%2e%2e//',
  'http://',
  'https://',
  'HTTPS:',
  'https:/',
  'https:\\\\',
  'ftp://',
  'javascript://',
  '\u0001//',
  '//\u3000',
  '@',
  ':',
  'https:/\\/',
];
const CODE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  '/%09/../\n/evil',
  '/\r\nLocation: https://evil.test',
  '/home\r\nSet-Cookie: token=x',
  '/\u2028//evil.test',
  '/\ud800',
];
const FORMS = [...BEGINNINGS.flatMap((beginning) => HOSTS.map((host) => beginning + host)), ...CODE];

/** Where a browser would go, and a server that decodes the path once more. */
const getLocations = (path: string) =>
  [path, decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'))].map(
    (text) => new URL(text, `${SITE}/auth/login`),
  );

test(`none of ${FORMS.length} obfuscated URLs leads off the site`, () => {
  expect(FORMS.length).toBeGreaterThan(100);
  for (const form of FORMS) {
    for (const path of [ownPath(form), safeNext(form)]) {
      if (path === null) continue;
      expect([form, path]).toEqual([form, expect.stringMatching(/^\/(?![/\\])[^\u0000-\u0020\\]*$/)]);
      for (const location of getLocations(path)) expect([form, location.origin]).toEqual([form, SITE]);
    }
  }
});

test.each([
  ['a list', ['/videos', '//evil.test']],
  ['an object', { toString: () => '//evil.test' }],
  ['a number', 7],
  ['nothing', null],
])('%s is not an own path', (_name, next) => {
  expect(ownPath(next)).toBeNull();
});
