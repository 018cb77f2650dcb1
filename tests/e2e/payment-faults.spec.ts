import type { Page } from '@playwright/test';
import { ACCOUNTS, signIn } from './support/accounts';
import { logIn } from './support/log-in';
import { balance, isMarked, mark, payByCard, paymentResult } from './support/pay';
import { LANDMARKS, LOCKED_VIDEO } from './support/places';
import { open } from './support/ready';
import type { Fault, LedgerEntry, Sandbox } from './support/sandbox';
import { expect, test as base } from './support/test';

/** It takes some polling to find out the outcome of a payment attempt. */
const PATIENT = { timeout: 30_000 };

/** The bookings of the fan during a test. */
class Books {
  private before = 0;

  constructor(private readonly sandbox: Sandbox) {}

  private entries = async (): Promise<LedgerEntry[]> => (await this.sandbox.ledger({ user: ACCOUNTS.fan })).entries;

  open = async () => void (this.before = (await this.entries()).length);

  /** Expects so many payments, none of them twice, and a balanced ledger. */
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

const test = base.extend<{ books: Books }>({
  books: async ({ page, servers, sandbox, problems }, provide) => {
    problems.allow(/\/(token-transactions|payment)\/\S+ (answered|failed)/);
    await signIn(page, servers, 'fan');
    const books = new Books(sandbox);
    await books.open();
    await provide(books);
  },
});

type UnlockChoice = 'tokens' | 'card';
const CALLS = { tokens: '/token-transactions/video/{id}', card: '/payment/purchase-video/{id}' } as const;
const PRICES = { tokens: '40 tokens', card: '$4.00' } as const;
const HISTORY = '/token-transactions/user/search';

const unlockDialog = (page: Page) => page.getByRole('dialog', { name: 'Unlock video' });
const pay = (page: Page) => page.getByTestId('pay');
const cardPage = (page: Page) => page.getByRole('button', { name: 'Pay $4.00' });
/** The player has replaced the lock. */
const isOpen = (page: Page) => expect(page.getByTestId('video-player')).toBeVisible(PATIENT);

/** Opens the unlock options of the locked video and selects one: the next click pays. */
async function choose(page: Page, option: UnlockChoice): Promise<void> {
  await open(page, LOCKED_VIDEO);
  await page.getByTestId('unlock-to-watch').click();
  await unlockDialog(page)
    .getByRole('radio', { name: option === 'card' ? /^With card/ : /^With tokens/ })
    .check();
  await expect(pay(page)).toHaveText(`Unlock for ${PRICES[option]}`);
}

/** Continues to the checkout page and returns the id of the payment. */
async function goToCardPage(page: Page): Promise<string> {
  await choose(page, 'card');
  await pay(page).click();
  await expect(cardPage(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

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
      what: 'a proxy answers with a page after tokens were taken',
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
    test(`(${what}) is looked up: ${end}`, async ({ page, sandbox, books }) => {
      await choose(page, choice);
      // Not limited to one call, because browsers retry a call on their own if its connection turns out to be closed.
      await sandbox.fault({ method: 'POST', path: CALLS[choice], ...fault });
      await pay(page).click();
      if (end === 'not charged') {
        await expect(unlockDialog(page).getByText('Nothing was charged. It’s safe to retry.')).toBeVisible(PATIENT);
        await books.have(0);
        await sandbox.clearFaults();
        await pay(page).click();
        if (choice === 'card') await payByCard(page, PRICES.card);
      }
      if (choice === 'tokens') {
        await isOpen(page);
        await expect(balance(page)).toHaveText('460');
      }
      await books.haveOne();
    });
  }

  test("stays unresolved if the history can't be read either, until it can", async ({ page, sandbox, books }) => {
    await choose(page, 'tokens');
    await sandbox.fault({ method: 'POST', path: CALLS.tokens, drop: true, when: 'after' });
    await sandbox.fault({ path: HISTORY, drop: true });
    await pay(page).click();
    await expect(unlockDialog(page).getByText(/We don’t know yet whether/)).toBeVisible(PATIENT);
    await expect(pay(page)).toBeDisabled();
    await unlockDialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(unlockDialog(page).getByText(/We don’t know yet whether/)).toBeVisible();

    await sandbox.clearFaults();
    // A status check may still be in progress and find the payment without another click.
    await expect(async () => {
      if (!(await page.getByTestId('video-player').isVisible()))
        await unlockDialog(page).getByRole('button', { name: 'Check again' }).click({ timeout: 1000 });
      await isOpen(page);
    }).toPass();
    await expect(balance(page)).toHaveText('460');
    await books.haveOne();
  });

  test('during a lost session is reported after login, and nothing is sent again', async ({ page, sandbox, books }) => {
    await choose(page, 'tokens');
    await sandbox.fault({ method: 'POST', path: CALLS.tokens, status: 401, body: {}, when: 'after', times: 1 });
    await pay(page).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(LOCKED_VIDEO)}`);
    await logIn(page, 'fan');
    await expect(page).toHaveURL(LOCKED_VIDEO);
    await isOpen(page);
    await expect(page.getByText(/^Your purchase of “.+” went through\.$/)).toBeVisible(PATIENT);
    await expect(balance(page)).toHaveText('460');
    expect(await books.sent()).toHaveLength(1);
    await books.haveOne();
  });
});

test.describe('while a payment is in progress', () => {
  const takesItsTime = (sandbox: Sandbox) => sandbox.fault({ method: 'POST', path: CALLS.tokens, delay: 2000 });
  const isSent = (books: Books) => expect.poll(async () => (await books.sent()).length).toBe(1);

  test('a double click and three times Enter count as one payment', async ({ page, sandbox, books }) => {
    await choose(page, 'tokens');
    await takesItsTime(sandbox);
    await pay(page).dblclick();
    for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
    await isOpen(page);
    expect(await books.sent()).toHaveLength(1);
    await books.haveOne();
  });

  test('the same payment in a second tab waits, and both unlock', async ({ page, context, sandbox, books }) => {
    const other = await context.newPage();
    await choose(page, 'tokens');
    await choose(other, 'tokens');
    await takesItsTime(sandbox);
    await Promise.all([pay(page).click(), pay(other).click()]);
    await Promise.all([isOpen(page), isOpen(other)]);
    await expect(balance(other)).toHaveText('460');
    expect(await books.sent()).toHaveLength(1);
    await books.haveOne();
  });

  test('a reload loses nothing', async ({ page, sandbox, books }) => {
    await choose(page, 'tokens');
    await takesItsTime(sandbox);
    await pay(page).click();
    await isSent(books);
    await page.reload();
    await isOpen(page);
    await expect(page.getByText(/^Your purchase of “.+” went through\.$/)).toBeVisible(PATIENT);
    await expect(balance(page)).toHaveText('460');
    await books.haveOne();
  });

  test('closing the tab loses nothing', async ({ page, context, sandbox, books }) => {
    await choose(page, 'tokens');
    await takesItsTime(sandbox);
    await pay(page).click();
    await isSent(books);
    await page.close();
    const again = await context.newPage();
    await open(again, LOCKED_VIDEO);
    await isOpen(again);
    await expect(balance(again)).toHaveText('460');
    await books.haveOne();
  });
});

test.describe('a card payment', () => {
  test('left with Back stays open and can be continued', async ({ page, books }) => {
    const id = await goToCardPage(page);
    await page.goBack();
    await expect(unlockDialog(page).getByText(/The payment for “.+” isn’t finished\./)).toBeVisible(PATIENT);
    await expect(pay(page)).toBeDisabled();
    await books.have(0);
    await unlockDialog(page).getByRole('button', { name: 'Continue to payment page' }).click();
    await expect(cardPage(page)).toBeVisible();
    expect(page.url()).toContain(id);
    await payByCard(page, PRICES.card);
    await books.haveOne();
  });

  test('confirmed while no tab is open is reported by the next one', async ({ page, context, sandbox, books }) => {
    const id = await goToCardPage(page);
    await page.close();
    await sandbox.checkout(id, 'pay');
    const next = await context.newPage();
    await open(next, LOCKED_VIDEO);
    await isOpen(next);
    await expect(next.getByText(/^Your purchase of “.+” went through\.$/)).toBeVisible(PATIENT);
    await books.haveOne();
  });

  test('reported by the live connection before the payment page unlocks the video, and is confirmed once more', async ({
    page,
    context,
    sandbox,
    books,
  }) => {
    const other = await context.newPage();
    await open(other, LOCKED_VIDEO);
    await mark(other);
    const id = await goToCardPage(page);
    const back = await sandbox.checkout(id, 'pay');
    await isOpen(other);
    expect(await isMarked(other)).toBe(true);
    await page.goto(back);
    await expect(paymentResult(page)).toHaveAttribute('data-progress', 'paid');
    await books.haveOne();
  });

  test('never redirects to anything but a web address', async ({ page, sandbox, books }) => {
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
    await books.have(0);
  });

  test("with a coupon used meanwhile shows the server's refusal, and continues without it", async ({
    page,
    servers,
    sandbox,
    books,
  }) => {
    await choose(page, 'card');
    await unlockDialog(page).getByRole('textbox', { name: 'Coupon' }).fill(LANDMARKS.coupons.valid);
    await unlockDialog(page).getByRole('button', { name: 'Apply coupon' }).click();
    await expect(pay(page)).toHaveText('Unlock for $3.20');
    await useCoupon(page, servers.api, sandbox);
    await books.open();

    await pay(page).click();
    await expect(unlockDialog(page).getByText('You’ve already used this code.')).toBeVisible();
    await books.have(0);
    await expect(unlockDialog(page).getByText(LANDMARKS.coupons.valid), 'what was typed is still there').toBeVisible();
    await unlockDialog(page)
      .getByRole('button', { name: `Remove coupon ${LANDMARKS.coupons.valid}` })
      .click();
    await expect(pay(page)).toHaveText(`Unlock for ${PRICES.card}`);
    await pay(page).click();
    await payByCard(page, PRICES.card);
    await books.have(1);
  });
});

/** The fan uses the coupon on another device. */
async function useCoupon(page: Page, api: string, sandbox: Sandbox): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const { data: product } = (await (
    await page.request.get(`${api}/user/assets/products/${LANDMARKS.digitalProduct}`)
  ).json()) as { data: { _id: string } };
  const answer = await page.request.post(`${api}/payment/purchase-products`, {
    headers: { Authorization: token },
    data: { products: [{ _id: product._id, quantity: 1 }], couponCode: LANDMARKS.coupons.valid },
  });
  const { data: payment } = (await answer.json()) as { data: { _id: string } };
  await sandbox.checkout(payment._id, 'pay');
}

test.describe('the cart', () => {
  /** Puts the product into the cart, and chooses to pay with tokens. */
  async function fillCart(page: Page, slug: string): Promise<void> {
    await open(page, `/product/${slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'In cart · View cart' }).press('Enter');
    await expect(page).toHaveURL('/cart');
    await page.getByRole('radio', { name: /^Tokens/ }).check();
  }

  test('stops at a changed price, and pays the accepted one', async ({ page, sandbox, books }) => {
    await fillCart(page, LANDMARKS.digitalProduct);
    await expect(pay(page)).toHaveText('Buy 1 item for 40 tokens');
    await sandbox.product(LANDMARKS.digitalProduct, { price: 6 });
    await pay(page).click();
    await expect(page.getByText('The price changed from 40 tokens to 60 tokens.')).toBeVisible();
    expect(await books.sent()).toEqual([]);
    await page.getByRole('button', { name: 'Accept new price' }).click();
    await expect(pay(page)).toHaveText('Buy 1 item for 60 tokens');
    await pay(page).click();
    await expect(page.getByTestId('order-placed')).toBeVisible();
    await expect(balance(page)).toHaveText('440');
    await books.haveOne();
  });

  test('sold out at the moment of payment says so and keeps the typed address', async ({ page, sandbox, books }) => {
    await fillCart(page, LANDMARKS.physicalProduct);
    await page.getByRole('textbox', { name: 'Street address, city, state or region' }).fill('1 Long Lane, Leeds');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ label: 'Germany' });
    await sandbox.fault({ method: 'POST', path: '/token-transactions/products', delay: 1500 });
    await pay(page).click();
    await expect.poll(async () => (await books.sent()).length).toBe(1);
    await sandbox.product(LANDMARKS.physicalProduct, { stock: 0 });
    await expect(page.getByTestId('cart-line')).toContainText('Sold out.');
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expect(balance(page)).toHaveText('500');
    await books.have(0);

    await sandbox.product(LANDMARKS.physicalProduct, { stock: 5 });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Street address, city, state or region' })).toHaveValue(
      '1 Long Lane, Leeds',
    );
  });
});
