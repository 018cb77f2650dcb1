import { expect, test } from './support/test';

// Without scripts, a visitor gets what crawlers, proxies and old browsers get. tests/ssr/layouts covers every page;
// this file proves that the built server behaves the same.
test.use({ javaScriptEnabled: false });

const BLOCKED = "We've sorry. Website content is not available on your country.";
const ELSEWHERE = 'XX';

test.beforeEach(({ problems }) => problems.allow(/ responded with (503|451)$/));

test('an open page switches to maintenance with the next click, whatever else applies', async ({ page, sandbox }) => {
  await page.goto('/home');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await sandbox.settings({ maintenanceMode: true });
  await sandbox.blockCountries([ELSEWHERE], ELSEWHERE);
  const navigation = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.getByRole('link', { name: 'Live', exact: true }).filter({ visible: true }).first().click();
  expect((await navigation).status()).toBe(503);
  expect(Number((await navigation).headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: 'Under construction' })).toBeVisible();
  await expect(page.getByText(BLOCKED)).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a blocked country gets only the message about it', async ({ page, sandbox }) => {
  await sandbox.blockCountries([ELSEWHERE], ELSEWHERE);
  expect((await page.goto('/videos'))?.status()).toBe(451);
  expect((await page.locator('body').innerText()).trim()).toBe(BLOCKED);
  expect(await page.content()).not.toContain('/video/');
});
