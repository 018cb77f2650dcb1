import { screen, waitFor } from '@testing-library/dom';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { acquireLock } from '@/shell/session/tab-locks';
import { ARIA, broadcastConsole } from '../integration/support/broadcast-console';
import { button, dialogButton } from '../integration/support/controls';
import { skipWaits } from '../integration/support/slow-waits';
import { openTab } from '../integration/support/tab';
import { API } from '../ssr/support/urls';

const { api, arrived, connections, goLive, open, sentEvents, socket } = broadcastConsole();

test('a lost stream is sent and announced again, and so is one whose live connection was lost', async () => {
  await goLive(await open());
  connections.at(-1)?.emit('closed');
  await waitFor(() => expect(connections.length).toBe(2));
  await waitFor(() => expect(connections.at(-1)?.published).toEqual(connections[0]?.published));
  arrived();
  await waitFor(() => expect(sentEvents('public-stream/live')).toHaveLength(2));

  socket()?.io.deliver('reconnect');
  expect(sentEvents('public-stream/live')).toHaveLength(3);
  const names = socket()?.sent.map(([name]) => name) ?? [];
  expect(names.lastIndexOf('public-stream/rejoin')).toBeLessThan(names.lastIndexOf('public-stream/live'));
});

test('the console says one thing about a lost connection, and its badge, clock and viewers tell the truth', async () => {
  await goLive(await open());
  socket()?.deliver('disconnect', 'transport close');
  expect(
    await screen.findByText('Connection lost. Your video is still live; chat and viewers will reconnect.'),
  ).toBeVisible();
  expect(screen.getAllByText('LIVE')).not.toHaveLength(0);
  expect(screen.queryByText(/^\d+ viewers?$/)).toBeNull();

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You’re offline. Your livestream resumes when you reconnect.')).toBeVisible();
  connections.at(-1)?.emit('closed');
  await waitFor(() => expect(screen.queryAllByText('LIVE')).toEqual([]));
  expect(screen.getByText('You’re offline. Your livestream resumes when you reconnect.')).toBeVisible();

  jest.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Connection lost. Reconnecting…')).toBeVisible();
  socket()?.deliver('connect');
  await waitFor(() => expect(connections.length).toBe(2));
  await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
  arrived();
  expect(await screen.findByText('You’re live.')).toBeInTheDocument();
  expect(screen.getAllByText('LIVE')).not.toHaveLength(0);
});

test('tips and messages that arrived during a lost connection count', async () => {
  const tab = await open();
  await goLive(tab);
  const [[, room] = []] = sentEvents('public-stream/join');
  const { conversationId } = room as { conversationId: string };
  const tip = { senderInfo: { _id: 'fan', name: 'Robin' }, token: 20, conversationId };
  socket()?.deliver('tipped', tip);
  const book = (grossPrice: number) => {
    const [sale] = api.store.earnings.list();
    if (!sale) throw new Error('There are no sales.');
    const createdAt = new Date().toISOString();
    api.store.earnings.insert({
      ...sale,
      _id: `tip-${grossPrice}`,
      performerId: ARIA,
      type: 'stream_tip',
      grossPrice,
      isToken: true,
      transactionStatus: 'success',
      createdAt,
    });
  };
  book(20);
  socket()?.deliver('disconnect', 'transport close');
  book(35);
  await fetch(`${API}/messages/stream/conversations/${conversationId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await api.logIn('fan@example.com') },
    body: JSON.stringify({ text: 'Still here?' }),
  });
  socket()?.deliver('connect');
  socket()?.io.deliver('reconnect', 1);
  await waitFor(() => expect(screen.getByText('Tips in this show').closest('section')).toHaveTextContent('55 tokens'));
  expect(await screen.findByText('Still here?')).toBeInTheDocument();
  await tab.user.click(await button('End show'));
  await tab.user.click(await dialogButton('End show'));
  expect((await screen.findByText('Chat messages')).closest('div')).toHaveTextContent('1');
});

test('a show that the server ended for a lost connection ends here too, says why, and can be resumed', async () => {
  const tab = await open();
  await goLive(tab);
  const [[, room] = []] = sentEvents('public-stream/join');
  const performerId = api.store.performers.list().find(({ username }) => username === 'aria')?._id;
  socket()?.deliver('model-left', { ...(room as object), performerId, reason: 'connectionLost' });
  expect(await screen.findByText('Your show has ended')).toBeInTheDocument();
  expect(screen.getByText('The show ended because you lost connection.')).toBeInTheDocument();
  await tab.user.click(await button('Go live again'));
  await tab.user.click(await button('Resume show'));
  await waitFor(() => expect(connections).toHaveLength(2));
});

describe('a connection that is lost', () => {
  skipWaits(RECONNECT_GRACE_MS);

  test('and not back within the grace period ends the show, as viewers read it', async () => {
    const tab = await open();
    socket()?.deliver('connect');
    await goLive(tab);
    socket()?.deliver('disconnect', 'transport close');
    expect(await screen.findByText('Your show has ended')).toBeInTheDocument();
    expect(screen.getByText('The show ended because you lost connection.')).toBeInTheDocument();
  });
});

describe('a browser that wrongly reports to be offline', () => {
  skipWaits(RECONNECT_GRACE_MS);

  test('does not end a show whose video and connection work', async () => {
    const tab = await open();
    socket()?.deliver('connect');
    await goLive(tab);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect(screen.findByText('Your show has ended', undefined, { timeout: 600 })).rejects.toThrow();
    expect(screen.getByText('You’re live.')).toBeInTheDocument();
    expect(screen.getAllByText('LIVE')).not.toHaveLength(0);
  });
});

test('a second tab shows that the show is live in another tab, and can move it there', async () => {
  const tab = await open();
  await goLive(tab);
  const stored = window.localStorage.getItem('encore.show') ?? '';
  tab.close();
  window.localStorage.setItem('encore.show', stored);
  const release = await acquireLock('broadcast');
  const second = await openTab('/studio/events');
  expect(await screen.findByText('You’re live in another tab.')).toBeInTheDocument();
  await second.user.click(screen.getByText('Go to show'));
  expect(await screen.findByText(/^You’re live in another tab of this browser/)).toBeInTheDocument();
  expect(screen.queryByText(/You were live a moment ago/)).toBeNull();
  await second.user.click(await button('Move show here'));
  await waitFor(() => expect(window.localStorage.getItem('encore.show-hand-over')).not.toBeNull());
  release?.();
  await waitFor(() => expect(connections).toHaveLength(2));
});

test('an interrupted show can be ended instead, and leads to its summary, also hours later', async () => {
  const tab = await open();
  await goLive(tab);
  socket()?.deliver('tipped', { senderInfo: { _id: 'fan', name: 'Robin' }, token: 20 });
  await waitFor(() => expect(window.localStorage.getItem('encore.show')).toContain('Robin'));
  const saved = window.localStorage.getItem('encore.show') ?? '';
  const reopen = async (stored: string, label: string) => {
    window.localStorage.setItem('encore.show', stored);
    const before = socket();
    const reopened = await openTab('/studio/live');
    await waitFor(() => expect(socket()).not.toBe(before));
    await reopened.user.click(await button(label));
    expect(await screen.findByText('Your show has ended')).toBeInTheDocument();
    expect(screen.getByText('Tips (1 tip)').closest('div')).toHaveTextContent('20 tokens');
    expect(window.localStorage.getItem('encore.show')).toBeNull();
    const sent = socket()?.sent.map(([event]) => event) ?? [];
    reopened.close();
    return sent;
  };
  tab.close();
  const sent = await reopen(saved, 'End show');
  expect(sent).toEqual(expect.arrayContaining(['public-stream/join', 'public-stream/leave']));
  const earlier = saved.replace(
    /"(startedAt|seenAt)":(\d+)/g,
    (_, key: string, at: string) => `"${key}":${Number(at) - 7_200_000}`,
  );
  expect(await reopen(earlier, 'View summary')).not.toContain('public-stream/leave');
});

test('a paused show isn’t resumed during the private show in another tab', async () => {
  const tab = await open();
  await goLive(tab);
  const stored = window.localStorage.getItem('encore.show') ?? '';
  tab.close();
  window.localStorage.setItem('encore.show', stored.replace('"isPaused":false', '"isPaused":true'));
  const release = await acquireLock(`private-show/${ARIA}`);
  await openTab('/studio/live');
  expect(await screen.findByText(/^Your show .* is paused|is paused\. Your viewers/)).toBeInTheDocument();
  expect(screen.queryByText('Resume show')).toBeNull();
  release?.();
  expect(await button('Resume show')).toBeInTheDocument();
});

test('a reload during a show offers to resume it', async () => {
  const tab = await open();
  await goLive(tab);
  const saved = window.localStorage.getItem('encore.show') ?? '';
  const [before] = connections[0]?.published ?? [];
  tab.close();
  // A reload doesn't end the show.
  window.localStorage.setItem('encore.show', saved);
  const reloaded = await openTab('/studio/live');
  await reloaded.user.click(await button('Resume show'));
  await waitFor(() => expect(connections.map(({ published }) => published)).toEqual([[before], [before]]));
  expect((await api.requests('/streaming/live')).map(({ body }) => (body as { title: string }).title)).toEqual([
    'Live with Aria Velasco',
    'Live with Aria Velasco',
  ]);
});
