import type { Page } from '@playwright/test';
import { ACCOUNTS, setSessionCookie } from './accounts';
import { LOCKED_VIDEO } from './places';
import { open } from './ready';
import type { LedgerEntry, Sandbox } from './sandbox';
import { expect, test as base } from './test';

/** It takes some polling to find out the outcome of a payment attempt. */
export const PATIENT = { timeout: 30_000 };

/** The fan's entries in the ledger since the start of the test, or since `reset`. */
export class PaymentLedger {
  private before = 0;

  constructor(private readonly sandbox: Sandbox) {}

  private entries = async (): Promise<LedgerEntry[]> => (await this.sandbox.ledger({ user: ACCOUNTS.fan })).entries;

  reset = async () => void (this.before = (await this.entries()).length);

  /** Expects this number of payments, none of them twice, and a balanced ledger. */
  async expectPayments(count: number): Promise<void> {
    const entries = (await this.entries()).slice(this.before);
    expect(entries).toHaveLength(count);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(count);
    const { sums, agrees } = await this.sandbox.ledger();
    expect({ sums, agrees }).toEqual({ sums: { token: 0, money: 0 }, agrees: true });
  }

  /** Expects one payment with one idempotency key, however often the call was sent. */
  async expectOnePayment(): Promise<void> {
    await this.expectPayments(1);
    expect(new Set((await this.getPaymentCalls()).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  }

  /** The calls that spend tokens or money. */
  getPaymentCalls = async () =>
    (await this.sandbox.requests('POST')).filter(({ path }) => /^\/(token-transactions|payment)\//.test(path));
}

export const test = base.extend<{ ledger: PaymentLedger }>({
  ledger: async ({ page, servers, sandbox, problems }, provide) => {
    problems.allow(/\/(token-transactions|payment)\/\S+ (responded with|failed)/);
    await setSessionCookie(page, servers, 'fan');
    const ledger = new PaymentLedger(sandbox);
    await ledger.reset();
    await provide(ledger);
  },
});

export type UnlockChoice = 'tokens' | 'card';
export const CALLS = { tokens: '/token-transactions/video/{id}', card: '/payment/purchase-video/{id}' } as const;
export const PRICES = { tokens: '40 tokens', card: '$4.00' } as const;

export const unlockDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock video' });
export const pay = (page: Page) => page.getByTestId('pay');
/** Expects the player instead of the lock. */
export const expectUnlocked = (page: Page) => expect(page.getByTestId('video-player')).toBeVisible(PATIENT);

/** Opens the unlock options of the locked video and selects one: the next click pays. */
export async function choose(page: Page, option: UnlockChoice): Promise<void> {
  await open(page, LOCKED_VIDEO);
  await page.getByTestId('ways-to-watch').click();
  await unlockDialog(page)
    .getByRole('radio', { name: option === 'card' ? /^Pay by card/ : /^Pay with tokens/ })
    .check();
  await expect(pay(page)).toHaveText(`Unlock for ${PRICES[option]}`);
}
