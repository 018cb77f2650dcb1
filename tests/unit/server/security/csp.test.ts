import { contentSecurityPolicy, findNonce } from '@/server/security/csp';

const ALLOWED = {
  api: 'https://api.example/v1',
  media: ['https://cdn.example'],
  streamHosts: ['media.example:5443', 'wss://edge.example/path', 'not a host'],
  secure: true,
  captcha: null,
};
const policy = contentSecurityPolicy('nonce-abc', ALLOWED);
const directive = (name: string, of = policy) => of.split('; ').find((d) => d.startsWith(`${name} `));

test('scripts run from this origin, and inline by nonce or hash', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
  expect(findNonce(policy)).toBe('abc');
  const stored = contentSecurityPolicy('sha256-xyz', ALLOWED);
  expect(directive('script-src', stored)).toBe("script-src 'self' 'sha256-xyz'");
  expect(findNonce(stored)).toBeUndefined();
});

test('calls, sockets and media reach the configured origins only', () => {
  expect(directive('connect-src')).toContain('https://api.example wss://api.example');
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https://api.example https://cdn.example");
  expect(directive('media-src')).toContain('https://media.example:5443');
  expect(directive('connect-src')).toContain('wss://edge.example');
  expect(policy).not.toContain('not a host');
});

test('nothing may frame the site, and plug-ins are blocked', () => {
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive('object-src')).toBe("object-src 'none'");
});

test('forms are sent to this site only, and no injected element changes where its URLs lead', () => {
  expect(directive('form-action')).toBe("form-action 'self'");
  expect(directive('base-uri')).toBe("base-uri 'self'");
});

test('the captcha may run and open its frame only where it is required', () => {
  expect(directive('frame-src')).toBe("frame-src 'none'");
  const requested = contentSecurityPolicy('nonce-abc', {
    ...ALLOWED,
    captcha: 'https://www.google.com/recaptcha/api.js',
  });
  expect(directive('script-src', requested)).toBe(
    "script-src 'self' 'nonce-abc' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(directive('frame-src', requested)).toBe(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
});
