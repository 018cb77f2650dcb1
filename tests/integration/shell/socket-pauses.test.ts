import { fakeSockets, type FakeSocket } from '../support/fake-socket';

const sockets = fakeSockets();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A connection and how it ends. `luck` from 0 to 1 replaces the random number. */
async function connection(luck = 0) {
  jest.spyOn(Math, 'random').mockReturnValue(luck);
  const { openSocket } = await import('@/socket/socket-client');
  const client = openSocket({
    url: 'http://api.test',
    token: () => null,
    onStatus: () => undefined,
    read: (_event, payload) => payload,
  });
  const socket = sockets.at(-1) as FakeSocket;
  const connect = jest.spyOn(socket, 'connect');
  const options = {
    turnedOut: (stoodMs = 0) => {
      socket.deliver('connect');
      jest.advanceTimersByTime(stoodMs);
      socket.deliver('disconnect', 'io server disconnect');
    },
    refused: () => {
      socket.active = false;
      socket.deliver('connect_error', new Error('not now'));
    },
  };
  /** The time until the next attempt, in ms. */
  const pause = () => {
    const before = connect.mock.calls.length;
    for (let ms = 0; ms <= 20_000; ms += 100) {
      if (connect.mock.calls.length > before) return ms;
      jest.advanceTimersByTime(100);
    }
    return null;
  };
  return { client, connect, pause, ...options };
}

test.each(['turnedOut', 'refused'] as const)(
  'a connection that the server ends repeatedly (%s) is retried after pauses up to ten seconds',
  async (end) => {
    const socket = await connection(0.999);
    const pauses = Array.from({ length: 6 }, () => {
      socket[end]();
      return socket.pause();
    });
    expect(pauses).toEqual([2000, 4000, 8000, 10_000, 10_000, 10_000]);
  },
);

test('clients disconnected together reconnect at different times, and not within a second', async () => {
  const pauses = [];
  for (const luck of [0, 0.25, 0.5, 0.75]) {
    const socket = await connection(luck);
    socket.turnedOut();
    pauses.push(socket.pause());
  }
  expect(pauses).toEqual([1000, 1300, 1500, 1800]);
});

test('only a connection that lasted a while is retried soon', async () => {
  const { turnedOut, pause } = await connection(0.999);
  for (let times = 0; times < 4; times++) {
    turnedOut(5000);
    pause();
  }
  turnedOut(5000);
  expect(pause()).toBe(10_000);
  turnedOut(60_000);
  expect(pause()).toBe(2000);
});

test('a connection that ends twice is retried once', async () => {
  const { turnedOut, refused, connect } = await connection();
  turnedOut();
  refused();
  jest.advanceTimersByTime(20_000);
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a network that is back ends the wait, and the visitor is back in their rooms', async () => {
  const { client, turnedOut, refused, connect } = await connection(0.999);
  const back = jest.fn();
  client.onReconnect(back);
  window.dispatchEvent(new Event('online'));
  expect(connect).not.toHaveBeenCalled();
  turnedOut();
  refused();
  window.dispatchEvent(new Event('online'));
  expect(connect).toHaveBeenCalledTimes(1);
  (sockets.at(-1) as FakeSocket).deliver('connect');
  expect(back).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(connect).toHaveBeenCalledTimes(1);
  client.close();
});

test('a connection closed meanwhile is not retried', async () => {
  const { client, turnedOut, pause } = await connection();
  turnedOut();
  client.close();
  expect(pause()).toBeNull();
});
