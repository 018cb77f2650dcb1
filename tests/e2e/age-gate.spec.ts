import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { FREE_VIDEO } from './support/places';
import { expect, test } from './support/test';

const question = (page: Page) => page.getByRole('heading', { level: 1, name: 'Are you 18 or older?' });
const enter = (page: Page) => page.getByRole('button', { name: /^I’m 18 or older/ });

test.beforeEach(({ sandbox }) => sandbox.settings({ ageGate: true, ageGateDays: 7 }));

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the age gate asks once, continues to the requested page, and remembers the answer', async ({ page }) => {
      expect((await page.goto(`${FREE_VIDEO}?t=95`))?.status()).toBe(200);
      await expect(question(page)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Leave site' })).toHaveAttribute('href', /^https:\/\//);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      if (scripts) await expectAccessible(page);

      await enter(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${FREE_VIDEO}?t=95`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ten minutes for a clear voice' })).toBeVisible();
      const days =
        ((await page.context().cookies()).find(({ name }) => name === 'age-confirmed')?.expires ?? 0) -
        Date.now() / 1000;
      expect(Math.round(days / 86_400)).toBe(7);

      await page.goto('/age-check?next=%2Fvideos');
      await expect(page).toHaveURL('/videos');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/video\//);
      await expect(question(page)).toHaveCount(0);
    });

    test('public information pages stay open, and the next page asks', async ({ page }) => {
      await page.goto('/page/terms');
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
      await expect(question(page)).toBeVisible();
      await enter(page).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    });
  });
}

test('a visitor with an account is not asked, not even after logging out', async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/auth/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/videos');
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
});
