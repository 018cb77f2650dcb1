import { screen, waitFor } from '@testing-library/dom';
import { API } from '../../ssr/support/addresses';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../support/fake-socket';
import { logIn } from '../support/log-in';
import { quietConsole } from '../support/quiet-console';
import { openTab } from '../support/tab';

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

test('a guest who touches nothing has the connection all the same: to the API, websocket first, trying again without end every 1 to 10 seconds', async () => {
  await openTab('/categories');
  expect(sockets).toHaveLength(0);
  await opened(1);
  expect(newest()?.url).toBe(API);
  expect(newest()?.options).toMatchObject({ query: {}, transports: ['websocket', 'polling'], reconnection: true, reconnectionAttempts: Infinity, reconnectionDelay: 1000, reconnectionDelayMax: 10_000 });
});

test('it carries the token of who is logged in', async () => {
  const { token } = await arriveAsFan();
  expect(newest()?.options.query).toEqual({ token });
});

test('how it is doing is said in the header while it is not connected', async () => {
  await arriveAsGuest();
  const socket = newest();
  const says = async (words: string) => expect(await screen.findByText(words)).toBeInTheDocument();

  socket?.tell('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Connecting…|Reconnecting…|Live updates/));
  socket?.tell('disconnect', 'transport close');
  await says('Live updates are off');
  socket?.io.tell('reconnect_attempt', 1);
  await says('Reconnecting…');
  socket?.tell('connect_error', new Error('no network'));
  await says('Reconnecting…');
  socket?.io.tell('reconnect_failed');
  await says('No live updates, trying again');
  socket?.tell('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Reconnecting…|[Ll]ive updates/));
});

test('a server that ends it on purpose is tried again as well, after a while', async () => {
  await arriveAsGuest();
  const connect = jest.spyOn(newest() as NonNullable<ReturnType<typeof newest>>, 'connect');
  newest()?.tell('disconnect', 'transport close');
  expect(connect).not.toHaveBeenCalled();
  newest()?.tell('disconnect', 'io server disconnect');
  expect(connect).not.toHaveBeenCalled();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1), { timeout: 3000 });
});

test('coming back after the server has ended it is a reconnect like any other', async () => {
  const { token } = await arriveAsFan();
  newest()?.tell('connect');
  newest()?.tell('disconnect', 'io server disconnect');
  newest()?.tell('connect');
  expect(newest()?.sent).toEqual([['auth/login', { token }]]);

  newest()?.tell('disconnect', 'io server disconnect');
  newest()?.io.tell('reconnect', 1);
  newest()?.tell('connect');
  expect(newest()?.sent).toHaveLength(2);
});

test('one that the server refuses is tried again after a while, as one that broke, and then says who is there', async () => {
  const { token } = await arriveAsFan();
  const socket = newest() as NonNullable<ReturnType<typeof newest>>;
  const connect = jest.spyOn(socket, 'connect');
  socket.active = false;
  socket.tell('connect_error', new Error('not now'));
  expect(await screen.findByText('No live updates, trying again')).toBeInTheDocument();
  expect(connect).not.toHaveBeenCalled();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1), { timeout: 3000 });
  socket.tell('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/No live updates/));
  expect(socket.sent).toEqual([['auth/login', { token }]]);
});

test('after each reconnect it says again who is there; a guest says nothing', async () => {
  const { token } = await arriveAsFan();
  newest()?.tell('connect');
  expect(newest()?.sent).toEqual([]);
  newest()?.io.tell('reconnect', 1);
  newest()?.io.tell('reconnect', 1);
  expect(newest()?.sent).toEqual([
    ['auth/login', { token }],
    ['auth/login', { token }],
  ]);
});

test('a guest has nothing to say after a reconnect', async () => {
  await arriveAsGuest();
  newest()?.io.tell('reconnect', 1);
  expect(newest()?.sent).toEqual([]);
});

test('logging in and out opens it anew for who is there then, and closes the one before', async () => {
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

test('a closed connection is heard no more', async () => {
  const { user } = await arriveAsFan();
  const before = newest();
  await user.click(screen.getByLabelText('Account menu'));
  await user.click(await screen.findByText('Log out'));
  await opened(2);
  newest()?.tell('connect');
  before?.tell('disconnect', 'transport close');
  before?.io.tell('reconnect_attempt', 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).not.toHaveTextContent(/Reconnecting…|Live updates are off/);
});

test('tokens that come in or go out change the balance in the header', async () => {
  await arriveAsFan();
  newest()?.tell('update_balance', { token: 25 });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('525'));
  newest()?.tell('update_balance', { token: -100 });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('425'));
  newest()?.tell('update_balance', { token: 1, balance: 42 });
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('42'));
});

test('it is closed with the page', async () => {
  const { close } = await arriveAsGuest();
  close();
  expect(newest()?.closed).toBe(true);
});

test('a page that is left before it was opened never opens it', async () => {
  const { close } = await openTab('/categories');
  window.dispatchEvent(new Event('pointermove'));
  close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sockets).toHaveLength(0);
});
