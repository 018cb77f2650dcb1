import { screen, waitFor } from '@testing-library/dom';
import { API } from '../../ssr/support/urls';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';
import { timerHolder } from '../../setup/timer-holder';

const api = backend();
const sockets = fakeSockets();
quietConsole();
const timers = timerHolder();

/** When an idle page connects. */
const IDLE_MS = 3000;
/** The pauses before the first attempts to load the code of the connection. */
const LOAD_PAUSES_MS = [1000, 2000];

const newest = () => sockets[sockets.length - 1];
const opened = (count: number) => waitFor(() => expect(sockets).toHaveLength(count));

const arriveAsFan = async (path = '/categories') => {
  const token = await api.signIn('fan@example.com');
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
  timers.hold(IDLE_MS);
  await openTab('/categories');
  await waitFor(() => expect(timers.count()).toBeGreaterThan(0));
  expect(sockets).toHaveLength(0);
  timers.fire();
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

test('the header shows the status while disconnected; a guest sends nothing, and the connection is closed with the page', async () => {
  const { close } = await arriveAsGuest();
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
  socket?.io.deliver('reconnect', 1);
  expect(socket?.sent).toEqual([]);

  // The library retries lost connections itself, but not those that the server ended.
  const connect = jest.spyOn(socket as NonNullable<typeof socket>, 'connect');
  socket?.deliver('disconnect', 'transport close');
  socket?.deliver('disconnect', 'io server disconnect');
  expect(connect).not.toHaveBeenCalled();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1));

  close();
  expect(socket?.closed).toBe(true);
});

test('a refused connection is retried like a lost one, and then identifies the user', async () => {
  const { token } = await arriveAsFan();
  const socket = newest() as NonNullable<ReturnType<typeof newest>>;
  const connect = jest.spyOn(socket, 'connect');
  // The pause before it is random, between one and two seconds.
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  timers.hold(1000);
  socket.active = false;
  socket.deliver('connect_error', new Error('not now'));
  expect(await screen.findByText('No live updates, reconnecting…')).toBeInTheDocument();
  expect(connect).not.toHaveBeenCalled();
  random.mockRestore();
  timers.fire();
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
  socket.deliver('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/No live updates/));
  expect(socket.sent).toEqual([['auth/login', { token }]]);
});

test('the connection carries the token of the user, who is identified once after each connect, and updates the balance in the header', async () => {
  const { token } = await arriveAsFan();
  expect(newest()?.options.query).toEqual({ token });
  newest()?.deliver('connect');
  expect(newest()?.sent).toEqual([['auth/login', { token }]]);
  // An attempt may fail after the library has reported it.
  newest()?.deliver('disconnect', 'transport close');
  newest()?.io.deliver('reconnect', 1);
  newest()?.io.deliver('reconnect', 1);
  newest()?.deliver('connect');
  expect(newest()?.sent).toEqual([
    ['auth/login', { token }],
    ['auth/login', { token }],
  ]);
  // A return after the server ended the connection counts as a reconnect, once.
  newest()?.deliver('disconnect', 'io server disconnect');
  newest()?.deliver('connect');
  expect(newest()?.sent).toHaveLength(3);
  newest()?.deliver('disconnect', 'io server disconnect');
  newest()?.io.deliver('reconnect', 1);
  newest()?.deliver('connect');
  expect(newest()?.sent).toHaveLength(4);

  for (const [event, change, balance] of [
    ['update_balance', { token: 25 }, '525'],
    ['update_balance', { token: -100 }, '425'],
    ['update_balance', { token: 1, balance: 42 }, '42'],
    ['balance_update', { balance: 77 }, '77'],
  ] as const) {
    newest()?.deliver(event, change);
    await waitFor(() =>
      expect(screen.getByTestId('balance').textContent).toMatch(new RegExp(`(^|\\D)${balance}(\\D|$)`)),
    );
  }
});

test('logging in and out opens a new connection, and closes the previous one, whose events are ignored', async () => {
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
  newest()?.deliver('connect');
  asFan?.deliver('disconnect', 'transport close');
  asFan?.io.deliver('reconnect_attempt', 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).not.toHaveTextContent(/Reconnecting…|Live updates are off/);
});

test('a connection whose code failed to load is tried again, at once when the network is back', async () => {
  let loads = 0;
  const { io } = jest.requireMock<{ io: () => unknown }>('socket.io-client');
  jest.doMock('socket.io-client', () => {
    loads += 1;
    if (loads <= 2) throw new Error('Loading chunk failed.');
    return { io };
  });
  timers.hold(...LOAD_PAUSES_MS);
  await openTab('/categories');
  window.dispatchEvent(new Event('pointermove'));
  expect(await screen.findByText('No live updates, reconnecting…')).toBeInTheDocument();
  expect(loads).toBe(1);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(loads).toBe(2));
  await waitFor(() => {
    timers.fire();
    expect(sockets).toHaveLength(1);
  });
  newest()?.deliver('connect');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/No live updates/));
});

test('a page that is left before connecting never connects', async () => {
  const { close } = await openTab('/categories');
  window.dispatchEvent(new Event('pointermove'));
  close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sockets).toHaveLength(0);
});
