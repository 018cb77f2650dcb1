import { NOWHERE } from './support/places';
import { expect, test } from './support/test';

test('a missing page responds with 404 and links onward, and is not indexed', async ({ request }) => {
  for (const path of NOWHERE) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    const html = await response.text();
    expect(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html, path).toMatch(/<main\b.*<a [^>]*href="\/.*<\/main>/s);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header search is a plain form', async ({ page }) => {
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('banner').getByRole('search');
    await form.getByRole('combobox').or(form.getByRole('searchbox')).fill('lantern');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=lantern');
    const found = page.getByRole('main').getByRole('link', { name: /Midnight at the Paper Lantern/ });
    await expect(found.first()).toBeVisible();
  });
});
