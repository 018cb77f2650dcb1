import { setSessionCookie } from './support/accounts';
import { logInButton, usernameField } from './support/log-in';
import { FREE_VIDEO } from './support/places';
import { waitUntilInteractive, open, openEarly } from './support/ready';
import { expect, test } from './support/test';

/* Pages are readable and usable before their scripts load. */

test('text typed before hydration stays, and a click waits for hydration', async ({ page }) => {
  const arrive = await openEarly(page, '/auth/login');
  await usernameField(page).fill('fan@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sandbox-pass');
  await page.getByTestId('remember').check();
  await page.keyboard.press('Enter');
  await logInButton(page).click();
  await expect(page).toHaveURL('/auth/login');
  arrive();
  await expect(page).toHaveURL('/home');
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token');
  expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
});

test('a message sent before hydration is kept and shows what is missing', async ({ page, sandbox }) => {
  const arrive = await openEarly(page, '/contact');
  await page.getByLabel('What’s it about?').selectOption({ index: 2 });
  await page.getByLabel('Your name').fill('Robin');
  await page.getByLabel('Message').fill('Where is my parcel?\nI miss it.');
  const topic = await page.getByLabel('What’s it about?').inputValue();
  await page.getByRole('button', { name: 'Send message' }).click();
  arrive();
  await waitUntilInteractive(page);
  await expect(page.getByLabel('Your email')).toBeFocused();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.getByLabel('What’s it about?')).toHaveValue(topic);
  await expect(page.getByLabel('Your name')).toHaveValue('Robin');
  await expect(page.getByLabel('Message')).toHaveValue('Where is my parcel?\nI miss it.');
  expect(await sandbox.requests('POST')).toEqual([]);
});

test('two clicks on a button before hydration count as one', async ({ page, servers, sandbox }) => {
  await setSessionCookie(page, servers, 'fan');
  const arrive = await openEarly(page, FREE_VIDEO);
  const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first();
  await like.click();
  await like.click();
  arrive();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () =>
      (await sandbox.requests('', '/reactions')).map(({ method }) => method).filter((method) => method !== 'GET'),
    )
    .toEqual(['POST']);
});

test('a search submitted before hydration is run', async ({ page }) => {
  const arrive = await openEarly(page, '/search');
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('aria');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=aria$/, { waitUntil: 'commit' });
  arrive();
  await expect(page.getByRole('main').getByRole('link', { name: /Aria/ }).first()).toBeVisible();
});

test('filters set before hydration are all applied', async ({ page }) => {
  const arrive = await openEarly(page, '/videos');
  await page.getByLabel('Sort by').selectOption({ index: 1 });
  await page.getByLabel('Access').selectOption({ index: 1 });
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('studio');
  const [sort, access] = [await page.getByLabel('Sort by').inputValue(), await page.getByLabel('Access').inputValue()];
  arrive();
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('sort') === sort &&
      url.searchParams.get('access') === access &&
      url.searchParams.get('q') === 'studio',
  );
  await expect(page.getByRole('searchbox', { name: 'Search videos' })).toHaveValue('studio');
});

test('Back shows the list of the URL, not of the later selection', async ({ page }) => {
  await open(page, '/videos');
  await page.getByLabel('Sort by').selectOption({ index: 1 });
  await expect(page).toHaveURL('/videos?sort=popular');
  await page.goto('/contact');
  // Later, because the navigation would end a running call.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await waitUntilInteractive(page);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expect(page).toHaveURL('/videos');
});

test('a comment and a search started before hydration continue', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'fan');
  const arrive = await openEarly(page, FREE_VIDEO);
  await page.getByTestId('comment-box').fill('The slides at 2:10');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('ari');
  arrive();
  await waitUntilInteractive(page);
  await page.keyboard.type('a');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('aria');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByTestId('comment-box')).toHaveValue('The slides at 2:10');
});
