import { parseHttpUrl } from '@/lib/url';

test.each([
  ['https://track.example/EN1GB', 'https://track.example/EN1GB'],
  [' http://track.example ', 'http://track.example/'],
])('%s is parsed as the URL %s', (text, url) => {
  expect(parseHttpUrl(text)).toBe(url);
});

test.each([
  'EN123GB',
  'javascript:alert(1)',
  'https:javascript',
  'data:text/html,x',
  '//evil.test',
  'https://',
  '',
  undefined,
])("%s isn't an http(s) URL", (text) => {
  expect(parseHttpUrl(text)).toBeNull();
});
