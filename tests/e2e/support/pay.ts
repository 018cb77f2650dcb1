import { expect, type Page } from '@playwright/test';

/** The balance in the header. */
export const balance = (page: Page) => page.getByTestId('balance');
/** The result of a card payment, on the return page. */
export const paymentResult = (page: Page) => page.getByTestId('payment-result');

/**
 * Pays on the page of the payment provider, which is open or loading, and returns to the site. Checks the price if
 * given.
 */
export async function payByCard(page: Page, price?: string): Promise<void> {
  await page.getByRole('button', price ? { name: `Pay ${price}`, exact: true } : { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/payment\/success\?transactionId=[0-9a-f]{24}$/);
  await expect(paymentResult(page)).toHaveAttribute('data-progress', 'paid');
}

/** Marks this page. A reload removes the mark. */
export const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.marked = 'yes'));
export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked === 'yes');
