import { expect, type Page } from '@playwright/test';

/** The figure in the header. */
export const balance = (page: Page) => page.getByTestId('balance');
/** What became of a card payment, on the page one comes back to. */
export const paymentResult = (page: Page) => page.getByTestId('payment-result');

/** Pays on the page of the payment provider, where the browser is now or is about to be, and comes back to a site that knows it. Any price without one. */
export async function payByCard(page: Page, price?: string): Promise<void> {
  await page.getByRole('button', price ? { name: `Pay ${price}`, exact: true } : { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/payment\/success\?transactionId=[0-9a-f]{24}$/);
  await expect(paymentResult(page)).toHaveAttribute('data-course', 'paid');
}

/** Marks this page; a page that was loaded again has lost the mark. */
export const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.marked = 'yes'));
export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked === 'yes');
