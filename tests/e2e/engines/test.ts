import type { Browser } from '@playwright/test';
import { findFirefox, findWebKit } from '../../run/engines.mjs';
import { findChromium } from '../../run/chromium.mjs';
import { testWithServers } from '../support/test';
import type { Servers } from '../support/servers';
import type { Driver, WindowName } from './driver';
import { launchChromium, launchFirefox, openWindow } from './playwright';
import { startWebKit } from './webkit';

type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Set by the projects of the configuration, or by groups of tests. */
export interface EngineOptions {
  engine: EngineName;
}

interface Engine {
  newWindow(servers: Servers, size: WindowName): Promise<Driver>;
  stop(): Promise<void>;
}

const inPlaywright = (browser: Browser): Engine => ({
  newWindow: (servers, size) => openWindow(browser, servers, size),
  stop: () => browser.close(),
});

async function start(name: EngineName): Promise<Engine> {
  if (name === 'Chromium')
    return inPlaywright(await launchChromium(process.env.CHROMIUM_PATH ?? findChromium() ?? undefined));
  if (name === 'Firefox') return inPlaywright(await launchFirefox());
  const paths = findWebKit();
  if (!paths) throw new Error('WebKitGTK is not installed.');
  return startWebKit(paths);
}

const isInstalled: Record<EngineName, boolean> = {
  Chromium: true,
  Firefox: findFirefox() !== null,
  WebKit: findWebKit() !== null,
};

interface Windows {
  /** Opens a window with its own cookies and storage, which is closed after the test. */
  newWindow(): Promise<Driver>;
}

/** The test function for every engine. `driver` is the first window. */
export const test = testWithServers.extend<
  EngineOptions & { size: WindowName; windows: Windows; driver: Driver },
  { engines: (name: EngineName) => Promise<Engine> }
>({
  engine: ['Chromium', { option: true }],
  size: ['desktop', { option: true }],

  // One engine at a time: all tests of an engine run before those of the next.
  engines: [
    async ({}, provide) => {
      let running: { name: EngineName; engine: Engine } | null = null;
      await provide(async (name) => {
        if (running?.name === name) return running.engine;
        await running?.engine.stop();
        running = { name, engine: await start(name) };
        return running.engine;
      });
      await (running as { engine: Engine } | null)?.engine.stop();
    },
    { scope: 'worker' },
  ],

  windows: async ({ engine, size, engines, servers }, provide) => {
    test.skip(!isInstalled[engine], `${engine} is not installed.`);
    const opened: Driver[] = [];
    const browser = await engines(engine);
    await provide({
      async newWindow() {
        const driver = await browser.newWindow(servers, size);
        opened.push(driver);
        return driver;
      },
    });
    const errors = opened.flatMap((driver) => driver.errors());
    for (const driver of opened) await driver.close();
    test.expect(errors, 'errors of the pages of this test').toEqual([]);
  },

  driver: async ({ windows }, provide) => provide(await windows.newWindow()),
});

export const { expect } = test;
