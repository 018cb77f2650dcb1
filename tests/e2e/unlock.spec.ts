import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ACCOUNTS, setSessionCookie } from './support/accounts';
import { balance, isMarked, mark, payByCard, paymentResult } from './support/pay';
import { LOCKED_GALLERY, LOCKED_VIDEO, OWNED_VIDEO } from './support/places';
import { open } from './support/ready';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const unlockDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock video' });
const pay = (page: Page) => page.getByTestId('pay');

/** The paths of the calls that spend. */
const getPayments = async (sandbox: Sandbox) =>
  (await sandbox.requests('POST'))
    .map(({ path }) => path)
    .filter((path) => /^\/(token-transactions|payment)\//.test(path));

test('a fan with too few tokens tops up in place, returns from the payment page to the same dialog, and watches without a reload', async ({
  page,
  servers,
  sandbox,
}) => {
  await setSessionCookie(page, servers, 'fan');
  await sandbox.balance(ACCOUNTS.fan, 10);
  await open(page, LOCKED_VIDEO);
  await page.getByTestId('ways-to-watch').click();
  await expect(unlockDialog(page).getByText('You have 10 tokens. You need 30 tokens more.')).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Get more tokens' }).click();
  const topUp = page.getByTestId('top-up');
  await expect(topUp.getByRole('radio', { name: /^50 tokens/ })).toBeChecked();
  await expect(page).toHaveURL(LOCKED_VIDEO);
  await expectAccessible(page);

  await topUp.getByRole('button', { name: 'Buy 50 tokens for $4.99' }).click();
  await payByCard(page, '$4.99');
  await expect(balance(page)).toHaveText('60');
  await expectAccessible(page);
  await paymentResult(page).getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(LOCKED_VIDEO);
  await expect(unlockDialog(page).getByRole('radio', { name: /^Pay with tokens/ })).toBeChecked();
  await expect(pay(page)).toHaveText('Unlock for 40 tokens');
  expect(await getPayments(sandbox), 'nothing is bought without a click').toEqual([
    expect.stringMatching(/^\/payment\/purchase-tokens\/[0-9a-f]{24}$/),
  ]);
  await expectAccessible(page);

  await mark(page);
  await pay(page).click();
  await expect(unlockDialog(page)).toHaveCount(0);
  await expect(balance(page)).toHaveText('20');
  await expect
    .poll(() =>
      page
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime)
        .catch(() => 0),
    )
    .toBeGreaterThan(0.5);
  expect(await isMarked(page)).toBe(true);
});

test('a gallery opens for tokens without a reload, and the balance in another tab follows', async ({
  page,
  servers,
  context,
}) => {
  await setSessionCookie(page, servers, 'fan');
  const other = await context.newPage();
  await open(other, OWNED_VIDEO);
  await expect(balance(other)).toHaveText('500');
  await page.bringToFront();
  await open(page, LOCKED_GALLERY);
  await mark(page);

  await page.getByTestId('unlock-to-open').click();
  await expect(page.getByRole('dialog', { name: 'Unlock gallery' })).toBeVisible();
  await expect(pay(page)).toHaveText('Unlock for 22 tokens');
  await pay(page).click();
  await expect(page.getByRole('list', { name: /photos$/i }).getByRole('link')).toHaveCount(24);
  await expect(page.getByTestId('gallery-locked')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await expect(balance(other)).toHaveText('478');
});
