import { call } from './run-scripts';

/** What is found on a Linux with these files, with Playwright's own browser at /own/chrome. */
const found = (files: string[], env: Record<string, string> = {}) =>
  call('chromium', `m.findChromium({ platform: 'linux', env: ${JSON.stringify({ PATH: '/usr/local/bin:/usr/bin', ...env })}, exists: (path) => ${JSON.stringify(files)}.includes(path), own: () => '/own/chrome' })`);

test('CHROMIUM_PATH comes before everything', async () => {
  expect(await found(['/opt/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' })).toEqual({ gave: '/opt/mine' });
});

test('a CHROMIUM_PATH that leads nowhere is told, not passed over', async () => {
  expect(await found(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' })).toEqual({ threw: 'CHROMIUM_PATH says "/opt/mine", but there is no such file.' });
});

test('a browser of the system comes before that of Playwright', async () => {
  expect(await found(['/usr/bin/google-chrome', '/own/chrome'])).toEqual({ gave: '/usr/bin/google-chrome' });
});

test('Chromium comes before other browsers, and without windows before all', async () => {
  expect(await found(['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'])).toEqual({ gave: '/usr/bin/chromium-headless-shell' });
  expect(await found(['/usr/local/bin/google-chrome', '/usr/bin/chromium'])).toEqual({ gave: '/usr/bin/chromium' });
});

test('the browser of Playwright is taken when the system has none', async () => {
  expect(await found(['/own/chrome'])).toEqual({ gave: '/own/chrome' });
});

test('none is none', async () => {
  expect(await found([])).toEqual({ gave: null });
});
