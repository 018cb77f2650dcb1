import type { Page } from '@playwright/test';
import { balance } from './support/pay';
import { pay, test } from './support/payments';
import { LANDMARKS } from './support/places';
import { open } from './support/ready';
import { expect } from './support/test';

test.describe('the cart', () => {
  /** Puts the product into the cart, and chooses to pay with tokens. */
  async function fillCart(page: Page, slug: string): Promise<void> {
    await open(page, `/product/${slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'In cart · View cart' }).press('Enter');
    await expect(page).toHaveURL('/cart');
    await page.getByRole('radio', { name: /^Tokens/ }).check();
  }

  test('stops at a changed price, and pays the accepted one', async ({ page, sandbox, ledger }) => {
    await fillCart(page, LANDMARKS.digitalProduct);
    await expect(pay(page)).toHaveText('Buy 1 item for 40 tokens');
    await sandbox.product(LANDMARKS.digitalProduct, { price: 6 });
    await pay(page).click();
    await expect(page.getByText('The price changed from 40 tokens to 60 tokens.')).toBeVisible();
    expect(await ledger.getPaymentCalls()).toEqual([]);
    await page.getByRole('button', { name: 'Accept new price' }).click();
    await expect(pay(page)).toHaveText('Buy 1 item for 60 tokens');
    await pay(page).click();
    await expect(page.getByTestId('order-placed')).toBeVisible();
    await expect(balance(page)).toHaveText('440');
    await ledger.expectOnePayment();
  });

  test('sold out at the moment of payment says so and keeps the typed address', async ({ page, sandbox, ledger }) => {
    await fillCart(page, LANDMARKS.physicalProduct);
    await page.getByRole('textbox', { name: 'Street address, city, state or region' }).fill('1 Long Lane, Leeds');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ label: 'Germany' });
    await sandbox.fault({ method: 'POST', path: '/token-transactions/products', delay: 1500 });
    await pay(page).click();
    await expect.poll(async () => (await ledger.getPaymentCalls()).length).toBe(1);
    await sandbox.product(LANDMARKS.physicalProduct, { stock: 0 });
    await expect(page.getByTestId('cart-line')).toContainText('Sold out.');
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expect(balance(page)).toHaveText('500');
    await ledger.expectPayments(0);

    await sandbox.product(LANDMARKS.physicalProduct, { stock: 5 });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Street address, city, state or region' })).toHaveValue(
      '1 Long Lane, Leeds',
    );
  });
});
