import { waitUntilReady, serve } from '../../run/processes.mjs';
import { freePort } from '../../run/ports.mjs';
import type { WebKitPaths } from '../../run/engines.mjs';
import { getToken } from '../support/accounts';
import { isHydrated } from '../support/ready';
import type { Servers } from '../support/servers';
import { WINDOWS, type Driver, type Target, type WindowName } from './driver';
import { FINDER, findInPage, onTheWire } from './find-in-page';
import { eventually } from './eventually';
import { commandsTo, WebDriverError, type Command } from './webdriver';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof ELEMENT, string>;

const ENTER = '\uE007';
const KEYS: Record<string, string> = {
  Enter: ENTER,
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
};

/** Transient errors while the page changes. A retry may succeed. */
const PASSING = [
  'stale element reference',
  'no such element',
  'element not interactable',
  'element click intercepted',
  'no such frame',
  'no such window',
  'javascript error',
  'unknown error',
];

export interface WebKit {
  newWindow(servers: Servers, size: WindowName): Promise<Driver>;
  stop(): Promise<void>;
}

/** Starts WebKitGTK on its own virtual screen, without a window manager. */
export async function startWebKit({ webdriver, browser, screen }: WebKitPaths): Promise<WebKit> {
  const xvfb = serve('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    command: screen,
  });
  const display = await eventually('a screen for WebKit', () => /^\d+$/m.exec(xvfb.log())?.[0]);
  const port = await freePort();
  const env = {
    DISPLAY: `:${display}`,
    // Root can't create the browser's sandbox. The pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
  const driver = serve('WebKitWebDriver', [`--port=${port}`], { command: webdriver, env });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(driver, `${url}/status`, 30);
  const send = commandsTo(url);
  return {
    newWindow: (servers, size) => openWindow(send, driver.log, browser, servers, size),
    async stop() {
      await driver.stop();
      await xvfb.stop();
    },
  };
}

async function openWindow(
  send: Command,
  log: () => string,
  binary: string,
  servers: Servers,
  size: WindowName,
): Promise<Driver> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary,
          args: [
            '--automation',
            '--enable-write-console-messages-to-stdout=true',
            '--autoplay-policy=allow',
            '--enable-mediasource=true',
          ],
        },
        timeouts: { script: 60_000, pageLoad: 60_000, implicit: 0 },
      },
    },
  });
  const before = log().length;
  const ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    send<T>(method, `/session/${sessionId}${path}`, body);
  const { width, height } = WINDOWS[size];
  const isPhone = size === 'phone';
  await ask('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 960 });

  const execute = <R>(source: string, args: unknown[] = []) =>
    ask<R>('POST', '/execute/sync', { script: source, args });
  const find = async (target: Target): Promise<Reference[]> => {
    const ask = () =>
      execute<Reference[] | null>(`return (${findInPage.toString()}).apply(null, arguments)`, [onTheWire(target)]);
    const found = await ask();
    if (found) return found;
    await execute(FINDER);
    return (await ask()) ?? [];
  };
  /** The element that covers the center of an element, or null. */
  const getCover = (element: Reference) => {
    const look = (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && button.contains(top)
        ? null
        : `At ${Math.round(x + width / 2)}, ${Math.round(y + height / 2)} lies ${top?.outerHTML.slice(0, 200) ?? 'nothing'}.`;
    };
    return execute<string | null>(`return (${look.toString()})(arguments[0])`, [element]);
  };
  /** Performs an action on the first visible match, as soon as there is one that accepts it. */
  const act = async (what: string, target: Target, work: (element: Reference) => Promise<unknown>): Promise<void> => {
    let last = '';
    const attempt = async () => {
      try {
        const [element] = await find(target);
        last = 'It is not on the page.';
        if (!element) return false;
        await work(element);
        return true;
      } catch (error) {
        if (!(error instanceof WebDriverError) || !PASSING.includes(error.code)) throw error;
        last = error.message;
        return false;
      }
    };
    await eventually(`${what} ${JSON.stringify(onTheWire(target))}`, attempt, () => last);
  };
  const actions = (device: object) => ask('POST', '/actions', { actions: [device] });

  /** Uses the pointer, because the click command sometimes takes elements in a scrolled frame for covered. */
  const clickInMiddle = async (element: Reference, times: number) => {
    await execute(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, [element]);
    const cover = await getCover(element);
    if (cover) {
      // Toasts stay while the pointer is over them.
      await actions({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [{ type: 'pointerMove', duration: 0, origin: 'viewport', x: 1, y: 1 }],
      });
      throw new WebDriverError('element click intercepted', cover);
    }
    const keyPresses = Array.from({ length: times }, () => [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]).flat();
    await actions({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 }, ...keyPresses],
    });
  };

  // A window of WebKitGTK can't be as narrow as a phone, so the site runs in a frame.
  const enterFrame = async () => {
    await ask('POST', '/url', { url: `${servers.site}/robots.txt` });
    await execute(
      `document.body.innerHTML = ''; document.body.style.margin = 0;
       const frame = document.createElement('iframe'); frame.allow = 'autoplay; fullscreen; clipboard-write';
       frame.style.cssText = 'border:0;display:block;width:${width}px;height:${height}px'; document.body.append(frame);`,
    );
    const frame = await ask<Reference>('POST', '/element', { using: 'css selector', value: 'iframe' });
    await ask('POST', '/frame', { id: frame });
  };
  if (isPhone) await enterFrame();

  const driver: Driver = {
    async open(path) {
      const url = new URL(path, servers.site).href;
      // A marker on the old page distinguishes it from the new one.
      if (isPhone)
        await execute(`document.documentElement.dataset.left = '1'; location.assign(${JSON.stringify(url)})`);
      else await ask('POST', '/url', { url });
      await eventually(`${path} to respond`, async () => {
        try {
          return await execute<boolean>(
            `return !document.documentElement.dataset.left && document.readyState !== 'loading' && (${isHydrated.toString()})()`,
          );
        } catch (error) {
          if (error instanceof WebDriverError && PASSING.includes(error.code)) return false;
          throw error;
        }
      });
      await actions({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [{ type: 'pointerMove', duration: 0, x: 2, y: 2 }],
      });
    },
    url: () => execute('return location.pathname + location.search'),
    doubleClick: (target) => act('a double click on', target, (element) => clickInMiddle(element, 2)),
    click: (target) => act('a click on', target, (element) => clickInMiddle(element, 1)),
    type: (target, text) =>
      act('typing into', target, async (element) => {
        await execute(
          `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' }); arguments[0].focus(); arguments[0].select()`,
          [element],
        );
        // Line breaks are typed with the Enter key.
        await ask('POST', `/element/${element[ELEMENT]}/value`, { text: text.replaceAll('\n', ENTER) });
      }),
    press: async (key) => {
      const value = KEYS[key] ?? key;
      await actions({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      });
    },
    chooseFile: async (target, path) => {
      const [element] = await find(target);
      if (!element) throw new Error(`There is no ${JSON.stringify(target)}.`);
      await ask('POST', `/element/${element[ELEMENT]}/value`, { text: path });
    },
    count: async (target) => (await find(target)).length,
    run: (inPage) => execute(`return (${inPage.toString()})()`),
    on: async (target, inPage) => {
      const [element] = await find(target);
      if (!element) throw new Error(`There is no ${JSON.stringify(onTheWire(target))}.`);
      return execute(`return (${inPage.toString()})(arguments[0])`, [element]);
    },
    load: (script) => execute(script),
    async setSessionCookie(account) {
      if (!isPhone) await ask('POST', '/url', { url: `${servers.site}/robots.txt` });
      await ask('POST', '/cookie', {
        cookie: { name: 'token', value: await getToken(servers, account), path: '/', sameSite: 'Lax' },
      });
    },
    errors: () =>
      log()
        .slice(before)
        .split('\n')
        .filter((line) => /CONSOLE .*ERROR/.test(line)),
    close: () => ask('DELETE', ''),
  };
  return driver;
}
