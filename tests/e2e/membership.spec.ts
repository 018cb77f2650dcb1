import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { LANDMARKS } from './support/places';
import { open } from './support/ready';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

/** For members and for subscribers of its owner, which the fan is not. */
const MEMBERS_VIDEO = `/video/${LANDMARKS.discussedVideo}`;
const SAFE_TO_LEAVE =
  'You can safely leave this page. We’ll notify you when the payment is confirmed, and you’ll find it in your card payments.';

const days = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const inDays = (count: number) => days.format(Date.now() + count * 86_400_000);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const joinButton = (page: Page) => page.getByTestId('join');

/** Clicks the button that pays and waits for the checkout page. Returns the id of the payment. */
async function goAndPay(page: Page, pay: () => Promise<void>): Promise<string> {
  await pay();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f]{24}\?/);
  return /checkout\/(\w+)/.exec(page.url())?.[1] ?? '';
}

/** Disables timers of a second or more from the next page on, so that it can't poll: only an event can update it. */
const disablePolling = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, wait = 0) => (wait < 1000 ? setTimeout(run, wait) : 0)) as typeof setTimeout;
  });

/** Expects that a payment was booked once and that the ledger balances. */
async function expectBookedOnce(sandbox: Sandbox, transactionId: string): Promise<void> {
  const { entries, sums, agrees } = await sandbox.ledger({ transactionId });
  expect(entries.filter(({ currency }) => currency === 'money')).toHaveLength(1);
  expect(sums).toEqual({ token: 0, money: 0 });
  expect(agrees).toBe(true);
}

test('a membership shows its terms above the button; the result page waits for the live connection, and then members-only content is open', async ({
  page,
  servers,
  sandbox,
}) => {
  await setSessionCookie(page, servers, 'fan');
  await open(page, MEMBERS_VIDEO);
  await expect(page.getByTestId('ways-to-watch')).toBeVisible();

  await open(page, '/membership');
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  const terms = page.getByRole('group', { name: 'Monthly: terms' });
  await expect(joinButton(page)).toHaveText('Join for $14.99');
  const buttonTop = (await joinButton(page).boundingBox())?.y ?? 0;
  for (const sentence of [
    'You pay $14.99 today.',
    `Renews on ${inDays(30)} for $14.99 and every 30 days after that, until you cancel.`,
    'Cancel anytime in two clicks. You keep access until the end of the period you paid for.',
  ]) {
    const sentenceText = terms.getByText(sentence, { exact: true });
    await expect(sentenceText).toBeVisible();
    const { y = 0, height = 0 } = (await sentenceText.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(buttonTop);
  }

  const id = await goAndPay(page, () => joinButton(page).dblclick());
  const calls = await sandbox.requests('POST', '/payment/subscribe');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers['idempotency-key']).toBeTruthy();
  await expect(page.getByRole('heading', { name: 'Pay $14.99' })).toBeVisible();

  // The provider redirects the browser before it has decided.
  await disablePolling(page);
  await open(page, `/payment/success?transactionId=${id}`);
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  await expect(page.getByText(SAFE_TO_LEAVE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to “Monthly membership”' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('status').first(), 'connected').toHaveText('');
  expect((await sandbox.ledger({ transactionId: id })).entries, 'nothing is charged so far').toEqual([]);

  await sandbox.checkout(id, 'pay');
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expect(page.getByTestId('payment-result')).toContainText('You paid$14.99');
  await expect(page.getByTestId('balance'), 'the gift of the plan').toHaveText('550');
  await expectAccessible(page);
  await expectBookedOnce(sandbox, id);

  await page.getByRole('link', { name: 'Back to “Monthly membership”' }).click();
  await expect(page.getByRole('region', { name: 'You’re a member' })).toContainText(`Active, renews on ${inDays(30)}`);
  await expect(joinButton(page)).toHaveCount(0);
  await open(page, MEMBERS_VIDEO);
  await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
  await expect(page.getByTestId('ways-to-watch')).toHaveCount(0);
});

test('a declined payment costs nothing and leads back to the plan, which can be paid then', async ({
  page,
  servers,
  sandbox,
}) => {
  await setSessionCookie(page, servers, 'fan');
  await open(page, '/membership');
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  const declined = await goAndPay(page, () => joinButton(page).click());
  await page.getByRole('button', { name: /^Decline/ }).click();
  await expect(page).toHaveURL(`/payment/cancel?transactionId=${declined}`);
  await expect(heading(page, 'Your payment didn’t go through')).toBeVisible();
  await expect(page.getByText('Nothing was charged.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to “Yearly membership” and retry' }).click();
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  const paid = await goAndPay(page, () => joinButton(page).click());
  expect(paid).not.toBe(declined);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expectBookedOnce(sandbox, paid);
  expect((await sandbox.ledger({ transactionId: declined })).entries).toEqual([]);
});
