import { toBrowserConfig, readServerConfig } from '@/lib/page/runtime-config';

test('browsers receive the public URL only', () => {
  const config = readServerConfig({
    API_ENDPOINT: 'http://api.internal:4000/',
    PUBLIC_API_ENDPOINT: 'https://api.example/',
    SITE_URL: 'https://encore.example/',
  });
  expect(config.apiEndpoint).toBe('http://api.internal:4000');
  expect(JSON.stringify(toBrowserConfig(config))).not.toContain('internal');
});

test.each([
  [{ API_ENDPOINT: 'api.example' }, 'API_ENDPOINT'],
  [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
  [{ SITE_URL: 'https://encore.example/shop' }, 'SITE_URL must be an origin, such as https://www.example.com'],
  [{ SITE_URL: 'https://encore.example/?from=mail' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://encore.example/#top' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://me:secret@encore.example' }, 'SITE_URL must be an origin'],
  [{ SETTINGS_CACHE_SECONDS: 'soon' }, 'SETTINGS_CACHE_SECONDS'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ MEDIA_ORIGINS: 'cdn' }, 'MEDIA_ORIGINS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ STOP_SECONDS: '-1' }, 'STOP_SECONDS'],
])('the invalid setting %p is refused by name', (env, name) => {
  expect(() => readServerConfig(env)).toThrow(name);
});
