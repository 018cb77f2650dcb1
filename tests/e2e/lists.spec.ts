import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { layoutShift } from './support/layout-shift';
import { FREE_GALLERY, FREE_VIDEO } from './support/places';
import { waitUntilInteractive, open } from './support/ready';
import { expect, test } from './support/test';

/** The list items: cards or photos. */
const items = (page: Page) => page.getByRole('main').locator('article, [id^="photo-"]');

test('a list of photos grows with "Show more", and has page numbers for visitors who choose so', async ({
  page,
  sandbox,
}) => {
  const main = page.getByRole('main');
  await sandbox.items('photos', 60);
  await open(page, '/photos');
  await expect(items(page)).toHaveCount(24);
  await main.getByRole('link', { name: /^Show more/ }).click();
  await expect(items(page)).toHaveCount(48);
  await expect(page).toHaveURL('/photos?upto=2');
  await main.getByRole('radio', { name: 'Page numbers' }).check();
  await main.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL('/photos?page=3');
  await expect(items(page)).toHaveCount(12);
  await expect(main.getByText('You’re all caught up')).toBeVisible();
});

test("images that fail to load don't shift the layout", async ({ page, problems }) => {
  problems.allow(/\/files\/pictures\/.* failed: net::ERR_FAILED$/);
  const shape = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return [...document.querySelectorAll('main article, main h1, main h2, footer')].map((element) => {
        const { width, height, top } = element.getBoundingClientRect();
        return [element.tagName, width, height, top + window.scrollY]
          .map((value) => (typeof value === 'number' ? Math.round(value) : value))
          .join(' ');
      });
    });
  for (const path of ['/home', FREE_VIDEO, FREE_GALLERY, '/posts', '/shop']) {
    await open(page, path);
    // Parts of the page load once they are in view.
    await shape();
    await page.waitForLoadState('networkidle');
    const whole = await shape();
    await page.route('**/files/pictures/**', (route) => route.abort('failed'));
    await page.reload();
    await waitUntilInteractive(page);
    expect(await layoutShift(page), `cumulative layout shift of ${path}`).toBeLessThanOrEqual(0.02);
    await expect.poll(shape, path).toEqual(whole);
    await page.unroute('**/files/pictures/**');
  }
});

test('the columns of a table stay where they are while its rows arrive', async ({ page, context, servers }) => {
  await setSessionCookie(page, servers, 'fan');
  const connection = await context.newCDPSession(page);
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 30_000,
    uploadThroughput: 30_000,
  });
  for (const path of ['/user/payments', '/user/token-transactions']) {
    await page.goto(path);
    expect(await layoutShift(page), `cumulative layout shift of ${path}`).toBeLessThanOrEqual(0.01);
  }
});
