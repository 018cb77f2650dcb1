import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { logInByForm } from './support/log-in';
import { balance, payByCard, paymentResult } from './support/pay';
import { PRODUCT } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const RECORD = 'Paper Lantern on vinyl';
/** A digital product that no demo account owns: $5.00 or 50 tokens. */
const SHEETS = { slug: 'tunes-from-the-west-volume-two', name: 'Tunes from the west, volume two' };
/** A physical product for $24.00 that fan@example.com doesn't own. */
const MAT = { slug: 'cork-mat', name: 'Cork mat' };
const PASTE = { slug: 'hot-pepper-paste', name: 'Hot pepper paste' };

const productPath = ({ slug }: { slug: string }): string => `/product/${slug}`;
const lines = (page: Page) => page.getByTestId('cart-line');
const line = (page: Page, name: string) => lines(page).filter({ hasText: name });
const due = (page: Page) => page.getByTestId('cart-due');
const pay = (page: Page) => page.getByTestId('pay');
const address = (page: Page) => page.getByRole('heading', { name: 'Shipping address' });
/** Expects the number of items in the cart, in the header or in the phone's tab bar. */
const expectCartCount = (page: Page, count: string) =>
  expect(
    page.getByRole('link', { name: count === '0' ? 'Cart' : `Cart, ${count}`, exact: true }).filter({ visible: true }),
  ).toBeVisible();
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
const expectInCart = (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name: 'In cart · View cart' })).toBeVisible();

test('a click before hydration runs once, on the current cart', async ({ page }) => {
  await open(page, PRODUCT);
  await addToCart(page).click();
  await expectCartCount(page, '1 item');
  await page.addInitScript(() => {
    const attempted = window as Window & { wasAlive?: boolean };
    const has = (element: Element, sign: string) => Object.keys(element).some((key) => key.startsWith(sign));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const root = document.getElementById('__next');
      const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
        ({ textContent }) => textContent === 'Add to cart',
      );
      if (!root || !button || !has(root, '__reactContainer')) return port2.postMessage(null);
      attempted.wasAlive = has(button, '__reactProps');
      button.click();
    };
    port2.postMessage(null);
  });
  await page.goto(productPath(SHEETS));
  await expectInCart(page);
  await expectCartCount(page, '2 items');
  expect(await page.evaluate(() => (window as Window & { wasAlive?: boolean }).wasAlive)).toBe(false);
});

test('on a phone the pay bar is one line high, and the back-to-top button is above it', async ({ page, servers }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await setSessionCookie(page, servers, 'fan');
  await open(page, PRODUCT);
  await addToCart(page).click();
  await expectInCart(page);
  await open(page, '/cart');
  await page.getByRole('radio', { name: /^Tokens/ }).check();
  await page.evaluate(() => window.scrollTo({ top: 450, behavior: 'instant' }));
  await expect(page.getByTestId('back-to-top')).toBeInViewport();
  const [up, button] = [await page.getByTestId('back-to-top').boundingBox(), await pay(page).boundingBox()];
  expect(button?.height).toBeLessThan(60);
  expect((up?.y ?? Infinity) + (up?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test("a guest's cart: filled by a double click, paid with tokens after login, and its download unlocked", async ({
  page,
  sandbox,
}) => {
  await open(page, PRODUCT);
  await addToCart(page).dblclick();
  await expectInCart(page);
  await expect(page, 'the second press leads nowhere').toHaveURL(PRODUCT);
  await expectCartCount(page, '1 item');
  await open(page, '/shop');
  await expect(
    page.getByRole('link', { name: `${RECORD} is in your cart. View cart` }),
    'a second time cannot be asked for',
  ).toBeVisible();
  await expect(page.getByRole('button', { name: `Add ${RECORD} to cart` })).toHaveCount(0);
  await open(page, productPath(SHEETS));
  await addToCart(page).click();
  await expectCartCount(page, '2 items');

  await open(page, '/cart');
  await expect(lines(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove ${RECORD}` }).click();
  await expect(lines(page)).toHaveCount(1);
  await expectCartCount(page, '1 item');
  await expect(due(page)).toHaveText('$5.00');
  await page.getByRole('link', { name: 'Log in to buy' }).click();
  await logInByForm(page, 'fan');
  await expect(page).toHaveURL('/cart');
  await expect(line(page, SHEETS.name)).toBeVisible();
  await expectCartCount(page, '1 item');
  await expect(due(page), 'the currency stays the one that the guest saw').toHaveText('$5.00');
  await page.getByRole('radio', { name: /^Tokens/ }).check();
  await expect(due(page)).toHaveText('50 tokens');

  await pay(page).dblclick();
  await expect(page.getByTestId('order-placed')).toContainText(SHEETS.name);
  await expect(balance(page)).toHaveText('450');
  await expectCartCount(page, '0');
  const calls = await sandbox.requests('POST', '/token-transactions/products');
  expect(calls).toHaveLength(1);
  expect((await sandbox.ledger({ key: calls[0]?.headers['idempotency-key'] ?? 'none' })).entries).toHaveLength(1);

  await page.getByRole('link', { name: 'Open your library' }).click();
  await expect(page).toHaveURL('/user/library');
  const download = page.getByRole('button', { name: `Download ${SHEETS.name}` });
  await expect(download).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await download.click();
  expect((await file).suggestedFilename()).toBe('tunes-volume-two.pdf');
});

test('physical products by card: address, payment page and order; items added meanwhile stay in the cart', async ({
  page,
  servers,
  sandbox,
  context,
}) => {
  await setSessionCookie(page, servers, 'fan');
  for (const path of [productPath(MAT), productPath(SHEETS)]) {
    await open(page, path);
    await addToCart(page).click();
    await expectInCart(page);
  }
  await open(page, '/cart');
  await expect(due(page)).toHaveText('$29.00');
  await expect(address(page)).toBeVisible();

  await page.getByLabel('Full name').fill('');
  await pay(page).click();
  await expect(page.getByText('Enter a street address, city and state or region.').first()).toBeVisible();
  expect(await sandbox.requests('POST', '/payment/')).toEqual([]);
  await page.getByLabel('Full name').fill('Robin Ashdown');
  await page.getByLabel('Street address, city, state or region').fill('1 Long Lane, London');
  await page.getByLabel('Postal code').fill('E1 4AB');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('United Kingdom');
  await pay(page).dblclick();

  // While this tab is on the payment page, another one adds to the cart.
  await expect(page.getByRole('heading', { name: 'Pay $29.00 to Encore' })).toBeVisible();
  const other = await context.newPage();
  await open(other, productPath(PASTE));
  await addToCart(other).click();
  await expectCartCount(other, '3 items');
  await page.bringToFront();
  await payByCard(page, '$29.00');
  await expect(paymentResult(page)).toContainText(MAT.name);
  await expectAccessible(page);
  await expectCartCount(page, '1 item');
  await expectCartCount(other, '1 item');
  await expect(balance(page), 'a card takes no tokens').toHaveText('500');

  const calls = await sandbox.requests('POST', '/payment/purchase-products');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    deliveryAddress: 'Robin Ashdown\n1 Long Lane, London\nUnited Kingdom',
    postalCode: 'E1 4AB',
  });
  const { entries, sums, agrees } = await sandbox.ledger({ key: calls[0]?.headers['idempotency-key'] ?? 'none' });
  expect(entries).toMatchObject([
    {
      currency: 'money',
      reason: 'product',
      moves: expect.arrayContaining([{ account: 'gateway', amount: -2900 }]) as unknown,
    },
  ]);
  expect({ sums, agrees }).toEqual({ sums: { token: 0, money: 0 }, agrees: true });

  await paymentResult(page).getByRole('link', { name: 'Back to cart' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(line(page, PASTE.name)).toBeVisible();
  await open(page, '/user/orders');
  await expect(page.getByRole('main').getByText(MAT.name).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(SHEETS.name).first()).toBeVisible();
});
