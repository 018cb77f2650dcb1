import { call } from './run-scripts';

const SHELL = '/usr/bin/chromium-headless-shell';

/** What is found on a Linux with these files, with Playwright's own browser at /own/chrome. */
const found = (files: string[], env: Record<string, string> = {}) =>
  call(
    'chromium',
    `m.findChromium({ platform: 'linux', env: ${JSON.stringify({ PATH: '/usr/local/bin:/usr/bin', ...env })}, exists: (path) => ${JSON.stringify(files)}.includes(path), own: () => '/own/chrome' })`,
  );

test.each([
  ["a system browser before Playwright's", ['/usr/bin/google-chrome', '/own/chrome'], '/usr/bin/google-chrome'],
  ['Chromium before other browsers', ['/usr/local/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
  ['the headless shell before all', ['/usr/local/bin/chromium', SHELL], SHELL],
  ["Playwright's browser if the system has none", ['/own/chrome'], '/own/chrome'],
  ['null without any browser', [], null],
])('findChromium returns %s', async (_what, files, path) => {
  expect(await found(files)).toEqual({ gave: path });
});

test('CHROMIUM_PATH takes precedence, and is reported if it is wrong', async () => {
  const env = { CHROMIUM_PATH: '/opt/mine' };
  expect(await found(['/opt/mine', '/usr/bin/chromium'], env)).toEqual({ gave: '/opt/mine' });
  expect(await found(['/usr/bin/chromium'], env)).toEqual({
    threw: 'CHROMIUM_PATH says "/opt/mine", but there is no such file.',
  });
});
