import { setTimeout as pause } from 'node:timers/promises';
import { configure, screen, waitFor, within } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { dialogButton } from '../integration/support/controls';
import { holdResponses } from '../integration/support/hold-responses';
import { skipWaits } from '../integration/support/slow-waits';
import { showPages } from '../integration/support/show-pages';
import { getCurrentUrl } from '../integration/support/tab';

const { api, connections, tracks, refuse, allow, socket, sentEvents, button, callAs, open } = showPages();

const ARIA = performerId('aria');
const CARD = '/stream/aria/private';
const header = () => document.querySelector('header')?.textContent;
const charges = async () =>
  (await api.requests('/token-transactions/pay-token')).map(({ headers }) => headers['idempotency-key']);

/** The fan's request in the sandbox. */
const request = () => {
  const found = api.store.privateRequests
    .list()
    .find(({ userId, performerId: id }) => id === ARIA && api.store.users.get(userId)?.email === 'fan@example.com');
  if (!found) throw new Error('Nobody has asked.');
  return found;
};

const ask = async ({ sends = false } = {}) => {
  const tab = await open(CARD);
  if (sends) await tab.user.click(screen.getByLabelText('Share my video and sound'));
  await tab.user.type(screen.getByLabelText(/^Note to/), 'For the song');
  await tab.user.click(await button(/^Request private show/));
  expect(await screen.findByText('Waiting for Aria Velasco to answer')).toBeInTheDocument();
  const { conversationId, userId, userNote } = request();
  await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
  return { ...tab, conversationId, userId, userNote };
};

/** Aria accepts, but isn't in the room yet. */
const answer = async (conversationId: string) => {
  const show = await callAs('performer@example.com', 'GET', `/streaming/private-chat/${conversationId}`);
  socket()?.deliver('private-chat-accept', show);
};
/** Aria accepts, and is in the room. */
const accept = async (conversationId: string) => {
  await answer(conversationId);
  socket()?.deliver('MODEL_JOIN_ROOM', { conversationId });
};

test('the card shows how long the balance lasts; the show is requested, accepted, paid per minute, ended with one confirmation and a receipt', async () => {
  await api.balance('fan@example.com', 45);
  const { user, conversationId, userId, userNote } = await ask({ sends: true });
  expect(userNote).toBe('For the song');
  expect(await charges()).toEqual([]);
  await accept(conversationId);

  expect(await button('End show')).toBeInTheDocument();
  await waitFor(() => expect(header()).toContain('35'));
  expect(await charges()).toEqual([`minute-${conversationId}-${userId}-1`]);
  await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
  connections.at(-1)?.emit('publish_started');
  await waitFor(() =>
    expect(sentEvents('private-stream/join')).toEqual([
      { conversationId, streamId: expect.stringMatching(new RegExp(`^private-.+-${userId}$`)) },
    ]),
  );

  await user.click(await button('End show'));
  await user.click(await button('Continue show'));
  expect(document.querySelector('dialog[open]')).toBeNull();
  await user.click(await button('End show'));
  await user.click(await dialogButton('End show'));
  expect(await screen.findByText('You ended the show.')).toBeInTheDocument();
  const figures = within(screen.getByText('Charged').closest('dl') ?? document.body);
  expect(figures.getByText('1 minute')).toBeInTheDocument();
  expect(figures.getByText('10 tokens')).toBeInTheDocument();
  expect(screen.getByText('View token history')).toHaveAttribute('href', '/user/token-transactions');
  expect(sentEvents('LEAVE_ROOM')).toEqual([{ conversationId }]);
  expect(await charges()).toHaveLength(1);
});

test('before a request: affordable minutes, the shortest show, and missing tokens, which are bought in place', async () => {
  await api.balance('fan@example.com', 45);
  const { close } = await open(CARD);
  expect(screen.getByText('Enough for 4 minutes')).toBeInTheDocument();
  expect(screen.getByText('10 tokens a minute', { selector: 'dd' })).toBeInTheDocument();
  close();
  await api.settings({ minimumPrivateMinutes: 5 });
  const { user } = await open(CARD);
  expect(screen.getByText('You need 5 tokens more for the minimum of 5 minutes.')).toBeInTheDocument();
  expect((await button(/^Request private show/)).closest('button')).toBeDisabled();
  await user.click(await button('Get more tokens'));
  expect(await screen.findByTestId('top-up')).toBeInTheDocument();
});

test("a request can be canceled; an offline performer can't be requested", async () => {
  const { user } = await ask();
  await user.click(await button('Cancel request'));
  expect(await button(/^Request private show/)).toBeInTheDocument();
  await waitFor(async () => expect(await api.requests('/streaming/private-chat/cancel')).toHaveLength(1));
  api.store.performers.update(ARIA, { isOnline: false, live: 0 });
  await user.click(await button(/^Request private show/));
  expect(await screen.findByText(/Aria Velasco is offline\. Nothing was charged\./)).toBeInTheDocument();
});

test('a price that rose after the card was rendered is not accepted', async () => {
  const { user } = await open(CARD);
  api.store.performers.update(ARIA, { privateChatPrice: 25 });
  await user.click(await button(/^Request private show/));
  expect(await screen.findByText('The price changed')).toBeInTheDocument();
  expect(screen.getByText(/^Your request was canceled and nothing was charged\./)).toBeInTheDocument();
  expect(await api.requests('/streaming/private-chat/cancel')).toHaveLength(1);
  await user.click(await button('Request again'));
  expect(await screen.findByText('25 tokens a minute', { selector: 'dd' })).toBeInTheDocument();
  expect(await button('Request private show at 25 tokens a minute')).toBeInTheDocument();
});

test('private shows without a price are not sold', async () => {
  api.store.performers.update(ARIA, { privateChatPrice: undefined, groupChatPrice: undefined });
  const { follow } = await open(CARD);
  const nothingSold = /Free|Ask for|Join the/;
  expect(screen.getByText('Aria Velasco doesn’t offer private shows')).toBeInTheDocument();
  expect(document.querySelector('main')).not.toHaveTextContent(nothingSold);
  await follow(`${CARD}?kind=group`);
  expect(screen.getByText('Aria Velasco doesn’t offer group shows')).toBeInTheDocument();
  expect(document.querySelector('main')).not.toHaveTextContent(nothingSold);
});

test('a private show with a price of 0 is free', async () => {
  api.store.performers.update(ARIA, { privateChatPrice: 0 });
  await open(CARD);
  expect(screen.getByText('Free', { selector: 'dd' })).toBeInTheDocument();
});

test('a declined or expired request shows a message each, no charge, and the note again, which is kept until the performer has accepted', async () => {
  const { user, conversationId, close } = await ask();
  const note = () => screen.findByLabelText(/^Note to/);
  await callAs('performer@example.com', 'POST', `/streaming/private-chat/${conversationId}/decline`);
  socket()?.deliver('private-chat-decline', { conversationId });
  expect(await screen.findByText('Aria Velasco can’t take a private show right now')).toBeInTheDocument();
  await user.click(await button('Request again'));
  expect(await note()).toHaveValue('For the song');
  await user.click(await button(/^Request private show/));
  await screen.findByText('Waiting for Aria Velasco to answer');
  const { conversationId: expired } = request();
  await callAs('performer@example.com', 'POST', `/streaming/private-chat/${expired}/decline`);
  socket()?.deliver('private-chat-timeOut', { conversationId: expired });
  expect(await screen.findByText('Aria Velasco didn’t answer in time')).toBeInTheDocument();
  expect(await charges()).toEqual([]);
  close();

  const { user: again } = await open(CARD);
  expect(await note()).toHaveValue('For the song');
  await again.click(await button(/^Request private show/));
  await screen.findByText('Waiting for Aria Velasco to answer');
  expect(request().userNote).toBe('For the song');
  await accept(request().conversationId);
  await again.click(await button('End show'));
  await again.click(await dialogButton('End show'));
  await again.click(await button('Request another show'));
  expect(await note()).toHaveValue('');
});

test('a request is canceled if its page was left before the response', async () => {
  const { user } = await open(CARD);
  const call = holdResponses(api, 'post', '/streaming/private-chat/:id');
  await user.click(await button(/^Request private show/));
  await waitFor(() => expect(request()).toBeDefined());
  await user.click(await screen.findByText('Back to room'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/stream/aria'));
  call.releaseResponses();
  await waitFor(() => expect(request).toThrow('Nobody has asked.'));
});

test('a repeated request is not canceled by the late response to the previous one', async () => {
  const { user, follow } = await open(CARD);
  const askSlowly = async () => {
    const call = holdResponses(api, 'post', '/streaming/private-chat/:id', { once: true });
    const before = (await api.requests(`/streaming/private-chat/${ARIA}`)).length;
    await user.click(await button(/^Request private show/));
    await waitFor(async () => expect(await api.requests(`/streaming/private-chat/${ARIA}`)).toHaveLength(before + 1));
    return call;
  };
  const first = await askSlowly();
  await user.click(await screen.findByText('Back to room'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/stream/aria'));
  await follow(CARD);
  const second = await askSlowly();
  first.releaseResponses();
  await pause(100);
  second.releaseResponses();
  expect(await screen.findByText('Waiting for Aria Velasco to answer')).toBeInTheDocument();
  await pause(100);
  expect(await api.requests('/streaming/private-chat/cancel')).toEqual([]);
  await accept(request().conversationId);
  expect(await button('End show')).toBeInTheDocument();
  await waitFor(() => expect(header()).toContain('490'));
});

test('an accepted show charges nothing until the performer is in the room', async () => {
  const { conversationId } = await ask();
  await answer(conversationId);
  expect(await screen.findByText('Waiting for Aria Velasco to join…')).toBeInTheDocument();
  await pause(100);
  expect(await charges()).toEqual([]);
  socket()?.deliver('JOINED_THE_ROOM', {
    conversationId,
    total: 2,
    members: [{ _id: ARIA, name: 'Aria Velasco' }],
    streamList: [],
  });
  await waitFor(() => expect(header()).toContain('490'));
  expect(screen.queryByText(/to join…$/)).toBeNull();
});

test('a private show continues if the server doesn’t list the members of its room', async () => {
  const { conversationId } = await ask();
  await answer(conversationId);
  const members = [{ _id: ARIA, name: 'Aria Velasco' }];
  socket()?.deliver('JOINED_THE_ROOM', { conversationId, total: 2, members, streamList: [] });
  await waitFor(() => expect(header()).toContain('490'));
  socket()?.deliver('private-stream/streamInformationChanged', { conversationId });
  await pause(100);
  expect(screen.queryByText(/lost connection/)).toBeNull();
  expect(screen.queryByText('Paused')).toBeNull();
});

describe('a performer who accepts', () => {
  skipWaits(30_000);
  // Testing Library waits for 30 s, too.
  beforeEach(() => configure({ asyncUtilTimeout: 20_000 }));
  afterEach(() => configure({ asyncUtilTimeout: 30_000 }));

  test('but never joins the room: the show ends and nothing is charged', async () => {
    const { conversationId } = await ask();
    await answer(conversationId);
    expect(await screen.findByText('Aria Velasco didn’t join, so the show didn’t start.')).toBeInTheDocument();
    expect(screen.getByText('It didn’t start, so nothing was charged.')).toBeInTheDocument();
    expect(await charges()).toEqual([]);
  });
});

test('low balance is announced with more tokens in place; the show continues', async () => {
  await api.balance('fan@example.com', 25);
  const { user, conversationId } = await ask();
  await accept(conversationId);
  expect(await screen.findByText('Less than 3 minutes left')).toBeInTheDocument();
  await user.click(await button('Get more tokens'));
  expect(await screen.findByTestId('top-up')).toBeInTheDocument();
  expect(await button('End show')).toBeInTheDocument();
});

test('without tokens for its minute the show ends with a message', async () => {
  const { conversationId } = await ask();
  const show = await callAs('performer@example.com', 'GET', `/streaming/private-chat/${conversationId}`);
  await api.balance('fan@example.com', 0);
  socket()?.deliver('private-chat-accept', show);
  socket()?.deliver('MODEL_JOIN_ROOM', { conversationId });
  expect(await screen.findByText(/You ran out of tokens/)).toBeInTheDocument();
});

test("without a camera the fan can watch and chat; the show ends when the other side ends it, with the server's duration", async () => {
  refuse('NotAllowedError');
  const { conversationId } = await ask({ sends: true });
  await accept(conversationId);
  expect(await button('Retry camera')).toBeInTheDocument();
  await waitFor(() => expect(header()).toContain('490'));
  socket()?.deliver('MODEL_LEFT_ROOM', { conversationId, reason: 'ended', userId: ARIA, ranFor: 16_400 });
  expect(await screen.findByText('Aria Velasco ended the show.')).toBeInTheDocument();
  expect(screen.getByText('16 s')).toBeInTheDocument();
});

test('camera and microphone are off until the fan asks for them, and are previewed before anything is sent', async () => {
  const { user, conversationId } = await ask();
  expect(tracks).toEqual([]);
  await accept(conversationId);
  await user.click(await button('Share my video'));
  expect(await screen.findByText('Only you can see this.')).toBeVisible();
  expect(connections).toEqual([]);
  await user.click(await button('Cancel'));
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  await user.click(await button('Share my video'));
  await user.click(await button('Start sharing'));
  await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
});

test('a fan who wants to be seen checks the preview before the request', async () => {
  const { user } = await open(CARD);
  await user.click(screen.getByLabelText('Share my video and sound'));
  expect(await screen.findByText('Only you can see this. It’s sent when the show starts.')).toBeVisible();
  await user.click(screen.getByLabelText('Share my video and sound'));
  await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']));
});

test('the preview can be turned on again after Back has restored the page', async () => {
  const { user } = await open(CARD);
  await user.click(screen.getByLabelText('Share my video and sound'));
  const preview = 'Only you can see this. It’s sent when the show starts.';
  await screen.findByText(preview);
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Your camera is off.')).toBeVisible();
  await user.click(await button('Retry'));
  expect(await screen.findByText(preview)).toBeVisible();
});

test('a fan whose browser can’t send video reads that watching still works, without a Retry that can’t succeed', async () => {
  const { RTCPeerConnection } = window;
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  const { user } = await open(CARD);
  await user.click(screen.getByLabelText('Share my video and sound'));
  const message = await screen.findByText('This browser can’t share video. You can still watch and chat.');
  Object.assign(window, { RTCPeerConnection });
  expect(message).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
});

test('an unexplained departure of the other side is a lost connection: the show waits, and resumes when they are back', async () => {
  const { conversationId } = await ask();
  await accept(conversationId);
  await waitFor(() => expect(header()).toContain('490'));
  socket()?.deliver('MODEL_LEFT_ROOM', { conversationId });
  expect(await screen.findByText('Aria Velasco lost connection. Reconnecting…')).toBeInTheDocument();
  expect(screen.getAllByText('Paused')).not.toHaveLength(0);
  expect(await button('End show')).toBeInTheDocument();
  socket()?.deliver('MODEL_JOIN_ROOM', { conversationId });
  await waitFor(() => expect(screen.queryByText(/Reconnecting…/)).toBeNull());

  socket()?.deliver('MODEL_LEFT_ROOM', { conversationId, reason: 'connectionLost', userId: ARIA, ranFor: 5000 });
  expect(await screen.findByText('The show ended because Aria Velasco lost connection.')).toBeInTheDocument();
  expect(screen.getByText('10 tokens')).toBeInTheDocument();
});

describe('a performer whose departure the server doesn’t explain', () => {
  skipWaits(RECONNECT_GRACE_MS);

  test.each([
    [undefined, 'Aria Velasco left the show.'],
    ['dropped', 'The show ended because Aria Velasco lost connection.'],
  ])('lost connection only if the server says so: %s', async (reason, text) => {
    const { conversationId } = await ask();
    await accept(conversationId);
    await waitFor(() => expect(header()).toContain('490'));
    socket()?.deliver('MODEL_LEFT_ROOM', { conversationId, reason });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

test('an own lost connection is announced, and the show continues once the room accepts the socket again', async () => {
  const { conversationId } = await ask();
  await accept(conversationId);
  await waitFor(() => expect(header()).toContain('490'));
  socket()?.deliver('disconnect', 'transport close');
  const lost = 'Connection lost. Reconnecting… Nothing is charged in the meantime.';
  expect(await screen.findByText(lost)).toBeInTheDocument();
  socket()?.deliver('connect');
  expect(screen.getByText(lost)).toBeInTheDocument();
  socket()?.deliver('JOINED_THE_ROOM', {
    conversationId,
    total: 2,
    members: [{ _id: ARIA, name: 'Aria Velasco' }],
    streamList: [],
  });
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
  expect(screen.queryByText(/lost connection/)).toBeNull();
});

describe('a phone that slept for five minutes during a show', () => {
  // The check for sleep, and the time after which a server that confirms no entry counts as having admitted the fan.
  skipWaits(5000, 2000);
  afterEach(() => void jest.restoreAllMocks());

  test.each([
    ['seems to be connected still', false],
    ['has to connect again', true],
  ])('and then %s: the show is paused until the room accepts the fan again', async (_how, isLost) => {
    const { conversationId } = await ask();
    await accept(conversationId);
    await waitFor(() => expect(header()).toContain('490'));
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 5 * 60_000);
    if (isLost) {
      socket()?.deliver('disconnect', 'ping timeout');
      socket()?.deliver('connect');
    }
    const lost = 'Connection lost. Reconnecting… Nothing is charged in the meantime.';
    expect(await screen.findByText(lost)).toBeInTheDocument();
    if (!isLost) await waitFor(() => expect(sentEvents('REJOIN_ROOM')).toEqual([{ conversationId }]));
    await pause(1000);
    expect(screen.getByText(lost)).toBeInTheDocument();
    expect(await charges()).toHaveLength(1);
    const members = [{ _id: ARIA, name: 'Aria Velasco' }];
    socket()?.deliver('JOINED_THE_ROOM', { conversationId, total: 2, members, streamList: [] });
    await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
  });
});

test("an offline performer can't be requested, in the room or on the terms, and both say why; online again, they can", async () => {
  api.store.performers.update(ARIA, { isOnline: false, live: 0, streamingStatus: 'offline' });
  const reason = 'Aria Velasco is offline. You can request a show when they’re online.';
  const { follow } = await open('/stream/aria');
  expect((await button(/^Request private show/)).closest('button')).toBeDisabled();
  expect(screen.getByText(reason)).toBeVisible();
  await follow(CARD);
  expect((await button(/^Request private show/)).closest('button')).toBeDisabled();
  expect(screen.getByText(reason)).toBeVisible();
  socket()?.deliver('modelUpdateStatus', { id: ARIA, status: 'online' });
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  expect((await button(/^Request private show/)).closest('button')).toBeEnabled();
});

test('a request reaches the performer on any page of the studio, also after a reload; an expired one does not flash', async () => {
  await callAs('fan@example.com', 'POST', `/streaming/private-chat/${ARIA}`);
  const { conversationId } = request();
  const { user, follow } = await open('/studio', 'performer@example.com');
  const notice = within(await screen.findByRole('region', { name: 'Private show requests' }));
  expect(notice.getAllByRole('article')).toHaveLength(1);
  await follow('/studio/live');
  expect(await screen.findByLabelText(/^Request from /)).toBeInTheDocument();
  await user.click(await button(/^Accept/));
  await waitFor(() => expect(getCurrentUrl()).toBe(`/studio/live/private/${conversationId}`));
  expect(await button('End show')).toBeInTheDocument();
});

test('a fan without sound sees a message for as long as the show runs, and can retry', async () => {
  refuse('NotAllowedError', 'audio');
  const { user, conversationId } = await ask({ sends: true });
  await accept(conversationId);
  await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
  connections.at(-1)?.emit('publish_started');
  await waitFor(() => expect(sentEvents('private-stream/join')).toHaveLength(1));
  const noSound = /is blocking your microphone.*Your stream has no sound\.$/;
  expect(screen.getByText(noSound)).toBeVisible();
  expect(screen.queryByLabelText('Turn off microphone')).toBeNull();

  allow();
  await user.click(await button('Retry'));
  await waitFor(() => expect(screen.queryByText('Retry')).toBeNull());
  expect(screen.queryByText(noSound)).toBeNull();
  expect(screen.getByLabelText('Turn off microphone')).toBeVisible();
  expect(tracks.flatMap(({ kind, readyState }) => (readyState === 'live' ? [kind] : []))).toEqual(['video', 'audio']);
});

test('a reload returns to the show, and charges no minute twice', async () => {
  const { conversationId, close } = await ask();
  await accept(conversationId);
  await waitFor(() => expect(header()).toContain('490'));
  const stored = window.localStorage.getItem('private-show') ?? '';
  close();
  window.localStorage.clear();
  window.localStorage.setItem('private-show', stored);
  await open(CARD);
  expect(await button('End show')).toBeInTheDocument();
  await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
  socket()?.deliver('JOINED_THE_ROOM', {
    conversationId,
    total: 2,
    members: [{ _id: ARIA, name: 'Aria Velasco' }],
    streamList: [],
  });
  await screen.findByText('Aria Velasco isn’t sharing video.');
  expect(new Set(await charges()).size).toBe(1);
});

test('for the performer: a link to the show accepts nothing before Accept is pressed, income is counted, and the fan leaving ends it', async () => {
  await callAs('fan@example.com', 'POST', `/streaming/private-chat/${ARIA}`);
  const { conversationId } = request();
  const { user } = await open(`/studio/live/private/${conversationId}`, 'performer@example.com');
  expect(await screen.findByText(/^Accept the request from /)).toBeInTheDocument();
  expect(request().conversationId).toBe(conversationId);
  expect(tracks).toEqual([]);
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const paused = {
    performerId: ARIA,
    isPaused: true,
    goLiveBody: { title: 'Late set' },
    figures: { startedAt: minutesAgo(30) },
    seenAt: minutesAgo(9),
  };
  window.localStorage.setItem('encore.show', JSON.stringify({ v: 1, data: paused }));
  await user.click(await button('Accept'));
  expect(await button('End show')).toBeInTheDocument();
  // The viewers of a paused show wait until ten minutes after the private one, which doesn't count as live.
  const { data } = JSON.parse(window.localStorage.getItem('encore.show') ?? '') as { data: typeof paused };
  expect(data.seenAt).toBeGreaterThan(minutesAgo(1));
  expect(data.figures.startedAt).toBe(paused.figures.startedAt + data.seenAt - paused.seenAt);
  await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
  const fan = api.store.users.get(
    api.store.streams.list().find((stream) => stream.conversationId === conversationId)?.userIds[0] ?? '',
  );
  socket()?.deliver('JOINED_THE_ROOM', {
    conversationId,
    total: 2,
    members: [{ _id: fan?._id, name: fan?.name }],
    streamList: [],
  });
  await screen.findByText(/isn’t sharing video\.$/);
  socket()?.deliver('RECEIVED_PAID_TOKEN', { conversationId, token: 10, netPrice: 8 });
  socket()?.deliver('RECEIVED_PAID_TOKEN_EVENT', { conversationId, token: 10, netPrice: 8 });
  socket()?.deliver('USER_LEFT_ROOM', {
    conversationId,
    username: 'fan',
    reason: 'ended',
    userId: fan?._id,
    ranFor: 16_400,
  });
  expect(await screen.findByText(`${fan?.name} left the show.`)).toBeInTheDocument();
  expect(screen.getByText('16 tokens')).toBeInTheDocument();
  expect(screen.getByText('Fans paid').closest('div')).toHaveTextContent('20 tokens');
  expect(screen.getByText('16 s')).toBeInTheDocument();
  expect(screen.getByText('Resume public show').closest('a')).toHaveAttribute('href', '/studio/live?resume=1');
});

test('the request panel: announces requests, declines with one click, and removes ended ones', async () => {
  const { user } = await open('/studio/live', 'performer@example.com');
  await user.click(await button('Turn on camera and microphone'));
  await user.click(await button('Go live'));
  const tray = within(await screen.findByRole('region', { name: /^Private show requests/ }));
  await callAs('fan@example.com', 'POST', `/streaming/private-chat/${ARIA}`);
  const { conversationId } = request();
  socket()?.deliver('private-chat-request', {
    conversationId,
    user: { _id: 'x', name: 'Robin' },
    price: 10,
    userNote: 'Hello',
  });
  expect(await tray.findByText('Robin requests a private show.')).toBeInTheDocument();
  const card = within(tray.getByLabelText('Request from Robin'));
  expect(card.getByText('10 tokens a minute')).toBeInTheDocument();
  const box = screen.getByTestId('chat-box');
  await user.click(box);
  expect(screen.getByText(/^(Private request from|\d+ private requests)/)).toBeInTheDocument();
  await user.click(await button('Show'));
  expect(box).not.toHaveFocus();
  await user.click(card.getByText('Decline'));
  await waitFor(() => expect(tray.queryByLabelText('Request from Robin')).toBeNull());
  expect(await api.requests(`/streaming/private-chat/${conversationId}/decline`)).toHaveLength(1);

  socket()?.deliver('private-chat-request', { conversationId: 'other', user: { _id: 'y', name: 'Kim' } });
  expect(await tray.findByLabelText('Request from Kim')).toBeInTheDocument();
  socket()?.deliver('private-chat-timeOut', { conversationId: 'other' });
  await waitFor(() => expect(tray.queryByLabelText('Request from Kim')).toBeNull());
  expect(await tray.findByText('The request from Kim ended.')).toBeInTheDocument();
});
