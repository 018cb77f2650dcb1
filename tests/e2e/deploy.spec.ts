import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../run/ports.mjs';
import { waitUntilReady } from '../run/processes.mjs';
import { makeSecondBuild } from '../run/second-build.mjs';
import { siteAt, startWeb } from '../run/servers.mjs';
import { setSessionCookie } from './support/accounts';
import { FREE_VIDEO, PRODUCT } from './support/places';
import { open } from './support/ready';
import { expect, test as base } from './support/test';

interface Deployment {
  site: string;
  /** Replaces the build by the next one. */
  renew: () => void;
  /** The id of the next build. */
  id: string;
}

/** A site that is deployed again while it is in use: a proxy in front of the build and the next one. */
const test = base.extend<{ deployment: Deployment }, { nextBuild: { site: string; id: string } }>({
  nextBuild: [
    async ({ servers }, provide, { parallelIndex }) => {
      const { server, id } = makeSecondBuild(join(import.meta.dirname, `.artifacts/second-build-${parallelIndex}`));
      const port = await freePort();
      const site = siteAt(port);
      const web = startWeb({
        port,
        api: servers.api,
        env: { SETTINGS_CACHE_SECONDS: '0', API_DEADLINE_MS: '60000' },
        server,
      });
      await waitUntilReady(web, `${site}/api/health`, 60);
      await provide({ site, id });
      await web.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  deployment: async ({ servers, nextBuild }, provide) => {
    let current = servers.site;
    const proxy = createServer(({ url, method, headers }, response) => {
      const forwarded = request(current + url, { method, headers }, (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      });
      forwarded.on('error', () => response.destroy()).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
    await provide({ site: siteAt(port), id: nextBuild.id, renew: () => (current = nextBuild.site) });
    proxy.close();
    proxy.closeAllConnections();
  },
});

const getBuild = (page: Page) =>
  page.evaluate(() => (window as unknown as { __NEXT_DATA__: { buildId: string } }).__NEXT_DATA__.buildId);
const header = (page: Page) => page.getByRole('banner');
const commentBox = (page: Page) => page.getByTestId('comment-box');
const tip = (page: Page) => page.getByTestId('tip').first();
const expectBuild = (page: Page, id: string) => expect.poll(() => getBuild(page).catch(() => '')).toBe(id);

test.describe('during a deployment', () => {
  test.beforeEach(({ problems }) =>
    problems.allow(/ChunkLoadError|Failed to load (chunk|script)|Refused to (execute|apply)/),
  );

  test('a link opens the requested page and keeps the cart', async ({ page, deployment }) => {
    await open(page, deployment.site + PRODUCT);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(header(page).getByRole('link', { name: /Cart, 1 / })).toBeVisible();
    deployment.renew();

    await header(page).getByRole('link', { name: 'Performers', exact: true }).click();
    await expect(page).toHaveURL(`${deployment.site}/performers`);
    await expectBuild(page, deployment.id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page).getByRole('link', { name: /Cart, 1 / })).toBeVisible();
  });

  test('Back restores typed text, on a page of the new build', async ({ page, servers, deployment }) => {
    await setSessionCookie(page, { site: deployment.site, api: servers.api }, 'fan');
    await open(page, deployment.site + FREE_VIDEO);
    await commentBox(page).fill('Half a thought, and then a deploy');
    deployment.renew();
    await header(page).getByRole('link', { name: 'Performers', exact: true }).click();
    await expectBuild(page, deployment.id);

    await page.goBack();
    await expect(commentBox(page)).toHaveValue('Half a thought, and then a deploy');
    await open(page, deployment.site + FREE_VIDEO);
    await expect(commentBox(page)).toHaveValue('Half a thought, and then a deploy');
  });

  test('a dialog whose code is gone reloads the page and then opens', async ({ page, servers, deployment }) => {
    await setSessionCookie(page, { site: deployment.site, api: servers.api }, 'fan');
    await open(page, deployment.site + FREE_VIDEO);
    deployment.renew();
    await tip(page).click();
    await expectBuild(page, deployment.id);
    await expect(page).toHaveURL(deployment.site + FREE_VIDEO);
    await tip(page).click();
    await expect(page.getByRole('dialog', { name: /tip/i })).toBeVisible();
  });

  test('a visitor with typed text is asked first and loses nothing', async ({ page, servers, deployment }) => {
    await setSessionCookie(page, { site: deployment.site, api: servers.api }, 'fan');
    await open(page, deployment.site + FREE_VIDEO);
    const first = await getBuild(page);
    await commentBox(page).fill('Half a thought, and then a deploy');
    deployment.renew();
    await tip(page).click();
    const notice = page.getByText('The site was updated while this page was open');
    await expect(notice).toBeVisible();
    expect(await getBuild(page)).toBe(first);
    await expect(commentBox(page)).toHaveValue('Half a thought, and then a deploy');

    await page.getByRole('button', { name: 'Reload page' }).click();
    await expectBuild(page, deployment.id);
    await expect(commentBox(page)).toHaveValue('Half a thought, and then a deploy');
    await tip(page).click();
    await expect(page.getByRole('dialog', { name: /tip/i })).toBeVisible();
  });

  test('a player whose code is gone loads from the new build and plays', async ({ page, deployment }) => {
    await open(page, deployment.site + FREE_VIDEO);
    deployment.renew();
    const play = page.getByRole('button', { name: /^Play / });
    await play.click();
    await expectBuild(page, deployment.id);
    await expect(page).toHaveURL(deployment.site + FREE_VIDEO);
    await play.click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(0);
  });
});

test('a code file that fails to load shows an error, without a reload', async ({ page, servers, problems }) => {
  problems.allow(/net::ERR_FAILED|ChunkLoadError|Failed to load chunk/);
  await setSessionCookie(page, servers, 'fan');
  await open(page, FREE_VIDEO);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route('**/_next/static/chunks/**', (route) => route.abort('failed'));
  await tip(page).click();
  await expect(page.getByText('Part of this page couldn’t be loaded.')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.unroute('**/_next/static/chunks/**');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await tip(page).click();
  await expect(page.getByRole('dialog', { name: /tip/i })).toBeVisible();
});
