import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the age gate leaves public information open, asks once on the next page, and remembers the answer', async ({
      page,
      sandbox,
    }) => {
      await sandbox.settings({ ageGate: true, ageGateDays: 7 });
      const question = page.getByRole('heading', { level: 1, name: 'Are you 18 or older?' });
      await page.goto('/page/terms');
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
      await expect(question).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Leave site' })).toHaveAttribute('href', /^https:\/\//);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      if (scripts) await expectAccessible(page);

      await page.getByRole('button', { name: /^I’m 18 or older/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'age-confirmed');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);

      await page.goto('/age-check?next=%2Fvideos');
      await expect(page).toHaveURL('/videos');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/video\//);
      await expect(question).toHaveCount(0);
    });
  });
}
