import { screen, waitFor } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { showPages } from '../integration/support/show-pages';

const { api, socket, sentEvents, button, open } = showPages();

const ARIA = performerId('aria');
const CARD = '/stream/aria/private';
const BUSY = 'Aria Velasco is in a private show.';
const OFFLINE = 'Aria Velasco is offline. You can request a show when they’re online.';

const askButton = async () => (await button(/^Request private show/)).closest('button');
const setStatus = (streamingStatus: 'public' | 'private' | 'offline', isOnline = true) =>
  api.store.performers.update(ARIA, { streamingStatus, isOnline });

test('a performer can be requested as soon as their private show is over, and no longer once they are offline', async () => {
  setStatus('private');
  await open(CARD);
  expect(screen.getByText(BUSY)).toBeVisible();
  expect(await askButton()).toBeDisabled();
  socket()?.deliver('modelUpdateStreamingStatus', { id: ARIA, status: 'public' });
  await waitFor(() => expect(screen.queryByText(BUSY)).toBeNull());
  expect(await askButton()).toBeEnabled();
  socket()?.deliver('modelUpdateStatus', { id: ARIA, status: 'offline' });
  socket()?.deliver('modelUpdateStreamingStatus', { id: ARIA, status: 'offline' });
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(await askButton()).toBeDisabled();
});

test('the status of a performer is up to date after a lost connection, whose events were missed', async () => {
  await open(CARD);
  setStatus('private');
  socket()?.io.deliver('reconnect', 1);
  expect(await screen.findByText(BUSY)).toBeVisible();
  await api.fault({ path: '/performers/*', status: 500, body: {}, times: 1 });
  socket()?.io.deliver('reconnect', 2);
  await waitFor(async () => expect(await api.requests(`/performers/${ARIA}`)).toHaveLength(2));
  expect(screen.getByText(BUSY)).toBeVisible();
});

test('after a show, the status of the performer is up to date', async () => {
  const { user } = await open(CARD);
  await user.click(await button(/^Request private show/));
  await screen.findByText('Waiting for Aria Velasco to answer');
  const [room] = sentEvents('JOIN_ROOM') as { conversationId: string }[];
  socket()?.deliver('private-chat-decline', room);
  await screen.findByText('Aria Velasco can’t take a private show right now');
  setStatus('private');
  await user.click(await button('Request again'));
  expect(await screen.findByText(BUSY)).toBeVisible();
  socket()?.deliver('modelUpdateStreamingStatus', { id: ARIA, status: 'public' });
  await waitFor(() => expect(screen.queryByText(BUSY)).toBeNull());
});

test('in the room, a performer who came online during a lost connection, or before the page reloaded, can be requested', async () => {
  api.store.performers.update(ARIA, { isOnline: false, live: 0, streamingStatus: 'offline' });
  const { follow } = await open('/stream/aria');
  expect(await askButton()).toBeDisabled();
  setStatus('offline');
  socket()?.io.deliver('reconnect', 1);
  await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
  socket()?.deliver('modelUpdateStatus', { id: ARIA, status: 'offline' });
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  await follow('/stream/aria');
  await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
});
