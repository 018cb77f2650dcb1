import { call } from './run-scripts';

const found = (name: 'findFirefox' | 'findWebKit', files: string[]) =>
  call(
    'engines',
    `m.${name}({ env: { PATH: '/usr/local/bin:/usr/bin' }, exists: (path) => ${JSON.stringify(files)}.includes(path), list: () => ['x86_64-linux-gnu'] })`,
  );

const WEBKIT = {
  webdriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
};

test('Firefox: finds the ESR first, then any Firefox in PATH', async () => {
  expect(await found('findFirefox', ['/usr/local/bin/firefox', '/usr/bin/firefox-esr'])).toEqual({
    gave: '/usr/bin/firefox-esr',
  });
  expect(await found('findFirefox', ['/usr/local/bin/firefox'])).toEqual({ gave: '/usr/local/bin/firefox' });
  expect(await found('findFirefox', [])).toEqual({ gave: null });
});

test('WebKit: needs the driver, the browser and a screen', async () => {
  expect(await found('findWebKit', Object.values(WEBKIT))).toEqual({ gave: WEBKIT });
  for (const missing of Object.values(WEBKIT))
    expect(
      await found(
        'findWebKit',
        Object.values(WEBKIT).filter((path) => path !== missing),
      ),
    ).toEqual({ gave: null });
});

test('the last line of npm test names the browsers whose tests were skipped', async () => {
  const line = (missing: string[], skipped: number) =>
    call(
      'counts',
      `(() => { const counts = m.makeCounts(); counts.add({ passed: 3, failed: 0, skipped: ${skipped} }); counts.lack(${JSON.stringify(missing)}); return counts.line(); })()`,
    );
  expect(await line([], 0)).toEqual({ gave: '3 passed, 0 failed' });
  expect(await line(['Firefox', 'WebKit'], 12)).toEqual({
    gave: '3 passed, 0 failed, 12 skipped (not installed: Firefox, WebKit)',
  });
});
