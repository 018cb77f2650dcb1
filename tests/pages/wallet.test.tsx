import { screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { tokenPackageId } from '@sandbox/seed/money/offers';
import { performerId } from '@sandbox/seed/people/performers';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { fakeTimeZone } from '../integration/support/fake-time-zone';
import { quietConsole } from '../integration/support/quiet-console';
import { CHECK_PAUSES_MS, storeUnclearPayment } from '../integration/support/stored-payment';
import { getCurrentUrl, openTab } from '../integration/support/tab';
import { timerHolder } from '../setup/timer-holder';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);
const timers = timerHolder();

const asFan = async (path: string, username = 'fan@example.com') => {
  await api.signIn(username);
  return openTab(path);
};

/** Pays on the payment page with this URL. */
const finish = (url = '') =>
  fetch(`${API}/__sandbox/checkout/${new URL(url).pathname.split('/').pop() ?? ''}`, {
    method: 'POST',
    body: JSON.stringify({ outcome: 'pay' }),
    headers: { 'Content-Type': 'application/json' },
  });

describe('the wallet', () => {
  test('sells a package with one click, with its coupon and one key', async () => {
    const { user } = await asFan('/user/wallet');
    expect(screen.getByTestId('wallet-balance')).toHaveTextContent('500 tokens');
    expect(screen.getByText('Best value').closest('label')).toHaveTextContent(/^1,200 tokens.*Save \d+%/);
    await user.click(screen.getByText('500 tokens', { selector: 'label *' }));
    await user.type(screen.getByLabelText('Coupon'), LANDMARKS.coupons.valid);
    await user.click(screen.getByText('Apply coupon'));
    expect(await screen.findByText('You save $8.60.')).toBeInTheDocument();
    expect(screen.getByTestId('buy-tokens')).toHaveTextContent('Buy 500 tokens for $34.39');

    await user.dblClick(screen.getByTestId('buy-tokens'));
    const path = `/payment/purchase-tokens/${tokenPackageId(500)}`;
    await waitFor(async () => expect(await api.requests(path)).toHaveLength(1));
    const [call] = await api.requests(path);
    expect(call?.body).toMatchObject({ couponCode: LANDMARKS.coupons.valid });
    await waitFor(() => expect(window.localStorage.getItem('payments')).toContain('paymentUrl'));
  });

  test('names what is being paid, whatever is selected now, and confirms it once', async () => {
    const first = await asFan('/user/wallet');
    await first.user.click(screen.getByText('500 tokens', { selector: 'label *' }));
    await first.user.click(screen.getByTestId('buy-tokens'));
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.close();
    window.localStorage.removeItem('intent:tokens');

    const { user, follow } = await openTab('/user/wallet');
    expect((await screen.findByText('Check again')).closest('[role=status]')).toHaveTextContent(
      'You didn’t finish paying for “500 tokens”.',
    );
    expect(document.querySelector('input[type=radio]:checked')?.closest('label')).toHaveTextContent(/^50 tokens/);
    expect(screen.queryByTestId('buy-tokens')).toBeNull();
    await finish(first.left[0]);
    await user.click(screen.getByText('Check again'));
    expect(await screen.findByText('500 tokens are in your wallet.')).toBeInTheDocument();
    await follow('/videos');
    await follow('/user/wallet');
    expect(await screen.findByTestId('buy-tokens')).toBeInTheDocument();
    expect(screen.queryByText(/are in your wallet/)).toBeNull();
  });

  test('says so if an unclear payment turns out unpaid, until it is dismissed', async () => {
    const account = api.store.users.list().find(({ username }) => username === 'fan')?._id;
    storeUnclearPayment(account, { kind: 'gallery', pay: 'token', id: 'g1' }, 40);
    await api.fault({ path: '/token-transactions/user/search', status: 503, times: 99 });
    timers.hold(...CHECK_PAUSES_MS);
    const { user } = await asFan('/user/wallet');
    const findAfterChecks = (text: string | RegExp) =>
      waitFor(() => {
        timers.fire();
        return screen.getByText(text);
      });
    const check = await findAfterChecks('Check again');
    await api.noFaults();
    await user.click(check);
    await findAfterChecks(/^Your payment for a gallery didn’t go through/);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByText('Dismiss'));
    expect(screen.queryByText(/didn’t go through/)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('applies a coupon to one purchase only', async () => {
    const path = `/user/wallet?coupon=${LANDMARKS.coupons.half}`;
    const first = await asFan(path);
    await screen.findByText('You save $2.50.');
    await first.user.click(screen.getByTestId('buy-tokens'));
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.close();

    const { user } = await openTab(path);
    await screen.findByText('You save $2.50.');
    const check = await screen.findByText('Check again');
    await finish(first.left[0]);
    await user.click(check);
    expect(await screen.findByText('50 tokens are in your wallet.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^You save/)).toBeNull());
    expect(screen.getByTestId('buy-tokens')).toHaveTextContent('Buy 50 tokens for $4.99');
  });

  test('shows a refusal once', async () => {
    await api.fault({ path: '/payment/purchase-tokens/*', status: 422, body: { message: 'Card declined.' } });
    const { user, follow } = await asFan('/user/wallet');
    await user.click(screen.getByTestId('buy-tokens'));
    expect(await screen.findByText('Card declined.')).toBeInTheDocument();
    await follow('/videos');
    await follow('/user/wallet');
    expect(await screen.findByTestId('buy-tokens')).toBeEnabled();
    expect(screen.queryByText('Card declined.')).toBeNull();
  });

  test.each([
    [LANDMARKS.coupons.expired, /expired/i],
    ['NOSUCH', /./],
  ])("a refused coupon (%s) shows the server's message, and changes no price", async (code, expected) => {
    const { user } = await asFan('/user/wallet');
    await user.type(screen.getByLabelText('Coupon'), code);
    await user.click(screen.getByText('Apply coupon'));
    await waitFor(() => expect(screen.getByLabelText('Coupon')).toBeInvalid());
    expect(screen.getByLabelText('Coupon')).toHaveAccessibleDescription(expected);
    expect(screen.getByTestId('buy-tokens')).toHaveTextContent('Buy 50 tokens for $4.99');
  });

  test('takes a coupon from its URL', async () => {
    await asFan(`/user/wallet?coupon=${LANDMARKS.coupons.half}`);
    expect(await screen.findByText('You save $2.50.')).toBeInTheDocument();
  });

  test.each([404, 501])('says so if a server sells no packages (%i)', async (status) => {
    await api.fault({ path: '/package/token/search', status });
    await asFan('/user/wallet');
    expect(screen.getByText('No token packages available right now.')).toBeInTheDocument();
    expect(screen.queryByTestId('buy-tokens')).toBeNull();
  });

  test('loads packages again if they failed, while the rest works', async () => {
    await api.fault({ path: '/package/token/search', status: 500, times: 1 });
    const { user } = await asFan('/user/wallet');
    expect(screen.getByText('Token packages couldn’t be loaded.')).toBeInTheDocument();
    expect(screen.getByText('Tip to Zuri Wanjiru')).toBeInTheDocument();
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByTestId('buy-tokens')).toBeInTheDocument();
  });

  test('is not for performers', async () => {
    await asFan('/user/wallet', 'performer@example.com');
    expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument();
  });
});

/** The lines of the saved file. */
function savedFile() {
  let blob: Blob | null = null;
  Object.assign(URL, {
    createObjectURL: (made: Blob) => ((blob = made), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    await waitFor(() => expect(blob).not.toBeNull());
    const text = await (blob as unknown as Blob).text();
    return text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  };
}

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
const column = (index: number) => rows().map((row) => row[index]);
const count = () => document.querySelector('h1')?.parentElement?.textContent;

describe('the token history', () => {
  test('shows income and spending, each with the balance afterward', async () => {
    await asFan('/user/token-transactions');
    expect(column(5)[0]).toBe('500');
    const bought = rows().find(([, what]) => what?.startsWith('500 tokens'));
    expect(bought?.[4]).toBe('+500');
    const figures = rows().map(([, , , state, amount = '', balance = '']) => ({
      state,
      amount: Number(amount.replace('−', '-')),
      balance: Number(balance.replaceAll(',', '')),
    }));
    figures.forEach(({ balance }, index) => {
      const older = figures[index + 1];
      const moved = figures[index]?.state === 'Pending' ? 0 : (figures[index]?.amount ?? 0);
      if (older) expect(balance).toBe(older.balance + moved);
    });
  });

  test('shows a refund as its own transaction', async () => {
    await asFan('/user/token-transactions');
    const refund = rows().find(([, what]) => what?.endsWith('Refund'));
    expect(refund?.[4]).toMatch(/^\+/);
    expect(within(document.querySelector('dl') as HTMLElement).getByText('Refunded').nextSibling).toHaveTextContent(
      `${refund?.[4]?.slice(1)} tokens`,
    );
  });

  test('is filtered by kind, status and days in its URL, and says why balances are missing then', async () => {
    const { user } = await asFan('/user/token-transactions');
    await user.selectOptions(screen.getByLabelText('Type'), 'Tips and gifts');
    await waitFor(() => expect(getCurrentUrl()).toBe('/user/token-transactions?kind=tip'));
    // There were thirteen before, which ends in the same text.
    await waitFor(() => expect(count()).toMatch(/history3 transactions/));
    expect(await screen.findByText(/Remove all filters to see the balance/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
    await waitFor(() => expect(count()).toContain('1 transaction'));
    await user.click(screen.getByText('Clear all'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/user/token-transactions'));
  });

  test('exports as a file what the screen shows', async () => {
    const { user } = await asFan('/user/token-transactions');
    const file = savedFile();
    await user.click(screen.getByText('Download CSV'));
    const [heads, ...lines] = await file();
    expect(heads).toEqual(['Date', 'Type', 'Description', 'Performer', 'Status', 'Tokens', 'Balance after', 'Number']);
    expect(lines.map((line) => line[5])).toEqual(
      column(4).map((amount) => amount?.replace('−', '-').replace('+', '').replaceAll(',', '')),
    );
    expect(lines.map((line) => line[6])).toEqual(column(5).map((balance) => balance?.replaceAll(',', '')));
    expect(lines.map((line) => line[3])).toEqual(column(2));
    expect(lines[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  test('works without token purchases if only these fail, and shows no balances', async () => {
    await api.fault({ path: '/transactions/user/search', status: 500 });
    await asFan('/user/token-transactions');
    expect(screen.getByText(/Your token purchases couldn’t be loaded/)).toBeInTheDocument();
    expect(screen.queryByText('Balance after')).toBeNull();
    expect(rows().length).toBeGreaterThan(5);
  });

  test('finds token purchases under the other name of their list', async () => {
    await api.fault({ path: '/transactions/user/search', status: 501 });
    await asFan('/user/token-transactions');
    expect(screen.getByText('Balance after')).toBeInTheDocument();
    expect(column(4)).toContain('+500');
  });

  test('has a receipt for payments, and none for other numbers', async () => {
    const { user, follow } = await asFan('/user/token-transactions?kind=gallery');
    await user.click(screen.getByLabelText('Receipt for Forty frames of a tour'));
    await screen.findByText('Purchase receipt');
    expect(screen.getByText('20 tokens')).toBeInTheDocument();
    expect(screen.getByText('Robin Ashdown', { selector: 'dd *' })).toBeInTheDocument();
    await follow('/user/token-transactions?receipt=0123');
    expect(await screen.findByText('Receipt not found')).toBeInTheDocument();
  });
});

describe('the list of card payments', () => {
  test('shows the status of each in words, and adds them up', async () => {
    await asFan('/user/payments');
    expect(new Set(column(3))).toEqual(new Set(['Paid', 'Pending', 'Failed', 'Refunded', 'Canceled']));
    const paid = rows()
      .filter(([, , , state]) => state === 'Paid')
      .reduce((sum, [, , , , amount = '']) => sum + Math.round(Number(amount.slice(1)) * 100), 0);
    expect(within(document.querySelector('dl') as HTMLElement).getByText('Paid').nextSibling).toHaveTextContent(
      `$${(paid / 100).toFixed(2)}`,
    );
  });

  test('understands back ends that spell a status differently', async () => {
    const [payment] = api.store.transactions.list();
    api.store.transactions.update(payment?._id ?? '', { status: 'fail' as 'failed' });
    await asFan('/user/payments?state=failed');
    expect(new Set(column(3))).toEqual(new Set(['Failed']));
    expect(rows().length).toBeGreaterThan(1);
  });

  test('shows the day of each in the visitor’s time zone, as receipts and the file do', async () => {
    const zone = fakeTimeZone('Asia/Tokyo');
    for (const { _id } of api.store.transactions.list())
      api.store.transactions.update(_id, { createdAt: '2026-05-31T20:00:00.000Z' });
    const [other] = api.store.transactions.list().filter(({ status }) => status === 'success');
    api.store.transactions.update(other?._id ?? '', { createdAt: '2026-06-01T20:00:00.000Z' });
    const { user, follow } = await asFan('/user/payments');
    expect(new Set(column(0))).toEqual(new Set(['Jun 1, 2026', 'Jun 2, 2026']));
    const file = savedFile();
    await user.click(screen.getByText('Download CSV'));
    const times = (await file()).slice(1).map(([time]) => time);
    expect(new Set(times)).toEqual(new Set(['2026-06-01 05:00', '2026-06-02 05:00']));
    await follow('/user/payments?from=2026-06-01&to=2026-06-01');
    await waitFor(() => expect(new Set(column(0))).toEqual(new Set(['Jun 1, 2026'])));
    await follow('/user/payments?to=2026-05-31');
    expect(await screen.findByText('No payments match your search')).toBeInTheDocument();
    zone.mockRestore();
  });

  test('shows a receipt with coupon and total', async () => {
    const { user } = await asFan('/user/payments?kind=video');
    await user.click(screen.getByLabelText('Receipt for Blue hour routine'));
    await screen.findByText('Purchase receipt');
    expect(screen.getByText(LANDMARKS.coupons.valid)).toBeInTheDocument();
    const print = jest.fn();
    window.print = print;
    await user.click(screen.getByText('Print receipt'));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('of a performer has no links to pages that only fans have', async () => {
    const payment = api.store.transactions.list().find(({ type }) => type === 'product');
    const [bought] = payment?.products ?? [];
    if (!payment || !bought) throw new Error('Nobody bought a product.');
    api.store.transactions.update(payment._id, { sourceId: performerId('aria'), products: [bought, bought] });
    await asFan('/user/payments', 'performer@example.com');
    expect(screen.getByText(`${bought.name} and 1 more`).closest('a')).toBeNull();
  });

  test('that failed is loaded again with Retry', async () => {
    await api.fault({ path: '/transactions/user/search', status: 500, body: { message: 'Not just now.' }, times: 1 });
    const { user } = await asFan('/user/payments');
    expect(screen.getByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  });

  test('is found under its other name if a server has only that', async () => {
    await api.fault({ path: '/transactions/user/search', status: 404 });
    await asFan('/user/payments');
    expect(rows().length).toBeGreaterThan(5);
  });
});

test('an account without payments sees where to start', async () => {
  await api.settings({ requireEmailVerification: false });
  const { follow } = await asFan('/user/token-transactions', 'newcomer');
  expect(screen.getByText('No transactions yet')).toBeInTheDocument();
  expect(screen.getByText('Buy tokens').closest('a')).toHaveAttribute('href', '/user/wallet');
  await follow('/user/payments');
  expect(await screen.findByText('No card payments yet')).toBeInTheDocument();
});
