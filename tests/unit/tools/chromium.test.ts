import { call } from './run-scripts';

/** What is found on a Linux with these files, with Playwright's own browser at /own/chrome. */
const found = (files: string[], env: Record<string, string> = {}) =>
  call(
    'chromium',
    `m.findChromium({ platform: 'linux', env: ${JSON.stringify({ PATH: '/usr/local/bin:/usr/bin', ...env })}, exists: (path) => ${JSON.stringify(files)}.includes(path), own: () => '/own/chrome' })`,
  );

test('CHROMIUM_PATH takes precedence', async () => {
  expect(await found(['/opt/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' })).toEqual({
    gave: '/opt/mine',
  });
});

test('a wrong CHROMIUM_PATH is reported, not ignored', async () => {
  expect(await found(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' })).toEqual({
    threw: 'CHROMIUM_PATH says "/opt/mine", but there is no such file.',
  });
});

test("a system browser takes precedence over Playwright's", async () => {
  expect(await found(['/usr/bin/google-chrome', '/own/chrome'])).toEqual({ gave: '/usr/bin/google-chrome' });
});

test('Chromium takes precedence over other browsers, and the headless shell over all', async () => {
  expect(await found(['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'])).toEqual({
    gave: '/usr/bin/chromium-headless-shell',
  });
  expect(await found(['/usr/local/bin/google-chrome', '/usr/bin/chromium'])).toEqual({ gave: '/usr/bin/chromium' });
});

test("Playwright's browser is used if the system has none", async () => {
  expect(await found(['/own/chrome'])).toEqual({ gave: '/own/chrome' });
});

test('without any browser the result is null', async () => {
  expect(await found([])).toEqual({ gave: null });
});
