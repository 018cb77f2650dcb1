import { screen, waitFor } from '@testing-library/dom';
import { API } from '../../ssr/support/addresses';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
const sockets = fakeSockets();
quietConsole();

const newest = () => sockets[sockets.length - 1];
const opened = (count: number) => waitFor(() => expect(sockets).toHaveLength(count));

const arriveAsFan = async (path = '/categories') => {
  const token = await api.logIn('fan@example.com');
  document.cookie = `token=${token}; Path=/`;
  const tab = await openTab(path);
  await opened(1);
  return { ...tab, token };
};

/** A guest who interacts with the page, because otherwise it connects later. */
const arriveAsGuest = async (path = '/categories') => {
  const tab = await openTab(path);
  window.dispatchEvent(new Event('pointermove'));
  await opened(1);
  return tab;
};

test('an idle guest connects too: to the API, websocket first, retrying without end every 1 to 10 seconds', async () => {
  await openTab('/categories');
  expect(sockets).toHaveLength(0);
  await opened(1);
  expect(newest()?.url).toBe(API);
  expect(newest()?.options).toMatchObject({
    query: {},
    transports: ['websocket', 'polling'],
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
  });
});

test('the connection carries the token of the logged-in user', async () => {
  const { token } = await arriveAsFan();
  expect(newest()?.options.query).toEqual({ token });
});

test('the header shows the status while disconnected', async () => {
  await arriveAsGuest();
  const socket = newest();
  const expectOnPage = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

  socket?.deliver('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Connecting…|Reconnecting…|Live updates/));
  socket?.deliver('disconnect', 'transport close');
  await expectOnPage('Live updates are off');
  socket?.io.deliver('reconnect_attempt', 1);
  await expectOnPage('Reconnecting…');
  socket?.deliver('connect_error', new Error('no network'));
  await expectOnPage('Reconnecting…');
  socket?.io.deliver('reconnect_failed');
  await expectOnPage('No live updates, reconnecting…');
  socket?.deliver('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Reconnecting…|[Ll]ive updates/));
});

test('a connection ended by the server is retried after a while', async () => {
  await arriveAsGuest();
  const connect = jest.spyOn(newest() as NonNullable<ReturnType<typeof newest>>, 'connect');
  newest()?.deliver('disconnect', 'transport close');
  expect(connect).not.toHaveBeenCalled();
  newest()?.deliver('disconnect', 'io server disconnect');
  expect(connect).not.toHaveBeenCalled();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
});

test('a return after the server ended the connection counts as a reconnect', async () => {
  const { token } = await arriveAsFan();
  newest()?.deliver('connect');
  newest()?.deliver('disconnect', 'io server disconnect');
  newest()?.deliver('connect');
  expect(newest()?.sent).toEqual([['auth/login', { token }]]);

  newest()?.deliver('disconnect', 'io server disconnect');
  newest()?.io.deliver('reconnect', 1);
  newest()?.deliver('connect');
  expect(newest()?.sent).toHaveLength(2);
});

test('a refused connection is retried like a lost one, and then identifies the user', async () => {
  const { token } = await arriveAsFan();
  const socket = newest() as NonNullable<ReturnType<typeof newest>>;
  const connect = jest.spyOn(socket, 'connect');
  socket.active = false;
  socket.deliver('connect_error', new Error('not now'));
  expect(await screen.findByText('No live updates, reconnecting…')).toBeInTheDocument();
  expect(connect).not.toHaveBeenCalled();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
  socket.deliver('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/No live updates/));
  expect(socket.sent).toEqual([['auth/login', { token }]]);
});

test('after each reconnect the user is identified again; a guest is not', async () => {
  const { token } = await arriveAsFan();
  newest()?.deliver('connect');
  expect(newest()?.sent).toEqual([]);
  newest()?.io.deliver('reconnect', 1);
  newest()?.io.deliver('reconnect', 1);
  expect(newest()?.sent).toEqual([
    ['auth/login', { token }],
    ['auth/login', { token }],
  ]);
});

test('a guest sends nothing after a reconnect', async () => {
  await arriveAsGuest();
  newest()?.io.deliver('reconnect', 1);
  expect(newest()?.sent).toEqual([]);
});

test('logging in and out opens a new connection, and closes the previous one', async () => {
  const { user } = await arriveAsGuest('/auth/login?next=%2Fcategories');
  const asGuest = newest();
  expect(asGuest?.options.query).toEqual({});

  await logIn(user);
  await opened(2);
  const asFan = newest();
  expect(asFan?.options.query).toEqual({ token: expect.stringMatching(/\./) });
  expect([asGuest?.closed, asFan?.closed]).toEqual([true, false]);

  await user.click(await screen.findByLabelText('Account menu'));
  await user.click(await screen.findByText('Log out'));
  await opened(3);
  expect(newest()?.options.query).toEqual({});
  expect([asFan?.closed, newest()?.closed]).toEqual([true, false]);
});

test('events of a closed connection are ignored', async () => {
  const { user } = await arriveAsFan();
  const before = newest();
  await user.click(screen.getByLabelText('Account menu'));
  await user.click(await screen.findByText('Log out'));
  await opened(2);
  newest()?.deliver('connect');
  before?.deliver('disconnect', 'transport close');
  before?.io.deliver('reconnect_attempt', 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).not.toHaveTextContent(/Reconnecting…|Live updates are off/);
});

test('token events update the balance in the header', async () => {
  await arriveAsFan();
  newest()?.deliver('update_balance', { token: 25 });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('525'));
  newest()?.deliver('update_balance', { token: -100 });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('425'));
  newest()?.deliver('update_balance', { token: 1, balance: 42 });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('42'));
});

test('the connection is closed with the page', async () => {
  const { close } = await arriveAsGuest();
  close();
  expect(newest()?.closed).toBe(true);
});

test('a page that is left before connecting never connects', async () => {
  const { close } = await openTab('/categories');
  window.dispatchEvent(new Event('pointermove'));
  close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sockets).toHaveLength(0);
});
