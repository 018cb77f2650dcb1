import { screen, waitFor } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const VIDEO = `/video/${LANDMARKS.freeVideo}`;
const ENDED = `/login?next=${encodeURIComponent(VIDEO)}`;
const REFUSED = { status: 401, body: { statusCode: 401, message: 'Your token is too old' }, times: 1 };
const NOTHING_LOST = 'Your session has ended. Nothing is lost: log in to continue where you left off.';

/** Makes the token expire for this call and for get-me, which then decides. */
async function endSession(path: string) {
  await api.fault({ path: '/users/me', ...REFUSED });
  await api.fault({ path, ...REFUSED });
}

const comments = async () => (await api.requests('/comments')).filter(({ method }) => method === 'POST');

const arrive = async (path = VIDEO) => {
  await api.signIn('fan@example.com');
  return openTab(path);
};

async function expectSessionEnded(path: string) {
  await screen.findByText(NOTHING_LOST);
  expect(getCurrentUrl()).toBe(path);
  expect(document.cookie).toBe('');
  expect(document.body).not.toHaveTextContent('Robin Ashdown');
}

test('a 401 while sending leads to the login page; afterward the text is restored and nothing was sent on its own', async () => {
  await api.fault({ path: '/comments', method: 'POST', ...REFUSED });
  const { user } = await arrive();
  await user.type(screen.getByTestId('comment-box'), 'What a voice');
  await user.click(screen.getByText('Send'));
  await expectSessionEnded(ENDED);
  // The login page explains it. A toast would repeat it.
  expect(document.body).not.toHaveTextContent(/try again later|Forbidden|Your token is too old/);
  expect(await comments()).toHaveLength(1);

  await logIn(user);
  expect(await screen.findByTestId('comment-box')).toHaveValue('What a voice');
  expect(getCurrentUrl()).toBe(VIDEO);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await comments()).toHaveLength(1);
});

test('a draft survives the 401 of any other call, and a reload before the login', async () => {
  const tab = await arrive();
  await tab.user.type(screen.getByTestId('comment-box'), 'Half a sent');
  await endSession('/user/assets/categories/search');
  void tab.follow('/categories');
  await expectSessionEnded(ENDED);
  tab.close();

  const { user } = await openTab(getCurrentUrl());
  await logIn(user);
  expect(await screen.findByTestId('comment-box')).toHaveValue('Half a sent');
  expect(await comments()).toEqual([]);
});

test('a list that loaded more returns with all of it', async () => {
  const tab = await arrive('/videos');
  await tab.user.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/videos?upto=2'));
  await endSession('/user/assets/categories/search');
  void tab.follow('/categories');
  await expectSessionEnded(`/login?next=${encodeURIComponent('/videos?upto=2')}`);
});

test('after a session ended, another account does not get the drafts', async () => {
  const tab = await arrive();
  await tab.user.type(screen.getByTestId('comment-box'), 'Half a sent');
  await endSession('/user/assets/categories/search');
  void tab.follow('/categories');
  await expectSessionEnded(ENDED);
  await logIn(tab.user, 'fan2@example.com');
  expect(await screen.findByTestId('comment-box')).toHaveValue('');
});

test('a 401 for more of a list ends the session', async () => {
  const { user } = await arrive();
  await endSession('/comments/search');
  await user.click(screen.getByText('Show more comments'));
  await expectSessionEnded(ENDED);
});

test('a 401 for a background call of the page ends the session', async () => {
  await api.fault({ path: '/user/assets/videos/search', status: 500 });
  const { user } = await arrive('/home');
  const [retry] = await screen.findAllByText('Retry');
  await api.noFaults();
  await endSession('/user/assets/videos/search');
  await user.click(retry as HTMLElement);
  await expectSessionEnded('/login');
});

test('a 401 for a part of the page is a failed part while get-me confirms the token: the session continues', async () => {
  const tab = await arrive('/categories');
  await api.fault({ path: '/event', status: 401, body: { message: 'Unauthorized' } });
  await api.forgetRequests();
  await tab.follow('/home');
  await tab.follow('/events');
  expect(await screen.findByText('Forbidden in the action!')).toBeInTheDocument();
  expect(document.cookie).toMatch(/^token=/);
  expect(await api.requests('/users/me')).toHaveLength(1);
});

test('a guarded page without a token leads to the login page', async () => {
  const tab = await arrive('/categories');
  document.cookie = 'token=; Max-Age=0; Path=/';
  void tab.follow('/user/wallet');
  await waitFor(() => expect(getCurrentUrl()).toBe('/auth/login?next=%2Fuser%2Fwallet'));
  await waitFor(() => expect(document.body).not.toHaveTextContent('Robin Ashdown'));
});

test('after the token is gone, another account does not get the drafts', async () => {
  const account = api.store.users.list().find(({ email }) => email === 'fan@example.com')?._id;
  window.localStorage.setItem('session', `in 1 ${account}`);
  const tab = await arrive();
  await tab.user.type(screen.getByTestId('comment-box'), 'Half a sent');
  document.cookie = 'token=; Max-Age=0; Path=/';
  void tab.follow('/user/wallet');
  await logIn(tab.user, 'fan2@example.com');
  await waitFor(() => expect(getCurrentUrl()).toBe('/user/wallet'));
  await tab.follow(VIDEO);
  expect(await screen.findByTestId('comment-box')).toHaveValue('');
});

test('several 401s at once lead to the login page once', async () => {
  const tab = await arrive('/categories');
  await api.fault({ path: '/*', status: 401 });
  const before = window.history.length;
  void tab.follow('/home');
  await expectSessionEnded(`/login?next=${encodeURIComponent('/categories')}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.history.length - before).toBe(1);
});

test('a session that ends in another tab ends in this one, and so does the login that follows', async () => {
  const { user } = await arrive();
  await user.type(screen.getByTestId('comment-box'), 'Still mine');
  document.cookie = 'token=; Max-Age=0; Path=/';
  window.localStorage.setItem('session', 'ended 1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  await expectSessionEnded(ENDED);
  await logIn(user);
  expect(await screen.findByTestId('comment-box')).toHaveValue('Still mine');
});

test('a 401 of the login itself is an ordinary failure', async () => {
  const { user } = await openTab('/auth/login?next=%2Fvideos');
  await api.fault({ path: '/auth/login', ...REFUSED });
  await logIn(user);
  expect(await screen.findByTestId('login-error')).toHaveTextContent('Your token is too old');
  await waitFor(() => expect(getCurrentUrl()).toBe('/auth/login?next=%2Fvideos'));
});
