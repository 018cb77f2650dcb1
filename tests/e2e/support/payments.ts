import type { Page } from '@playwright/test';
import { ACCOUNTS, signIn } from './accounts';
import { LOCKED_VIDEO } from './places';
import { open } from './ready';
import type { LedgerEntry, Sandbox } from './sandbox';
import { expect, test as base } from './test';

/** It takes some polling to find out the outcome of a payment attempt. */
export const PATIENT = { timeout: 30_000 };

/** The bookings of the fan during a test. */
export class Books {
  private before = 0;

  constructor(private readonly sandbox: Sandbox) {}

  private entries = async (): Promise<LedgerEntry[]> => (await this.sandbox.ledger({ user: ACCOUNTS.fan })).entries;

  open = async () => void (this.before = (await this.entries()).length);

  /** Expects this number of payments, none of them twice, and a balanced ledger. */
  async have(count: number): Promise<void> {
    const entries = (await this.entries()).slice(this.before);
    expect(entries).toHaveLength(count);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(count);
    const { sums, agrees } = await this.sandbox.ledger();
    expect({ sums, agrees }).toEqual({ sums: { token: 0, money: 0 }, agrees: true });
  }

  /** However often the payment was sent, it used one key and is booked once. */
  async haveOne(): Promise<void> {
    await this.have(1);
    expect(new Set((await this.sent()).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  }

  /** The calls that spend. */
  sent = async () =>
    (await this.sandbox.requests('POST')).filter(({ path }) => /^\/(token-transactions|payment)\//.test(path));
}

export const test = base.extend<{ books: Books }>({
  books: async ({ page, servers, sandbox, problems }, provide) => {
    problems.allow(/\/(token-transactions|payment)\/\S+ (responded with|failed)/);
    await signIn(page, servers, 'fan');
    const books = new Books(sandbox);
    await books.open();
    await provide(books);
  },
});

export type UnlockChoice = 'tokens' | 'card';
export const CALLS = { tokens: '/token-transactions/video/{id}', card: '/payment/purchase-video/{id}' } as const;
export const PRICES = { tokens: '40 tokens', card: '$4.00' } as const;

export const unlockDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock video' });
export const pay = (page: Page) => page.getByTestId('pay');
/** The player has replaced the lock. */
export const isOpen = (page: Page) => expect(page.getByTestId('video-player')).toBeVisible(PATIENT);

/** Opens the unlock options of the locked video and selects one: the next click pays. */
export async function choose(page: Page, option: UnlockChoice): Promise<void> {
  await open(page, LOCKED_VIDEO);
  await page.getByTestId('ways-to-watch').click();
  await unlockDialog(page)
    .getByRole('radio', { name: option === 'card' ? /^Pay by card/ : /^Pay with tokens/ })
    .check();
  await expect(pay(page)).toHaveText(`Unlock for ${PRICES[option]}`);
}
