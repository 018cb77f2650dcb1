import type { Page } from '@playwright/test';
import { isMarked, mark, payByCard, paymentResult } from './support/pay';
import { CALLS, choose, expectUnlocked, PATIENT, pay, PRICES, test, unlockDialog } from './support/payments';
import { LANDMARKS, LOCKED_VIDEO } from './support/places';
import { open } from './support/ready';
import type { Sandbox } from './support/sandbox';
import { expect } from './support/test';

const cardPage = (page: Page) => page.getByRole('button', { name: 'Pay $4.00' });

/** Continues to the checkout page and returns the id of the payment. */
async function goToCardPage(page: Page): Promise<string> {
  await choose(page, 'card');
  await pay(page).click();
  await expect(cardPage(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The fan uses the coupon on another device. */
async function useCoupon(page: Page, api: string, sandbox: Sandbox): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const { data: product } = (await (
    await page.request.get(`${api}/user/assets/products/${LANDMARKS.digitalProduct}`)
  ).json()) as { data: { _id: string } };
  const response = await page.request.post(`${api}/payment/purchase-products`, {
    headers: { Authorization: token },
    data: { products: [{ _id: product._id, quantity: 1 }], couponCode: LANDMARKS.coupons.valid },
  });
  const { data: payment } = (await response.json()) as { data: { _id: string } };
  await sandbox.checkout(payment._id, 'pay');
}

test.describe('a card payment', () => {
  test('left with Back stays open and can be continued', async ({ page, ledger }) => {
    const id = await goToCardPage(page);
    await page.goBack();
    await expect(unlockDialog(page).getByText(/You didn’t finish paying for “.+”\./)).toBeVisible(PATIENT);
    await expect(pay(page)).toHaveCount(0);
    await ledger.expectPayments(0);
    await unlockDialog(page).getByRole('button', { name: 'Continue to payment page' }).click();
    await expect(cardPage(page)).toBeVisible();
    expect(page.url()).toContain(id);
    await payByCard(page, PRICES.card);
    await ledger.expectOnePayment();
  });

  test('confirmed while no tab is open is reported by the next one', async ({ page, context, sandbox, ledger }) => {
    const id = await goToCardPage(page);
    await page.close();
    await sandbox.checkout(id, 'pay');
    const next = await context.newPage();
    await open(next, LOCKED_VIDEO);
    await expectUnlocked(next);
    await expect(next.getByText(/^Your payment for “.+” went through\.$/)).toBeVisible(PATIENT);
    await ledger.expectOnePayment();
  });

  test('reported by the live connection before the payment page unlocks the video, and is confirmed once more', async ({
    page,
    context,
    sandbox,
    ledger,
  }) => {
    const other = await context.newPage();
    await open(other, LOCKED_VIDEO);
    await mark(other);
    const id = await goToCardPage(page);
    const back = await sandbox.checkout(id, 'pay');
    await expectUnlocked(other);
    expect(await isMarked(other)).toBe(true);
    await page.goto(back);
    await expect(paymentResult(page)).toHaveAttribute('data-progress', 'paid');
    await ledger.expectOnePayment();
  });

  test('never redirects to anything but a web address', async ({ page, sandbox, ledger }) => {
    await choose(page, 'card');
    const paymentUrl = 'javascript:void (document.documentElement.dataset.hit = "yes")';
    await sandbox.fault({
      method: 'POST',
      path: CALLS.card,
      status: 200,
      body: { status: 0, data: { _id: 'f'.repeat(24), paymentUrl } },
      times: 1,
    });
    await pay(page).click();
    await expect(
      unlockDialog(page).getByText('The payment page couldn’t be opened. Nothing was charged.'),
    ).toBeVisible();
    await expect(page).toHaveURL(LOCKED_VIDEO);
    await expect(page.locator('html')).not.toHaveAttribute('data-hit', 'yes');
    await ledger.expectPayments(0);
  });

  test("with a coupon used meanwhile shows the server's refusal, and continues without it", async ({
    page,
    servers,
    sandbox,
    ledger,
  }) => {
    await choose(page, 'card');
    await unlockDialog(page).getByRole('textbox', { name: 'Coupon' }).fill(LANDMARKS.coupons.valid);
    await unlockDialog(page).getByRole('button', { name: 'Apply coupon' }).click();
    await expect(pay(page)).toHaveText('Unlock for $3.20');
    await useCoupon(page, servers.api, sandbox);
    await ledger.reset();

    await pay(page).click();
    await expect(unlockDialog(page).getByText('You’ve already used this code.')).toBeVisible();
    await ledger.expectPayments(0);
    await expect(unlockDialog(page).getByText(LANDMARKS.coupons.valid), 'what was typed is still there').toBeVisible();
    await unlockDialog(page)
      .getByRole('button', { name: `Remove coupon ${LANDMARKS.coupons.valid}` })
      .click();
    await expect(pay(page)).toHaveText(`Unlock for ${PRICES.card}`);
    await pay(page).click();
    await payByCard(page, PRICES.card);
    await ledger.expectPayments(1);
  });
});
