import { screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { API } from '../../ssr/support/urls';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { dialogButton } from '../../integration/support/controls';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { storeUnclearPayment } from '../../integration/support/stored-payment';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
// The player needs more APIs than jsdom has. Browser tests cover playback.
jest.doMock('@/media/player.client', () => ({
  PlayerClient: ({ autoPlay }: { autoPlay: boolean }) => (autoPlay ? 'The film plays.' : null),
}));
afterEach(api.reset);

const VIDEO = `/video/${LANDMARKS.lockedVideo}`;
const PAY = 'Unlock for 40 tokens';

const videoId = () => api.store.videos.list().find(({ slug }) => slug === LANDMARKS.lockedVideo)?._id;
const open = async (path = VIDEO) => {
  const tab = await openTab(path);
  await tab.user.click(screen.getByTestId('ways-to-watch'));
  await screen.findByTestId('unlock-sheet');
  return tab;
};
const sheet = () => within(screen.getByTestId('unlock-sheet'));
const posts = async (path: string) => (await api.requests(path)).filter(({ method }) => method === 'POST');
const header = () => document.querySelector('header')?.textContent;

test('unlocking a video with tokens: a double click is one payment, the balance is lower, and the video starts in place of the lock', async () => {
  await api.balance('fan@example.com', 100);
  await api.signIn('fan@example.com');
  const { user } = await open();
  expect(sheet().getByText('Balance 100 → 60 tokens')).toBeInTheDocument();
  await user.dblClick(await dialogButton(PAY));

  await screen.findByTestId('video-player');
  expect(screen.queryByTestId('unlock-sheet')).toBeNull();
  await waitFor(() => expect(header()).toContain('60'));
  expect(await posts(`/token-transactions/video/${videoId()}`)).toHaveLength(1);
  expect(await screen.findByText('Unlocked for 40 tokens.')).toBeInTheDocument();
  expect(await screen.findByText('The film plays.')).toBeInTheDocument();
});

test('a paid video that the server still reports as locked is not sold again, and opens with Retry', async () => {
  await api.balance('fan@example.com', 100);
  await api.signIn('fan@example.com');
  const { user } = await open();
  const locked = await (await fetch(`${API}/user/assets/videos/${LANDMARKS.lockedVideo}`)).json();
  await api.fault({
    path: `/user/assets/videos/${LANDMARKS.lockedVideo}`,
    status: 200,
    body: locked as object,
    times: 1,
  });
  await user.click(await dialogButton(PAY));
  expect(await screen.findByText('Paid. It may take a moment to open.')).toBeInTheDocument();
  expect(screen.queryByText('Unlock video')).toBeNull();
  await user.click(screen.getByText('Retry'));
  await screen.findByTestId('video-player');
  expect(await screen.findByText('The film plays.')).toBeInTheDocument();
  expect(await posts(`/token-transactions/video/${videoId()}`)).toHaveLength(1);
});

test('a balance that is too low is topped up in place, and the selection is offered again', async () => {
  await api.balance('fan@example.com', 10);
  await api.signIn('fan@example.com');
  const { user, close, left } = await open();
  expect(screen.queryByText(PAY)).toBeNull();
  expect(screen.getByText('You have 10 tokens. You need 30 tokens more.')).toBeInTheDocument();
  await user.click(await dialogButton('Get more tokens'));
  await user.click(await dialogButton('Buy 50 tokens for $4.99'));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(await posts('/token-transactions')).toEqual([]);

  // Meanwhile the payment is completed.
  close();
  await api.balance('fan@example.com', 60);
  await api.signIn('fan@example.com');
  const back = await openTab(`${VIDEO}#purchase:${videoId()}`);
  await back.user.click(await dialogButton(PAY));
  await screen.findByTestId('video-player');
  await waitFor(() => expect(header()).toContain('20'));
});

test('no tokens are offered for a payment that is being checked', async () => {
  const account = api.store.users.list().find(({ username }) => username === 'fan')?._id;
  storeUnclearPayment(account, { kind: 'video', pay: 'token', id: videoId() ?? '' }, 40);
  await api.fault({ path: '/token-transactions/user/search', hold: true });
  await api.balance('fan@example.com', 10);
  await api.signIn('fan@example.com');
  await open();
  expect(await screen.findByText(/^Checking your payment/)).toBeInTheDocument();
  expect(screen.queryByText('Get more tokens')).toBeNull();
  await api.release();
});

test('unlocking a video by card: the coupon is checked first, its discount shown, a refused one explains why', async () => {
  await api.signIn('fan@example.com');
  const { user, left } = await open(`${VIDEO}?coupon=${LANDMARKS.coupons.expired}`);
  await user.click(sheet().getByText('Pay by card'));
  expect(await sheet().findByText(/expired/i)).toBeInTheDocument();

  await user.clear(sheet().getByLabelText('Coupon'));
  await user.type(sheet().getByLabelText('Coupon'), `${LANDMARKS.coupons.valid}{Enter}`);
  expect(await sheet().findByText('You save $0.80.')).toBeInTheDocument();
  expect(await posts('/payment/purchase-video')).toEqual([]);
  await user.click(await dialogButton('Unlock for $3.20'));
  await waitFor(() => expect(left).toHaveLength(1));
  const [payment] = await posts(`/payment/purchase-video/${videoId()}`);
  expect(payment?.body).toEqual({ couponCode: LANDMARKS.coupons.valid });
});

test('a guest logs in first and finds the same option selected; nothing was paid on its own', async () => {
  const { user } = await open();
  await user.click(sheet().getByText('Pay by card'));
  await user.click(await screen.findByText('Log in to unlock for $4.00'));
  await logIn(user);
  expect(await dialogButton('Unlock for $4.00')).toBeInTheDocument();
  expect(getCurrentUrl()).toBe(VIDEO);
  expect(await posts('/payment')).toEqual([]);

  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Close'));
  expect(screen.queryByTestId('unlock-sheet')).toBeNull();
});

describe('a dialog that is opened again', () => {
  const reopen = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByLabelText('Close'));
    await user.click(screen.getByTestId('ways-to-watch'));
    await screen.findByTestId('unlock-sheet');
  };

  test('does not show an earlier refusal', async () => {
    await api.signIn('fan@example.com');
    const { user } = await open();
    await api.fault({ path: '/token-transactions/video/*', method: 'POST', status: 400, body: { message: 'No.' } });
    await user.click(await dialogButton(PAY));
    expect(await screen.findByText('No.')).toBeInTheDocument();
    await reopen(user);
    expect(await dialogButton(PAY)).toBeInTheDocument();
    expect(screen.queryByText('No.')).toBeNull();
  });

  test('still shows a payment that is not decided', async () => {
    await api.signIn('fan@example.com');
    const { user, left, close } = await open();
    await user.click(sheet().getByText('Pay by card'));
    await user.click(await dialogButton('Unlock for $4.00'));
    await waitFor(() => expect(left).toHaveLength(1));
    const withIntent = VIDEO + window.location.hash;
    close();
    const back = await openTab(withIntent);
    await screen.findByText(/didn’t finish paying/);
    await waitFor(() => expect(window.location.hash).toBe(''));
    await reopen(back.user);
    expect(screen.getByText(/didn’t finish paying/)).toBeInTheDocument();
    expect(screen.queryByTestId('pay')).toBeNull();
  });
});

test('a visit after an abandoned payment opens no dialog; the next one has the same option selected', async () => {
  await api.signIn('fan@example.com');
  const { user, left, close } = await open();
  await user.click(sheet().getByText('Pay by card'));
  await user.click(await dialogButton('Unlock for $4.00'));
  await waitFor(() => expect(left).toHaveLength(1));
  close();
  const later = await openTab(VIDEO);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByTestId('unlock-sheet')).toBeNull();
  await later.user.click(screen.getByTestId('ways-to-watch'));
  await screen.findByTestId('unlock-sheet');
  expect(sheet().getByLabelText(/^Pay by card/)).toBeChecked();
});

test('after a top-up on the page, the dialog no longer says that tokens are missing', async () => {
  await api.signIn('fan@example.com');
  const { user } = await open();
  await api.balance('fan@example.com', 10);
  await user.click(await dialogButton(PAY));
  expect(await screen.findByText('You don’t have enough tokens.')).toBeInTheDocument();
  await api.balance('fan@example.com', 60);
  await api.fault({
    path: '/payment/purchase-tokens/*',
    status: 200,
    body: { status: 0, data: { _id: 't1', totalPrice: 5, status: 'success' } },
  });
  await user.click(await dialogButton('Get more tokens'));
  await user.click(await dialogButton('Buy 50 tokens for $4.99'));
  expect(await dialogButton(PAY)).toBeInTheDocument();
  expect(screen.queryByText('You don’t have enough tokens.')).toBeNull();
});

test('a session that ends during a payment leads through login back to the dialog', async () => {
  await api.signIn('fan@example.com');
  const { user } = await open();
  await api.fault({ path: '/token-transactions/video/*', method: 'POST', status: 401, times: 1 });
  await user.click(await dialogButton(PAY));
  await logIn(user);
  expect(await dialogButton(PAY)).toBeInTheDocument();
  expect(api.store.tokenTransactions.list().filter(({ targetId }) => targetId === videoId())).toEqual([]);
});

test('a refused payment is shown in the unlock dialog, which stays open', async () => {
  await api.signIn('fan@example.com');
  const { user } = await open();
  await api.fault({
    path: '/token-transactions/video/*',
    method: 'POST',
    status: 400,
    body: { message: 'This film is being mended.' },
    times: 1,
  });
  await user.click(await dialogButton(PAY));
  expect(await screen.findByText('This film is being mended.')).toBeInTheDocument();
  // Too soon after the first click, it would count as part of a double click.
  const calls = () => posts(`/token-transactions/video/${videoId()}`);
  await waitFor(
    async () => {
      await user.click(await dialogButton(PAY));
      expect(await calls()).toHaveLength(2);
    },
    { interval: 500 },
  );
  await screen.findByTestId('video-player');
});

test('Back to another video closes the dialog of the previous one', async () => {
  await api.signIn('fan2@example.com');
  const { user, follow } = await openTab(`/video/${LANDMARKS.discussedVideo}`);
  const title = document.querySelector('h1')?.textContent ?? '';
  await follow(VIDEO);
  await user.click(screen.getByTestId('ways-to-watch'));
  await screen.findByTestId('unlock-sheet');
  window.history.back();
  await screen.findByText(title, { selector: 'h1' });
  expect(screen.queryByTestId('unlock-sheet')).toBeNull();
});

test('a purchase is unlocked in the list the visitor returns to, as far as it was loaded', async () => {
  await api.signIn('fan@example.com');
  const { user, follow } = await openTab('/videos?access=sale');
  const card = () => document.querySelector(`article a[href="${VIDEO}"]`)?.closest('article');
  await user.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(33));
  expect(card()).toHaveTextContent('40 tokens');
  await follow(VIDEO);
  await user.click(screen.getByTestId('ways-to-watch'));
  await user.click(await dialogButton(PAY));
  await screen.findByTestId('video-player');
  window.history.back();
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(33));
  expect(card()).not.toHaveTextContent('40 tokens');
});
