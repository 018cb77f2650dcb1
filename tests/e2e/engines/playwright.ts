import { createRequire } from 'node:module';
import { chromium, firefox, type Browser, type Locator, type Page } from '@playwright/test';
import { findFirefox } from '../../run/engines.mjs';
import { setSessionCookie } from '../support/accounts';
import { Problems } from '../support/problems';
import { open } from '../support/ready';
import type { Servers } from '../support/servers';
import { WINDOWS, type Driver, type Target, type WindowName } from './driver';

interface Socket {
  send(data: string, ...rest: unknown[]): void;
}

/** Firefox ESR 153 doesn't know this command, which Playwright sends for every context and page. */
const UNKNOWN_COMMAND = '"method":"emulation.setMediaFeaturesOverride"';

/** Replaces the command that Firefox rejects by a query without effect. */
function leaveOutUnknownCommands(): void {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
    ws: { prototype: Socket & { sendAll?: Socket['send'] } };
  };
  if (ws.prototype.sendAll) return;
  const sendAll = ws.prototype.send;
  ws.prototype.sendAll = sendAll;
  ws.prototype.send = function send(data, ...rest) {
    const text = String(data);
    const known = text.includes(UNKNOWN_COMMAND)
      ? JSON.stringify({ ...(JSON.parse(text) as object), method: 'session.status', params: {} })
      : data;
    sendAll.call(this, known, ...rest);
  };
}

/** In Firefox, `fill` sets `value` in a way that React doesn't notice, so type instead. */
const typeAsPeopleDo = () => {
  const page = window as Window & { __pw_bidiInsertText?: (text: string) => void };
  Object.defineProperty(page, '__pw_bidiInsertText', {
    configurable: true,
    get: () => (text: string) => document.execCommand('insertText', false, text),
    set: () => undefined,
  });
};

const FIREFOX_PREFERENCES = {
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  // A fake camera and microphone.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'media.gmp-manager.updateEnabled': false,
};

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

export function launchFirefox(): Promise<Browser> {
  leaveOutUnknownCommands();
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox() ?? undefined,
    firefoxUserPrefs: FIREFOX_PREFERENCES,
  });
}

export const launchChromium = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_FLAGS });

function locate(page: Page, { role, name, testId, css, text, within }: Target): Locator {
  const root = within ? locate(page, within).first() : page;
  const base = role
    ? root.getByRole(role, { name, exact: typeof name === 'string' })
    : testId
      ? root.getByTestId(testId)
      : root.locator(css ?? '*');
  return (text === undefined ? base : base.filter({ hasText: text })).filter({ visible: true });
}

/** A browser window driven by Playwright, with its own cookies and storage. */
export async function openWindow(browser: Browser, servers: Servers, size: WindowName): Promise<Driver> {
  const context = await browser.newContext({
    viewport: WINDOWS[size],
    baseURL: servers.site,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  if (browser.browserType().name() === 'firefox') await context.addInitScript(typeAsPeopleDo);
  const problems = new Problems([servers.site, servers.api]);
  problems.watch(context);
  const page = await context.newPage();
  const first = (target: Target) => locate(page, target).first();
  return {
    open: async (path) => void (await open(page, path)),
    url: () => page.evaluate(() => location.pathname + location.search),
    click: (target) => first(target).click(),
    doubleClick: (target) => first(target).dblclick(),
    type: (target, text) => first(target).fill(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: (target, path) => locate(page, target).first().setInputFiles(path),
    count: (target) => locate(page, target).count(),
    run: (inPage) => page.evaluate(inPage),
    on: (target, inPage) => first(target).evaluate(inPage, undefined, { timeout: 45_000 }),
    load: (script) => page.evaluate(script),
    setSessionCookie: async (account) => void (await setSessionCookie(page, servers, account)),
    errors: () => problems.unexpected(),
    close: () => context.close(),
  };
}
