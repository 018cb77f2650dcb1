/** `npm run screenshots`: regenerates the screenshots of README.md from the production build and a fresh sandbox. */
import { chromium } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';
import { Failure, main } from './failure.mjs';
import { inRoot } from './places.mjs';
import { freePort } from './ports.mjs';
import { waitUntilReady, stopOnSignal, rejectIfStopped } from './processes.mjs';
import { siteAt, startSandbox, startWeb } from './servers.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MAX_BYTES = 150_000;

const SHOTS = [
  { name: 'home', path: '/home', screen: DESKTOP },
  { name: 'phone', path: '/performers', screen: PHONE },
  { name: 'dark', path: '/performers/aria', screen: DESKTOP, account: 'fan@example.com', theme: 'dark' },
  { name: 'studio', path: '/studio', screen: DESKTOP, account: 'performer@example.com' },
  { name: 'live-room', path: '/stream/nova', screen: DESKTOP, account: 'fan@example.com', live: true },
];

async function getToken(api, username) {
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'sandbox-pass', remember: false }),
  });
  return (await response.json()).data.token;
}

/** Waits until all visible images have loaded and the stream, if any, plays. */
async function waitForPictures(page, live) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  if (live)
    await page.waitForFunction(
      () => [...document.querySelectorAll('video')].some((video) => video.currentTime > 1 && video.videoWidth > 0),
      undefined,
      { timeout: 60_000 },
    );
}

async function take(browser, { site, api }, { name, path, screen, account, theme, live }) {
  const context = await browser.newContext({ ...screen, locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
  try {
    if (account)
      await context.addCookies([{ name: 'token', value: await getToken(api, account), url: site, sameSite: 'Lax' }]);
    if (theme)
      await context.addInitScript(
        (value) => localStorage.setItem('ui', JSON.stringify({ v: 1, data: { theme: value } })),
        theme,
      );
    const page = await context.newPage();
    await page.goto(site + path);
    await waitForPictures(page, live);
    const { size } = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .webp({ quality: 82 })
      .toFile(inRoot('docs/images', `${name}.webp`));
    if (size > MAX_BYTES) throw new Failure(`docs/images/${name}.webp has ${size} bytes, more than ${MAX_BYTES}.`);
    console.log(`docs/images/${name}.webp  ${Math.round(size / 1000)} kB`);
  } finally {
    await context.close();
  }
}

await main(async () => {
  ensureNode();
  await ensureInstalled();
  const executablePath = await ensureChromium();
  await ensureBuilt();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const places = { site: siteAt(port), api: siteAt(sandboxPort) };
  const dir = inRoot('.sandbox-screenshots');
  const servers = [
    startSandbox({ port: sandboxPort, dir, site: places.site, reset: true }),
    startWeb({ port, api: places.api }),
  ];
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  stopOnSignal(stop);
  try {
    await Promise.all([
      waitUntilReady(servers[0], `${places.api}/settings/public`, 120),
      waitUntilReady(servers[1], `${places.site}/api/health`, 60),
    ]);
    mkdirSync(inRoot('docs/images'), { recursive: true });
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    const only = process.argv.slice(2);
    for (const shot of SHOTS)
      if (only.length === 0 || only.includes(shot.name)) await rejectIfStopped(servers[0], take(browser, places, shot));
    await browser.close();
  } finally {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
