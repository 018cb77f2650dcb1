import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { LANDMARKS } from './support/places';
import { alive, open } from './support/ready';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const FAN = 'fan@example.com';
/** For members and for subscribers of its owner, which the fan is not. */
const MEMBERS_VIDEO = `/video/${LANDMARKS.discussedVideo}`;
const SAFE_TO_LEAVE =
  'You can safely leave this page. We’ll notify you when the payment is confirmed, and you’ll find it in your card payments.';

const days = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const inDays = (count: number) => days.format(Date.now() + count * 86_400_000);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const agreement = (page: Page, plan: string) => page.getByRole('group', { name: `${plan}: terms` });
const joinButton = (page: Page) => page.getByTestId('join');
const membershipCard = (page: Page) => page.getByRole('region', { name: 'You’re a member' });
const performerRows = (page: Page) => page.getByRole('region', { name: 'Performers' }).getByRole('article');
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('[popover] p', { hasText: text });
const onToast = (page: Page, message: string, name: string) =>
  toast(page, message).locator('..').getByRole('button', { name });
const live = (page: Page) => page.getByRole('banner').getByRole('status').first();

/** Clicks the button that pays and waits for the checkout page. Returns the id of the payment. */
async function goAndPay(page: Page, pay: () => Promise<void>): Promise<string> {
  await pay();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f]{24}\?/);
  return /checkout\/(\w+)/.exec(page.url())?.[1] ?? '';
}

/** Clicks a button on the checkout page. */
async function decide(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/payment\//);
  await alive(page);
}

/** Selects the plan and clicks its button. */
const join = (page: Page, plan: string) =>
  goAndPay(page, async () => {
    await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
    await joinButton(page).click();
  });

/** Disables timers of a second or more from the next page on, so that it can't poll: only an event can update it. */
const answerNothing = (page: Page) =>
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

const called = async (sandbox: Sandbox, path: string) =>
  (await sandbox.requests('POST', path)).map((request) => request.path);

test.describe('joining a membership', () => {
  test.beforeEach(({ page, servers }) => signIn(page, servers, 'fan').then(() => undefined));

  test('shows its terms above the button; the result page waits for the live connection, and then members-only content is open', async ({
    page,
    sandbox,
  }) => {
    await open(page, MEMBERS_VIDEO);
    await expect(page.getByTestId('unlock-to-watch')).toBeVisible();

    await open(page, '/membership');
    await page.getByRole('radio', { name: /^Monthly/ }).check();
    const terms = agreement(page, 'Monthly');
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
    await answerNothing(page);
    await open(page, `/payment/success?transactionId=${id}`);
    await expect(heading(page, 'Waiting for your payment')).toBeVisible();
    await expect(page.getByText(SAFE_TO_LEAVE)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to “Monthly membership”' })).toBeVisible();
    await expectAccessible(page);
    await expect(live(page)).toHaveText('');
    expect((await sandbox.ledger({ transactionId: id })).entries, 'nothing is charged so far').toEqual([]);

    await sandbox.checkout(id, 'pay');
    await expect(heading(page, 'Payment complete')).toBeVisible();
    await expect(page.getByTestId('payment-result')).toContainText('You paid$14.99');
    await expect(page.getByTestId('balance'), 'the gift of the plan').toHaveText('550');
    await expectAccessible(page);
    await expectBookedOnce(sandbox, id);

    await page.getByRole('link', { name: 'Back to “Monthly membership”' }).click();
    await expect(membershipCard(page)).toContainText(`Active, renews on ${inDays(30)}`);
    await expect(joinButton(page)).toHaveCount(0);
    await open(page, MEMBERS_VIDEO);
    await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
    await expect(page.getByTestId('unlock-to-watch')).toHaveCount(0);
  });

  test('without a live connection, polls until a slow payment is decided', async ({
    page,
    sandbox,
    problems,
    isMobile,
  }) => {
    test.skip(isMobile, 'The same on every screen.');
    problems.allow(/WebSocket connection to \S+ failed/);
    problems.allow(/transport=polling\S* answered 403$/);
    await sandbox.fault({ path: '/socket.io/*', status: 503 });
    await open(page, '/membership');
    const id = await join(page, 'Monthly');
    await page.goto(`${page.url()}&delay=10000`);
    await decide(page, /^Slow/);
    await expect(page).toHaveURL(`/payment/success?transactionId=${id}`);
    await expect(heading(page, 'Waiting for your payment')).toBeVisible();
    await expect(live(page)).not.toHaveText('');
    await expect(heading(page, 'Payment complete')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByTestId('balance')).toHaveText('550');
    await expectBookedOnce(sandbox, id);
  });

  test('a declined or closed payment costs nothing and leads back to the plan; claims in the address are ignored', async ({
    page,
    sandbox,
    isMobile,
  }) => {
    test.skip(isMobile, 'The same on every screen.');
    await open(page, '/membership');
    const declined = await join(page, 'Yearly');
    await decide(page, /^Decline/);
    await expect(page).toHaveURL(`/payment/cancel?transactionId=${declined}`);
    await expect(heading(page, 'Your payment didn’t go through')).toBeVisible();
    await expect(page.getByText('Nothing was charged.', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Back to “Yearly membership” and retry' }).click();
    await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
    await expect(joinButton(page)).toBeEnabled();
    const closed = await goAndPay(page, () => joinButton(page).click());
    expect(closed).not.toBe(declined);
    await decide(page, /^Close/);
    await expect(heading(page, 'You canceled the payment')).toBeVisible();
    await expect(page.getByText('Nothing was charged. Your cart and choices are saved.')).toBeVisible();
    expect((await sandbox.ledger({ user: FAN, reason: 'subscription_package' })).entries).toEqual([]);

    await page.getByRole('link', { name: 'Back to “Yearly membership” and retry' }).click();
    const paid = await goAndPay(page, () => joinButton(page).click());
    await open(page, `/payment/cancel?transactionId=${paid}`);
    await expect(heading(page, 'You left the payment page')).toBeVisible();
    await expect(
      page.getByText('Nothing has been charged so far. We’re confirming this with the payment provider.'),
    ).toBeVisible();
    await sandbox.checkout(paid, 'pay');
    await expect(heading(page, 'Payment complete')).toBeVisible();
    await open(page, `/payment/success?transactionId=${declined}`);
    await expect(heading(page, 'Your payment didn’t go through')).toBeVisible();
    await open(page, '/payment/success?transactionId=000000000000000000000000');
    await expect(heading(page, 'We can’t confirm this payment yet')).toBeVisible();
    await expectBookedOnce(sandbox, paid);
    expect(
      (await sandbox.ledger({ user: FAN, reason: 'subscription_package' })).entries.filter(
        ({ currency }) => currency === 'money',
      ),
    ).toHaveLength(1);
  });
});

test('a membership is canceled in two clicks, stays active until its end, and can be renewed without losing a day', async ({
  page,
  servers,
  sandbox,
}) => {
  const token = await signIn(page, servers, 'fan');
  const headers = { Authorization: token };
  const plans = (await (await page.request.get(`${servers.api}/package/subscription/search`)).json()) as {
    data: { data: { _id: string; name: string }[] };
  };
  const packageId = plans.data.data.find(({ name }) => name === 'Monthly')?._id;
  const started = (await (
    await page.request.post(`${servers.api}/payment/subscribe`, { headers, data: { packageId } })
  ).json()) as { data: { _id: string } };
  await sandbox.checkout(started.data._id, 'pay');

  await open(page, '/user/subscriptions');
  const membership = row(page, 'Membership');
  await expect(membership).toContainText(`Active, renews on ${inDays(30)}`);
  await expect(membership).toContainText('$14.99 every 30 days');

  const leave = async () => {
    await membership.getByRole('button', { name: 'Cancel membership' }).click();
    const question = membership.getByRole('group', { name: 'Cancel your membership?' });
    await expect(question).toContainText(`You keep access until ${inDays(30)}, and you won’t be charged again.`);
    await expect(question).toContainText('Anything you buy separately stays yours.');
    return question;
  };
  const question = await leave();
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(membership).toContainText('Active, renews on');

  const expected = `Your membership is canceled. You keep access until ${inDays(30)}.`;
  await (await leave()).getByRole('button', { name: 'Cancel membership' }).click();
  await expect(membership).toContainText(`Canceled, access until ${inDays(30)}`);
  await onToast(page, expected, 'Undo').click();
  await expect(membership).toContainText(`Active, renews on ${inDays(30)}`);
  expect(await called(sandbox, '/subscriptions/cancel')).toEqual([]);

  await (await leave()).getByRole('button', { name: 'Cancel membership' }).click();
  await onToast(page, expected, 'Dismiss').click();
  await expect.poll(() => called(sandbox, '/subscriptions/cancel')).toEqual(['/subscriptions/cancel']);
  await expect(membership).toContainText(`Canceled, access until ${inDays(30)}`);
  await open(page, MEMBERS_VIDEO);
  await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();

  await open(page, '/user/subscriptions');
  await membership.getByRole('link', { name: 'Rejoin' }).click();
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
  await expect(agreement(page, 'Monthly')).toContainText(
    `It starts on ${inDays(30)}, when your current period ends. Renews on ${inDays(60)} for $14.99`,
  );
  const again = await goAndPay(page, () => joinButton(page).click());
  await decide(page, /^Pay/);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await open(page, '/user/subscriptions');
  await expect(membership).toContainText(`Active, renews on ${inDays(60)}`);
  await expectBookedOnce(sandbox, again);
});

test('subscriptions are sorted by next charge; a canceled one moves down, is sent with its own call, and can be renewed', async ({
  page,
  servers,
  sandbox,
}) => {
  const names = () =>
    performerRows(page).evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label')));
  await signIn(page, servers, 'fan');
  await open(page, '/user/subscriptions');
  expect(await names()).toEqual(['Nova Lindqvist', 'Amara Diallo', 'Hanabi Kurosawa', 'Zuri Wanjiru']);
  await expect(page.getByText('2 active subscriptions · about $20.00/month')).toBeVisible();

  const nova = row(page, 'Nova Lindqvist');
  const id = await nova.getAttribute('id');
  await nova.getByRole('button', { name: 'Cancel subscription to Nova Lindqvist' }).click();
  await nova
    .getByRole('group', { name: 'Cancel your subscription to Nova Lindqvist?' })
    .getByRole('button', { name: 'Cancel subscription to Nova Lindqvist' })
    .click();
  await expect(nova).toContainText('Canceled, access until');
  await expect(page.getByText('1 active subscription · about $7.50/month')).toBeVisible();
  expect(await names(), 'it keeps its place while it can be undone').toEqual([
    'Nova Lindqvist',
    'Amara Diallo',
    'Hanabi Kurosawa',
    'Zuri Wanjiru',
  ]);
  await onToast(page, 'Your subscription to Nova Lindqvist is canceled.', 'Dismiss').click();
  await expect.poll(() => called(sandbox, '/subscriptions/cancel')).toEqual([`/subscriptions/cancel/${id ?? ''}`]);
  await expect.poll(names).toEqual(['Amara Diallo', 'Hanabi Kurosawa', 'Nova Lindqvist', 'Zuri Wanjiru']);

  await nova.getByRole('button', { name: /^Rejoin/ }).click();
  const offer = nova.getByRole('group', { name: 'Rejoin Nova Lindqvist' });
  await expect(offer).toContainText('You pay $12.50 today.');
  await expect(offer).toContainText('when your current period ends.');
  await expectAccessible(page);
  const paid = await goAndPay(page, () => offer.getByRole('button', { name: 'Subscribe for $12.50' }).click());
  await decide(page, /^Pay/);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expectBookedOnce(sandbox, paid);
  await page
    .getByRole('link', { name: 'View your subscriptions' })
    .or(page.getByRole('link', { name: /^Back to/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/subscriptions/);
  await expect(nova).toContainText('Active, renews on');
});

test('the profile sells a subscription with its terms, and shows it after the payment', async ({
  page,
  servers,
  sandbox,
}) => {
  await signIn(page, servers, 'fan');
  await open(page, '/performers/aria');
  await page.getByTestId('unlock-to-open').click();
  const sheet = page.getByRole('dialog', { name: 'Subscribe' });
  await expect(sheet.getByRole('radio', { name: /^Monthly subscription/ })).toBeChecked();
  await expect(sheet).toContainText('You pay $9.99 today.');
  await expect(sheet).toContainText(
    `Renews on ${inDays(30)} for $9.99 and every 30 days after that, until you cancel.`,
  );
  await expect(sheet).toContainText(
    'Cancel anytime in two clicks. You keep access until the end of the period you paid for.',
  );
  await expectAccessible(page);

  const declined = await goAndPay(page, () => page.getByTestId('pay').dblclick());
  await decide(page, /^Decline/);
  await page.getByRole('link', { name: 'Back to “Aria Velasco” and retry' }).click();
  await expect(page).toHaveURL('/performers/aria');
  await expect(
    sheet.getByRole('radio', { name: /^Monthly subscription/ }),
    'the sheet is open as it was left',
  ).toBeChecked();
  const paid = await goAndPay(page, () => page.getByTestId('pay').click());
  expect(paid).not.toBe(declined);
  await decide(page, /^Pay/);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await page.getByRole('link', { name: 'Back to “Aria Velasco”' }).click();
  const subscribed = page.getByRole('region', { name: 'You’re subscribed' });
  await expect(subscribed).toContainText(`Renews on ${inDays(30)}`);
  await expectBookedOnce(sandbox, paid);

  await subscribed.getByRole('link', { name: 'Manage subscription' }).click();
  await expect(row(page, 'Aria Velasco')).toContainText(`Active, renews on ${inDays(30)}`);
  await open(page, MEMBERS_VIDEO);
  await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
});
