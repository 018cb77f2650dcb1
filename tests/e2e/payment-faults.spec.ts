import { logInByForm } from './support/log-in';
import { balance, payByCard } from './support/pay';
import {
  CALLS,
  choose,
  expectUnlocked,
  PATIENT,
  pay,
  PRICES,
  test,
  unlockDialog,
  type PaymentLedger,
  type UnlockChoice,
} from './support/payments';
import { LOCKED_VIDEO } from './support/places';
import { open } from './support/ready';
import type { Fault, Sandbox } from './support/sandbox';
import { expect } from './support/test';

const HISTORY = '/token-transactions/user/search';

test.describe('a lost response', () => {
  const LOSSES: { what: string; choice: UnlockChoice; fault: Partial<Fault>; end: 'paid' | 'not charged' }[] = [
    {
      what: 'the connection drops before tokens are taken',
      choice: 'tokens',
      fault: { drop: true },
      end: 'not charged',
    },
    {
      what: 'the connection drops after tokens were taken',
      choice: 'tokens',
      fault: { drop: true, when: 'after' },
      end: 'paid',
    },
    {
      what: 'the server fails before tokens are taken',
      choice: 'tokens',
      fault: { status: 500, body: { message: 'Sorry' } },
      end: 'not charged',
    },
    {
      what: 'a proxy responds with a page after tokens were taken',
      choice: 'tokens',
      fault: { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html', when: 'after' },
      end: 'paid',
    },
    {
      what: 'the connection drops before a card payment is started',
      choice: 'card',
      fault: { drop: true },
      end: 'not charged',
    },
    {
      what: 'the connection drops after a card payment was started',
      choice: 'card',
      fault: { drop: true, when: 'after' },
      end: 'not charged',
    },
  ];

  for (const { what, choice, fault, end } of LOSSES) {
    test(`(${what}) is looked up: ${end}`, async ({ page, sandbox, ledger }) => {
      await choose(page, choice);
      // Not limited to one call, because browsers retry a call on their own if its connection turns out to be closed.
      await sandbox.fault({ method: 'POST', path: CALLS[choice], ...fault });
      await pay(page).click();
      if (end === 'not charged') {
        await expect(unlockDialog(page).getByText('Nothing was charged. It’s safe to retry.')).toBeVisible(PATIENT);
        await ledger.expectPayments(0);
        await sandbox.clearFaults();
        await pay(page).click();
        if (choice === 'card') await payByCard(page, PRICES.card);
      }
      if (choice === 'tokens') {
        await expectUnlocked(page);
        await expect(balance(page)).toHaveText('460');
      }
      await ledger.expectOnePayment();
    });
  }

  test("stays unresolved if the history can't be read either, until it can", async ({ page, sandbox, ledger }) => {
    await choose(page, 'tokens');
    await sandbox.fault({ method: 'POST', path: CALLS.tokens, drop: true, when: 'after' });
    await sandbox.fault({ path: HISTORY, drop: true });
    await pay(page).click();
    await expect(unlockDialog(page).getByText(/We don’t know yet whether/)).toBeVisible(PATIENT);
    await expect(pay(page)).toHaveCount(0);
    await unlockDialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(unlockDialog(page).getByText(/We don’t know yet whether/)).toBeVisible();

    await sandbox.clearFaults();
    // A status check may still be in progress and find the payment without another click.
    await expect(async () => {
      if (!(await page.getByTestId('video-player').isVisible()))
        await unlockDialog(page).getByRole('button', { name: 'Check again' }).click({ timeout: 1000 });
      await expectUnlocked(page);
    }).toPass();
    await expect(balance(page)).toHaveText('460');
    await ledger.expectOnePayment();
  });

  test('during a lost session is reported after login, and nothing is sent again', async ({
    page,
    sandbox,
    ledger,
  }) => {
    await choose(page, 'tokens');
    await sandbox.fault({ method: 'POST', path: CALLS.tokens, status: 401, body: {}, when: 'after', times: 1 });
    await pay(page).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(`${LOCKED_VIDEO}#purchase`)}`));
    await logInByForm(page, 'fan');
    await expect(page).toHaveURL(new RegExp(`${LOCKED_VIDEO}(#|$)`));
    await expectUnlocked(page);
    await expect(page.getByText(/^Your payment for “.+” went through\.$/)).toBeVisible(PATIENT);
    await expect(balance(page)).toHaveText('460');
    expect(await ledger.getPaymentCalls()).toHaveLength(1);
    await ledger.expectOnePayment();
  });
});

test.describe('while a payment is in progress', () => {
  const takesItsTime = (sandbox: Sandbox) => sandbox.fault({ method: 'POST', path: CALLS.tokens, delay: 2000 });
  const expectSent = (ledger: PaymentLedger) =>
    expect.poll(async () => (await ledger.getPaymentCalls()).length).toBe(1);

  test('a double click and three times Enter count as one payment', async ({ page, sandbox, ledger }) => {
    await choose(page, 'tokens');
    await takesItsTime(sandbox);
    await pay(page).dblclick();
    for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
    await expectUnlocked(page);
    expect(await ledger.getPaymentCalls()).toHaveLength(1);
    await ledger.expectOnePayment();
  });

  test('the same payment in a second tab waits, and both unlock', async ({ page, context, sandbox, ledger }) => {
    const other = await context.newPage();
    await choose(page, 'tokens');
    await choose(other, 'tokens');
    await takesItsTime(sandbox);
    await Promise.all([pay(page).click(), pay(other).click()]);
    await Promise.all([expectUnlocked(page), expectUnlocked(other)]);
    await expect(balance(other)).toHaveText('460');
    expect(await ledger.getPaymentCalls()).toHaveLength(1);
    await ledger.expectOnePayment();
  });

  test('a reload loses nothing', async ({ page, sandbox, ledger }) => {
    await choose(page, 'tokens');
    await takesItsTime(sandbox);
    await pay(page).click();
    await expectSent(ledger);
    await page.reload();
    await expectUnlocked(page);
    await expect(page.getByText(/^Your payment for “.+” went through\.$/)).toBeVisible(PATIENT);
    await expect(balance(page)).toHaveText('460');
    await ledger.expectOnePayment();
  });

  test('closing the tab loses nothing', async ({ page, context, sandbox, ledger }) => {
    await choose(page, 'tokens');
    await takesItsTime(sandbox);
    await pay(page).click();
    await expectSent(ledger);
    await page.close();
    const again = await context.newPage();
    await open(again, LOCKED_VIDEO);
    await expectUnlocked(again);
    await expect(balance(again)).toHaveText('460');
    await ledger.expectOnePayment();
  });
});
