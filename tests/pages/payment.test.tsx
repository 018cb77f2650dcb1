import { screen, waitFor } from '@testing-library/dom';
import { tokenPackageId } from '@sandbox/seed/money/offers';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { CHECK_PAUSES_MS } from '../integration/support/stored-payment';
import { openTab } from '../integration/support/tab';
import { timerHolder } from '../setup/timer-holder';

const api = backend();
const sockets = fakeSockets();
quietConsole();
afterEach(api.reset);
const timers = timerHolder();

const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(API + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
  });
  return ((await response.json()) as { data: { _id: string } }).data;
};

/** A fan who has just arrived at a checkout page. Returns the id of the payment. */
async function begin(path = `/payment/purchase-tokens/${tokenPackageId(500)}`, body = {}): Promise<string> {
  const token = await api.signIn('fan@example.com');
  return (await post(path, body, token))._id;
}
const decide = (id: string, outcome: 'pay' | 'decline' | 'close') => post(`/__sandbox/checkout/${id}`, { outcome });
const success = (id: string) => openTab(`/payment/success?transactionId=${id}`);
const heading = () => document.querySelector('main h1')?.textContent;
const link = (name: string) => screen.getByText(name).closest('a');

test('purchased tokens are in the balance, with the receipt; a purchased video is linked, with the discount', async () => {
  const id = await begin();
  await decide(id, 'pay');
  const { follow } = await success(id);
  await screen.findByText('Payment complete');
  expect(screen.getByText('500 tokens were added to your balance.')).toBeInTheDocument();
  expect(screen.getByText('500 tokens')).toBeInTheDocument();
  expect(screen.getByText('$42.99')).toBeInTheDocument();
  expect(link('Open wallet')).toHaveAttribute('href', '/user/wallet');
  expect(link('Receipt')).toHaveAttribute('href', `/user/payments?receipt=${id}`);
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('1,000'));
  const video = api.store.videos.list().find(({ slug }) => slug === LANDMARKS.lockedVideo);
  const other = await begin(`/payment/purchase-video/${video?._id}`, { couponCode: LANDMARKS.coupons.valid });
  await decide(other, 'pay');
  await follow(`/payment/success?transactionId=${other}`);
  await waitFor(() => expect(link('Watch video')).toHaveAttribute('href', `/video/${video?._id}`));
  expect(screen.getByText(`“${video?.title}” is yours. Find it in your library.`)).toBeInTheDocument();
  expect(screen.getByText(LANDMARKS.coupons.valid)).toBeInTheDocument();
});

test("an undecided payment waits, says that leaving is safe, and is updated by the server's event", async () => {
  // The pauses after the first two status checks: without them, only the event can show the outcome.
  timers.hold(1000, 2000);
  const id = await begin();
  await success(id);
  expect(heading()).toBe('Waiting for your payment');
  expect(screen.getByText(/You can safely leave this page/)).toBeInTheDocument();
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  await waitFor(async () => expect((await api.requests('/payment/transactions')).length).toBeGreaterThan(0));
  await waitFor(() => expect(timers.count()).toBeGreaterThan(0));
  await decide(id, 'pay');
  sockets.at(-1)?.deliver('payment_status_callback', { redirectUrl: `/payment/success?transactionId=${id}` });
  await screen.findByText('Payment complete');
});

test('a card payment whose bank wants a confirmation can be continued when the live connection brings its page', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab('/user/wallet');
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  await api.fault({ method: 'POST', path: '/payment/purchase-tokens/*', drop: true, when: 'after', times: 1 });
  timers.hold(...CHECK_PAUSES_MS);
  await user.click(screen.getByText('500 tokens', { selector: 'label *' }));
  await user.click(screen.getByTestId('buy-tokens'));
  await waitFor(() => {
    timers.fire();
    expect(window.localStorage.getItem('payments')).toContain('quiet');
  });
  const { data } = JSON.parse(window.localStorage.getItem('payments') ?? '') as { data: { transactionId: string }[] };
  const confirm = { _id: data[0]?.transactionId, status: 'pending', stripeConfirmUrl: 'https://bank.test/3ds' };
  sockets.at(-1)?.deliver('stripe_confirm_payment', confirm);
  expect((await screen.findByText('Check again')).closest('[role=status]')).toHaveTextContent(
    'You didn’t finish paying for “500 tokens”.',
  );
  expect(window.localStorage.getItem('payments')).toContain('https://bank.test/3ds');
});

test.each([
  ['decline', 'Your payment didn’t go through'],
  ['close', 'You canceled the payment'],
] as const)('%s: nothing was charged, whatever the URL says', async (outcome, text) => {
  const id = await begin();
  await decide(id, outcome);
  await success(id);
  await screen.findByText(text);
  expect(screen.getByText(/Nothing was charged/)).toBeInTheDocument();
  expect(screen.queryByText(/added to your balance/)).toBeNull();
  expect(screen.queryByText('Receipt')).toBeNull();
  expect(link('Retry')).toHaveAttribute('href', '/user/wallet');
});

test('the cancel page does not deny a completed payment, and calls none canceled that the provider has not reported yet', async () => {
  const id = await begin();
  await decide(id, 'pay');
  const { follow } = await openTab(`/payment/cancel?transactionId=${id}`);
  expect(await screen.findByText('Payment complete')).toBeInTheDocument();

  await follow(`/payment/cancel?transactionId=${await begin()}`);
  await waitFor(() => expect(heading()).toBe('You left the payment page'));
  expect(screen.queryByText('You canceled the payment')).toBeNull();
});

test("another account's payment shows nothing, and a URL without a payment says so", async () => {
  const stranger = await post(
    `/payment/purchase-tokens/${tokenPackageId(500)}`,
    {},
    await api.logIn('fan2@example.com'),
  );
  await decide(stranger._id, 'pay');
  await api.signIn('fan@example.com');
  const { follow } = await success(stranger._id);
  await screen.findByText('We can’t confirm this payment yet');
  expect(screen.queryByText('500 tokens')).toBeNull();
  expect(link('Card payments')).toHaveAttribute('href', '/user/payments');
  await follow('/payment/success');
  expect(await screen.findByText('No payment found')).toBeInTheDocument();
});

test('while the list of payments is unavailable no outcome is claimed; afterward the real one appears', async () => {
  const id = await begin();
  await decide(id, 'pay');
  await api.fault({ path: '/payment/transactions', status: 502, times: 2 });
  await success(id);
  expect(screen.queryByText('Payment complete')).toBeNull();
  expect(await screen.findByText('Payment complete')).toBeInTheDocument();
});

/** Stores payments for 500 tokens on the device, in order of their start. */
function keep(...payments: object[]) {
  const account = api.store.users.list().find(({ username }) => username === 'fan')?._id;
  const purchase = { kind: 'tokens', pay: 'card', packageId: tokenPackageId(500) };
  const terms = { title: '500 tokens', price: 42.99, returnTo: '/video/v1' };
  const data = payments.map((own, index) => ({
    key: `k${index}`,
    account,
    purchase,
    terms,
    startedAt: Date.now(),
    step: 'open',
    paymentUrl: 'https://pay.test/',
    ...own,
  }));
  window.localStorage.setItem('payments', JSON.stringify({ v: 1, data }));
}

test('a payment known to this device links back to where it began', async () => {
  const id = await begin();
  await decide(id, 'decline');
  keep({ transactionId: id });
  await openTab('/payment/success');
  await screen.findByText('Your payment didn’t go through');
  expect(link('Back to where you were and retry')).toHaveAttribute('href', '/video/v1');
});

describe('if the server has the payment id in the list only', () => {
  test('a canceled payment is reported, instead of thanking for an earlier one', async () => {
    const morning = await begin();
    await decide(morning, 'pay');
    const evening = await begin();
    await decide(evening, 'close');
    keep({ transactionId: morning, step: 'paid', paidAt: Date.now() }, {});
    await openTab('/payment/cancel');
    expect(await screen.findByText('You canceled the payment')).toBeInTheDocument();
    expect(link('Back to where you were and retry')).toHaveAttribute('href', '/video/v1');
  });

  test('nothing is claimed while the list lacks it, and it is found later', async () => {
    const morning = await begin();
    await decide(morning, 'pay');
    keep({ transactionId: morning, step: 'paid', paidAt: Date.now() }, {});
    const tab = await openTab('/payment/cancel');
    expect(await screen.findByText('We can’t confirm this payment yet')).toBeInTheDocument();
    await decide(await begin(), 'pay');
    expect(await screen.findByText('Payment complete')).toBeInTheDocument();
    await tab.follow('/user/payments');
  });

  test.each(['at once', 'later'])(
    'a payment confirmed %s links back to where it began and is finished on the device',
    async (when) => {
      const id = await begin();
      keep({});
      if (when === 'at once') await decide(id, 'pay');
      const tab = await success(id);
      if (when === 'later') {
        expect(heading()).toBe('Waiting for your payment');
        await waitFor(() => expect(window.localStorage.getItem('payments')).toContain(id));
        await decide(id, 'pay');
      }
      await screen.findByText('Payment complete');
      expect(link('Back to where you were')).toHaveAttribute('href', '/video/v1');
      expect(window.localStorage.getItem('payments')).toContain('"step":"paid"');
      await tab.follow('/user/payments');
    },
  );
});

test('without an event, the outcome of a payment is found by polling', async () => {
  const id = await begin();
  await success(id);
  expect(heading()).toBe('Waiting for your payment');
  await decide(id, 'pay');
  await screen.findByText('Payment complete');
});
