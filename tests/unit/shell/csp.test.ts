import { contentSecurityPolicy, nonceIn } from '@/shell/security/csp';

const policy = contentSecurityPolicy('abc', { api: 'https://api.example/v1', media: ['https://cdn.example'], streamHosts: ['media.example:5443', 'wss://edge.example/path', 'not a host'] });
const directive = (name: string) => policy.split('; ').find((d) => d.startsWith(`${name} `));

test('scripts run by nonce or from this origin only', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
  expect(nonceIn(policy)).toBe('abc');
});

test('calls, sockets and media reach the configured addresses only', () => {
  expect(directive('connect-src')).toContain('https://api.example wss://api.example');
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https://api.example https://cdn.example");
  expect(directive('media-src')).toContain('https://media.example:5443');
  expect(directive('connect-src')).toContain('wss://edge.example');
  expect(policy).not.toContain('not a host');
});

test('nothing may frame the site, and no plug-ins', () => {
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive('object-src')).toBe("object-src 'none'");
});
