import { screen, waitFor } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { tokenPackageId } from '@sandbox/seed/money/offers';
import { performerId } from '@sandbox/seed/people/performers';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { dialogButton } from '../integration/support/controls';
import { logIn } from '../integration/support/log-in';
import { quietConsole } from '../integration/support/quiet-console';
import { CHECK_PAUSES_MS, storeUnclearPayment } from '../integration/support/stored-payment';
import { openTab } from '../integration/support/tab';
import { timerHolder } from '../setup/timer-holder';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);
const timers = timerHolder();

const open = async (username?: string) => {
  if (username) await api.signIn(username);
  const tab = await openTab('/performers/aria');
  await tab.user.click(screen.getByTestId('tip'));
  await screen.findByText('Tip Aria Velasco', { selector: 'dialog *' });
  return tab;
};
const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(API + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
  });
  return ((await response.json()) as { data: { _id: string } }).data;
};
const tips = async () => (await api.requests('/token-transactions/tip')).map(({ body }) => body);
const header = () => document.querySelector('header')?.textContent;

test('a tip with a message: one call for a double click, a lower balance, thanks, and a closed dialog', async () => {
  const { user } = await open('fan@example.com');
  await user.click(screen.getByLabelText('20'));
  expect(screen.getByText('Balance 500 → 480 tokens')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Message (optional)'), 'For the song');
  await user.dblClick(await dialogButton('Tip 20 tokens'));
  expect(await screen.findByText(/^Thank you!/)).toBeInTheDocument();
  expect(await screen.findByText('Balance 480 tokens')).toBeInTheDocument();
  expect(await tips()).toEqual([{ performerId: performerId('aria'), price: 20, message: 'For the song' }]);
  await waitFor(() => expect(header()).toContain('480'));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(screen.getByTestId('tip')).toHaveFocus();
});

test('a custom amount is validated; a large one asks for confirmation', async () => {
  const { user } = await open('fan@example.com');
  await user.click(screen.getByLabelText('Other'));
  await user.type(screen.getByLabelText('Custom amount in tokens'), '2.5');
  await user.click(await dialogButton('Send tip'));
  expect(screen.getByText('Enter a whole number of tokens.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Custom amount in tokens'));
  await user.type(screen.getByLabelText('Custom amount in tokens'), '300');
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  await user.click(await dialogButton('Tip 300 tokens'));
  expect(screen.getByText(/That’s more than half of your balance\./)).toBeInTheDocument();
  expect(screen.getByRole('alertdialog', { hidden: true })).toHaveAccessibleDescription(
    expect.stringContaining('Tip Aria Velasco 300 tokens?'),
  );
  // The second click of a double click lands on the button that pays.
  now.mockReturnValue(10_120);
  await user.click(screen.getByText('Yes, tip 300 tokens'));
  expect(await tips()).toEqual([]);
  now.mockReturnValue(10_600);
  await user.click(await dialogButton('Yes, tip 300 tokens'));
  now.mockRestore();
  expect(await screen.findByText(/^Thank you!/)).toBeInTheDocument();
});

test('a guest logs in first and finds the tip filled in, not sent', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('50'));
  await user.click(await screen.findByText('Log in to tip 50 tokens'));
  await logIn(user);
  expect(await dialogButton('Tip 50 tokens')).toBeInTheDocument();
  expect(await tips()).toEqual([]);
});

test('closing the dialog during the thanks shows the form the next time', async () => {
  const { user, follow } = await open('fan@example.com');
  await user.click(screen.getByLabelText('20'));
  await user.click(await dialogButton('Tip 20 tokens'));
  expect(await screen.findByText(/^Thank you!/)).toBeInTheDocument();
  await follow('/videos');
  await follow('/performers/aria');
  await user.click(await screen.findByTestId('tip'));
  await screen.findByText('Tip Aria Velasco', { selector: 'dialog *' });
  expect(screen.queryByText(/^Thank you!/)).toBeNull();
  expect(screen.getByLabelText('20')).toBeEnabled();
});

test('Back closes the tip that was started on the page', async () => {
  await api.signIn('fan@example.com');
  const { user, follow } = await openTab('/home');
  for (const [before, path] of [
    ['/performers/linneasol', '/performers/aria'],
    [`/video/${LANDMARKS.freeVideo}`, `/video/${LANDMARKS.crowdedVideo}`],
    [`/post/${LANDMARKS.freePost}`, `/post/${LANDMARKS.videoPost}`],
  ] as const) {
    await follow(before);
    const title = document.querySelector('h1')?.textContent;
    await follow(path);
    await user.click(screen.getByTestId('tip'));
    await user.click(await screen.findByLabelText('50'));
    window.history.back();
    await waitFor(() => expect([path, document.querySelector('h1')?.textContent]).toEqual([path, title]));
    expect(document.querySelector('dialog')).toBeNull();
  }
});

test('the tip dialog keeps token packages open if tokens were paid for before', async () => {
  const token = await api.signIn('fan2@example.com');
  const bought = await post(`/payment/purchase-tokens/${tokenPackageId(50)}`, {}, token);
  await post(`/__sandbox/checkout/${bought._id}`, { outcome: 'pay' });
  const account = api.store.users.list().find(({ username }) => username === 'fan2')?._id;
  const terms = { title: '50 tokens', price: 4.99, returnTo: '/performers/aria' };
  const stored = {
    key: 'k1',
    account,
    purchase: { kind: 'tokens', pay: 'card', packageId: tokenPackageId(50) },
    terms,
    startedAt: Date.now(),
    step: 'open',
    transactionId: bought._id,
  };
  window.localStorage.setItem('payments', JSON.stringify({ v: 1, data: [stored] }));
  const { user } = await openTab('/performers/aria');
  await screen.findByText(/went through/);

  await user.click(screen.getByTestId('tip'));
  await user.click(await screen.findByLabelText('100'));
  await user.click(await dialogButton('Get more tokens'));
  expect(await dialogButton('Buy 50 tokens for $4.99')).toBeInTheDocument();
  expect(screen.queryByText(/is paid/)).toBeNull();
});

test('a tip whose outcome is unknown can be checked, and no tokens are offered for it', async () => {
  const account = api.store.users.list().find(({ username }) => username === 'fan2')?._id;
  storeUnclearPayment(account, { kind: 'tip', pay: 'token', performerId: performerId('aria'), price: 100 }, 100);
  await api.fault({ path: '/token-transactions/user/search', status: 503, times: 9 });
  await api.balance('fan2@example.com', 0);
  timers.hold(...CHECK_PAUSES_MS);
  await open('fan2@example.com');
  expect(await screen.findByText(/^Checking your payment/)).toBeInTheDocument();
  expect(screen.queryByText('Get more tokens')).toBeNull();
  await waitFor(() => {
    timers.fire();
    expect(screen.getByText('Check again')).toBeInTheDocument();
  });
  expect(screen.queryByText('Get more tokens')).toBeNull();
});

test('a smaller tip after a refusal no longer says that tokens are missing', async () => {
  const { user } = await open('fan@example.com');
  await user.click(screen.getByLabelText('50'));
  await api.balance('fan@example.com', 20);
  await user.click(await dialogButton('Tip 50 tokens'));
  expect(await screen.findByText('You don’t have enough tokens.')).toBeInTheDocument();
  await user.click(screen.getByLabelText('5'));
  expect(await dialogButton('Tip 5 tokens')).toBeInTheDocument();
  expect(screen.queryByText('You don’t have enough tokens.')).toBeNull();
  expect(screen.queryByText('Get more tokens')).toBeNull();
});

test('the tip dialog says so if no packages are sold, and leads back to the amount', async () => {
  await api.fault({ path: '/package/token/search', status: 501 });
  const { user } = await open('fan2@example.com');
  await user.click(screen.getByLabelText('100'));
  expect(screen.getByText('You need 80 tokens more.')).toBeInTheDocument();
  await user.click(await dialogButton('Get more tokens'));
  expect(await screen.findByText('No token packages available right now.')).toBeInTheDocument();
  await user.click(await dialogButton('Back'));
  expect(screen.getByLabelText('100')).toBeChecked();
});
