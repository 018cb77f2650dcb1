import { expect, test } from './support/test';

// Without scripts, a visitor gets what crawlers, proxies and old browsers get.
test.use({ javaScriptEnabled: false });

const BLOCKED = "We've sorry. Website content is not available on your country.";
const ELSEWHERE = 'XX';

test.beforeEach(({ problems }) => problems.allow(/ answered (503|451)$/));

test('maintenance mode shows only the maintenance page, whatever else applies', async ({ page, sandbox }) => {
  await sandbox.settings({ maintenanceMode: true });
  await sandbox.blockCountries([ELSEWHERE], ELSEWHERE);
  for (const path of ['/home', '/videos', '/auth/login']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('img', { name: 'Under construction' })).toBeVisible();
    await expect(page.getByText(BLOCKED)).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('a blocked country gets only the message about it', async ({ page, sandbox }) => {
  await sandbox.blockCountries([ELSEWHERE], ELSEWHERE);
  for (const path of ['/home', '/videos', '/auth/login']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(451);
    expect((await page.locator('body').innerText()).trim()).toBe(BLOCKED);
  }
});

test('pages of a closed site contain no content', async ({ request, sandbox }) => {
  await sandbox.settings({ maintenanceMode: true });
  expect(await (await request.get('/videos')).text()).not.toContain('/video/');
  await sandbox.settings({ maintenanceMode: false });
  await sandbox.blockCountries([ELSEWHERE], ELSEWHERE);
  expect(await (await request.get('/videos')).text()).not.toContain('/video/');
});

test('a country that is not blocked gets the page', async ({ page, sandbox }) => {
  await sandbox.blockCountries([ELSEWHERE], 'DE');
  expect((await page.goto('/videos'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
});

test('a failed country check shows the page', async ({ page, sandbox }) => {
  await sandbox.fault({ path: '/country-block/check', status: 500 });
  expect((await page.goto('/videos'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
});

test('a page gets the layout it requests, otherwise the primary one', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0);
  for (const path of ['/home', '/videos', '/page/terms']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('an open page switches to maintenance with the next click', async ({ page, sandbox }) => {
  await page.goto('/home');
  await sandbox.settings({ maintenanceMode: true });
  await page.getByRole('link', { name: 'Live', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole('img', { name: 'Under construction' })).toBeVisible();
});
