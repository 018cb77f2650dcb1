import { screen, waitFor, within } from '@testing-library/dom';
import { useEffect, useEffectEvent } from 'react';
import { performerId } from '@sandbox/seed/people/performers';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { readLiveAlerts } from '@/device/live-alerts';
import type { LivePlayerProps } from '@/media/live/live-player';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeMedia } from '../integration/media/fake-media';
import { fakeSockets } from '../integration/support/fake-socket';
import { dialogButton } from '../integration/support/controls';
import { quietConsole } from '../integration/support/quiet-console';
import { skipWaits } from '../integration/support/slow-waits';
import { openTab } from '../integration/support/tab';

const api = backend();
const sockets = fakeSockets();
quietConsole();
// jsdom plays no media and can't load the library of the controls. The player has its own tests.
jest.doMock('@/media/live/live-player.client', () => ({
  LivePlayerClient: ({ notice, streamId, token }: LivePlayerProps) => {
    const loadToken = useEffectEvent(() => void token(streamId, 'play'));
    useEffect(() => loadToken(), []);
    return notice ?? null;
  },
}));
beforeEach(() => fakeMedia());
afterEach(api.reset);

type Name = 'aria' | 'nova';
const getShow = (username: Name) => {
  const show = api.store.streams
    .list()
    .find((stream) => stream.performerId === performerId(username) && stream.type === 'public');
  if (!show) throw new Error('There is no such show.');
  return show;
};
const enter = async (username: Name) => {
  const tab = await openTab(`/stream/${username}`);
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  const socket = sockets.at(-1);
  socket?.deliver('connect');
  const room = getShow(username).conversationId;
  await waitFor(() => expect(socket?.sent).toContainEqual(['public-stream/join', { conversationId: room }]));
  return {
    ...tab,
    socket,
    deliver: (event: string, payload: unknown) => socket?.deliver(event, payload),
    room,
    id: performerId(username),
  };
};
const joins = async () => (await api.requests('/streaming/join')).length;
const setLive = (username: Name, on: boolean) => {
  api.store.streams.update(getShow(username)._id, { isStreaming: on });
  api.store.performers.update(performerId(username), { live: on ? 1 : 0, streamingStatus: on ? 'public' : 'offline' });
};

test("a guest watches and reads; further joins don't restart the stream", async () => {
  const { deliver, id, room } = await enter('nova');
  expect(await screen.findByTestId('room-live')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The night that never ends');
  deliver('public-room-changed', { conversationId: room, total: 2, members: [], totalGuests: 3 });
  expect(await screen.findByText('5 viewers')).toBeInTheDocument();
  const performer = { _id: id, name: 'Nova Lindqvist', username: 'nova' };
  deliver('public-room-changed', { conversationId: room, total: 1, members: [performer], totalGuests: 3 });
  expect(await screen.findByText('3 viewers')).toBeInTheDocument();
  expect(screen.getByText('Connection: on')).toHaveClass('visually-hidden');
  deliver('join-broadcaster', { performerId: id, conversationId: room });
  expect(await joins()).toBe(1);
});

test('an offline performer can be announced on this device, and the stream starts automatically', async () => {
  await api.signIn('fan@example.com');
  const { user, deliver, id, room } = await enter('aria');
  const stage = within(screen.getByTestId('room-offline'));
  expect(stage.getByText('Aria Velasco isn’t live right now')).toBeInTheDocument();
  await user.click(stage.getByText('Notify me when live'));
  expect(readLiveAlerts()).toEqual([{ _id: id, name: 'Aria Velasco', username: 'aria' }]);
  expect(stage.getByText(/while it’s open/)).toBeInTheDocument();
  expect(await screen.findByTestId('chat-box')).toBeDisabled();
  expect(screen.getByText('Aria Velasco isn’t live. Chat opens with the next show.')).toBeInTheDocument();
  expect(screen.getByTestId('tip')).toBeInTheDocument();

  setLive('aria', true);
  deliver('join-broadcaster', { performerId: id, conversationId: room });
  expect(await screen.findByTestId('room-live')).toBeInTheDocument();
  expect(screen.getByTestId('chat-box')).toBeEnabled();
});

test('a fan blocked while watching: is removed from the room at once, with the reason, and keeps the focus', async () => {
  await api.signIn('fan@example.com');
  const { user, deliver } = await enter('nova');
  await user.type(await screen.findByTestId('chat-box'), 'Hel');
  const fan = api.store.users.list().find(({ email }) => email === 'fan@example.com');
  const headers = { 'Content-Type': 'application/json', Authorization: await api.logIn('nova') };
  expect(
    (
      await fetch(`${API}/performer-blocks/user`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ targetId: fan?._id }),
      })
    ).status,
  ).toBe(200);
  deliver('notify_users_block', { performerId: performerId('nova') });
  expect(await screen.findByText('This performer isn’t available to you.')).toBeInTheDocument();
  expect([screen.queryByTestId('room-live'), screen.queryByTestId('chat-box')]).toEqual([null, null]);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a fan blocked on a server without such events: learns it from the next refusal', async () => {
  await api.signIn('fan@example.com');
  const { user } = await enter('nova');
  const box = await screen.findByTestId('chat-box');
  const fan = api.store.users.list().find(({ email }) => email === 'fan@example.com');
  const headers = { 'Content-Type': 'application/json', Authorization: await api.logIn('nova') };
  await fetch(`${API}/performer-blocks/user`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ targetId: fan?._id }),
  });
  await user.type(box, 'Hello{Enter}');
  expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument();
});

test('a performer without prices offers neither a subscription nor a private show', async () => {
  await api.signIn('fan2@example.com');
  api.store.performers.update(performerId('nova'), {
    monthlyPrice: undefined,
    yearlyPrice: undefined,
    isFreeSubscription: false,
    privateChatPrice: undefined,
  });
  await enter('nova');
  expect(screen.queryByText(/^Request private show/)).toBeNull();
  expect(screen.queryByText('Subscribe')).toBeNull();
});

test('a paid show opens in place', async () => {
  await api.signIn('fan@example.com');
  api.store.streams.update(getShow('nova')._id, { isFree: false, price: 25 });
  const { user } = await enter('nova');
  expect(within(screen.getByTestId('room-ticket')).getByText('25 tokens to watch')).toBeInTheDocument();
  expect(screen.getByTestId('room-ticket')).toHaveTextContent(
    'Everyone can read the chat. With a ticket you can write, too.',
  );
  expect(await screen.findByTestId('chat-box')).toBeDisabled();
  expect(screen.getByText('Buy a ticket to write in the chat.')).toBeInTheDocument();
  expect(await joins()).toBe(0);
  await user.click(screen.getByText('Unlock'));
  await user.click(await dialogButton('Buy ticket for 25 tokens'));
  expect(await screen.findByTestId('room-live')).toBeInTheDocument();
  expect(await api.requests(`/token-transactions/stream/${getShow('nova')._id}`)).toHaveLength(1);
});

test('a show that ends and starts again is followed', async () => {
  await api.signIn('fan@example.com');
  const { deliver, id, room } = await enter('nova');
  await screen.findByTestId('room-live');
  setLive('nova', false);
  deliver('model-left', { performerId: id, conversationId: room, reason: 'ended' });
  expect(within(await screen.findByTestId('room-ended')).getByText('The show has ended')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Zuri Wanjiru' })).toHaveAttribute('href', '/stream/zuri');
  setLive('nova', true);
  deliver('join-broadcaster', { performerId: id, conversationId: room });
  expect(await screen.findByTestId('room-live')).toBeInTheDocument();
  expect(await joins()).toBe(2);
});

test('a fan muted in one show can write in the next one', async () => {
  await api.signIn('fan@example.com');
  const { deliver, id, room } = await enter('nova');
  await screen.findByTestId('room-live');
  const fan = api.store.users.list().find(({ email }) => email === 'fan@example.com');
  deliver('mute-comment', { conversationId: room, userId: fan?._id, isMuted: true });
  await waitFor(() => expect(screen.getByTestId('chat-box')).toBeDisabled());
  deliver('model-left', { performerId: id, conversationId: room, reason: 'ended' });
  await screen.findByTestId('room-ended');
  deliver('join-broadcaster', { performerId: id, conversationId: room });
  await screen.findByTestId('room-live');
  expect(screen.getByTestId('chat-box')).toBeEnabled();
});

test('a show whose performer lost connection waits, keeps its video, and is not called ended', async () => {
  const { deliver, id, room } = await enter('nova');
  await screen.findByTestId('room-live');
  deliver('model-left', { performerId: id, conversationId: room });
  deliver('modelUpdateStreamingStatus', { id, status: 'offline' });
  expect(
    await within(screen.getByTestId('room-live')).findByText('Nova Lindqvist’s stream was interrupted. Reconnecting…'),
  ).toBeInTheDocument();
  expect(screen.getByTestId('room-live')).toBeInTheDocument();
  expect(screen.queryByText('The show has ended')).toBeNull();
  deliver('join-broadcaster', { performerId: id, conversationId: room });
  await waitFor(() => expect(screen.queryByText(/lost connection/)).toBeNull());
  expect(await joins()).toBe(1);

  deliver('model-left', { performerId: id, conversationId: room, reason: 'dropped' });
  await within(screen.getByTestId('room-live')).findByText('Nova Lindqvist’s stream was interrupted. Reconnecting…');
  deliver('model-left', { performerId: id, conversationId: room, reason: 'connectionLost' });
  expect(
    within(await screen.findByTestId('room-ended')).getByText('The show ended because Nova Lindqvist lost connection.'),
  ).toBeInTheDocument();
});

describe('a performer who lost connection', () => {
  skipWaits(RECONNECT_GRACE_MS);

  test('and did not return within the grace period has ended the show', async () => {
    const { deliver, id, room } = await enter('nova');
    await screen.findByTestId('room-live');
    deliver('model-left', { performerId: id, conversationId: room, reason: 'dropped' });
    expect(
      within(await screen.findByTestId('room-ended')).getByText(
        'The show ended because Nova Lindqvist lost connection.',
      ),
    ).toBeInTheDocument();
  });
});

test('during a private show, viewers wait in the room for the public one', async () => {
  const { deliver, id, room } = await enter('nova');
  await screen.findByTestId('room-live');
  deliver('modelUpdateStreamingStatus', { id, status: 'private' });
  deliver('model-left', { performerId: id, conversationId: room });
  expect(
    within(await screen.findByTestId('room-paused')).getByText('Nova Lindqvist will be back soon'),
  ).toBeInTheDocument();
  deliver('modelUpdateStreamingStatus', { id, status: 'public' });
  expect(await screen.findByTestId('room-live')).toBeInTheDocument();
});

describe('a viewer of a paused show who missed its end while disconnected', () => {
  skipWaits(10 * 60_000);

  test('learns after reconnecting that the performer is gone, and sees the show end', async () => {
    const { socket, deliver, id, room } = await enter('nova');
    await screen.findByTestId('room-live');
    deliver('model-left', { performerId: id, conversationId: room, reason: 'paused' });
    deliver('modelUpdateStreamingStatus', { id, status: 'private' });
    await screen.findByTestId('room-paused');
    socket?.io.deliver('reconnect', 1);
    const [, , acknowledge] = socket?.sent.findLast(([event]) => event === 'check-streaming') ?? [];
    (acknowledge as (result: { status?: boolean }) => void)({});
    expect(await screen.findByTestId('room-ended')).toBeInTheDocument();
  });
});

test('a show that could not be entered offers Retry', async () => {
  await api.fault({
    path: '/streaming/join',
    status: 500,
    body: { statusCode: 500, message: 'The stage is dark.' },
    times: 1,
  });
  const { user } = await enter('nova');
  expect(await screen.findByText(/^Something went wrong on the server/)).toBeInTheDocument();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByTestId('room-live')).toBeInTheDocument();
});

test.each([401, 403])('a guest whom the server admits only with an account (%i) is asked to log in', async (status) => {
  await api.fault({ path: '/streaming/join', status, body: { statusCode: status, message: 'Unauthorized' } });
  await enter('nova');
  const area = within(await screen.findByTestId('room-login'));
  expect(area.getByText('You need an account to watch this show')).toBeInTheDocument();
  expect(screen.queryByText('Not live')).toBeNull();
  expect(area.getByRole('link', { name: 'Log in to watch' })).toHaveAttribute(
    'href',
    `/auth/login?next=${encodeURIComponent('/stream/nova')}`,
  );
  expect(await screen.findByText('Log in to write in the chat.')).toBeInTheDocument();
});

describe('a media server that requires a token', () => {
  const tokens = async () => (await api.requests('/streaming/token')).length;
  beforeEach(() => api.settings({ secureOption: true }));

  test('and refuses visitors who are not in the room yet is asked again once they are', async () => {
    await api.signIn('fan@example.com');
    const refusal = { statusCode: 403, message: 'Join first.' };
    await api.fault({ path: '/streaming/token', status: 403, body: refusal, times: 1 });
    const { deliver, room } = await enter('nova');
    await waitFor(async () => expect(await tokens()).toBe(1));
    deliver('public-room-changed', { conversationId: room, total: 1, members: [] });
    await waitFor(async () => expect(await tokens()).toBe(2));
    expect(screen.queryByText('Join first.')).toBeNull();
  });

  test('and admits only accounts: a guest is asked to log in', async () => {
    await api.fault({ path: '/streaming/token', status: 403, body: { statusCode: 403, message: 'Join first.' } });
    const { deliver, room } = await enter('nova');
    await screen.findByTestId('room-live');
    deliver('public-room-changed', { conversationId: room, total: 1, members: [] });
    expect(await screen.findByTestId('room-login')).toBeInTheDocument();
    expect(screen.queryByText('Join first.')).toBeNull();
  });
});

test('a fan who has paid and is not admitted is not asked to pay again', async () => {
  await api.signIn('fan@example.com');
  api.store.streams.update(getShow('nova')._id, { isFree: false, price: 25 });
  const { user } = await enter('nova');
  await api.fault({ path: '/streaming/join', status: 403, body: { statusCode: 403, message: 'You are blocked.' } });
  await user.click(screen.getByText('Unlock'));
  await user.click(await dialogButton('Buy ticket for 25 tokens'));
  expect(await screen.findByText('You are blocked.')).toBeInTheDocument();
  expect(await screen.findByTestId('chat-box')).toBeDisabled();
  expect(screen.queryByTestId('tip')).toBeNull();
  expect(screen.queryByText('Buy ticket for 25 tokens')).toBeNull();
});

test('a ticket is offered even if the show’s details can’t be loaded again', async () => {
  await api.signIn('fan@example.com');
  await api.fault({ path: '/streaming/join', status: 500, body: {}, times: 1 });
  const { user, deliver, id } = await enter('nova');
  await screen.findByText(/^Something went wrong on the server/);
  const priced = { isFree: false, price: 25 };
  api.store.streams.update(getShow('nova')._id, priced);
  deliver('change-stream-info', { ...getShow('nova'), ...priced, type: 'public', performerId: id });
  await api.fault({ path: '/streaming/user/search', status: 500, body: {} });
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByTestId('room-ticket')).toBeInTheDocument();
});

/** Enters Nova's live room, where the server answers this to the question whether she is live. */
async function enterWithAnswer(answer: unknown) {
  const tab = await enter('nova');
  await screen.findByTestId('room-live');
  const [, , acknowledge] = tab.socket?.sent.find(([event]) => event === 'check-streaming') ?? [];
  (acknowledge as (result: unknown) => void)(answer);
  return tab;
}

test.each([true, { status: true }, { status: 'true' }, undefined, 'yes'])(
  'a show continues if the server acknowledges check-streaming with %p',
  async (answer) => {
    const { deliver, room } = await enterWithAnswer(answer);
    deliver('public-room-changed', { conversationId: room, total: 2, members: [], totalGuests: 3 });
    expect(await screen.findByText('5 viewers')).toBeInTheDocument();
    expect(screen.queryByTestId('room-ended')).toBeNull();
    expect(screen.getByTestId('room-live')).toBeInTheDocument();
  },
);

test.each([false, { status: 'false' }])(
  'a show ends if the server acknowledges check-streaming with %p',
  async (answer) => {
    await enterWithAnswer(answer);
    expect(await screen.findByTestId('room-ended')).toBeInTheDocument();
  },
);

test('a show that ended before the connection opened is not awaited', async () => {
  const { socket, id } = await enter('nova');
  await screen.findByTestId('room-live');
  const [, requested, acknowledge] = socket?.sent.find(([event]) => event === 'check-streaming') ?? [];
  expect(requested).toEqual({ performerId: id });
  (acknowledge as (result: { status: boolean }) => void)({ status: false });
  expect(await screen.findByTestId('room-ended')).toBeInTheDocument();
});

/** Opens the live list, from which an event has removed Diego, and returns its connection. */
async function openLiveListWithoutDiego() {
  await openTab('/live');
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  const socket = sockets.at(-1);
  socket?.deliver('connect');
  await waitFor(() => {
    socket?.deliver('modelUpdateStreamingStatus', { id: performerId('diegomarin'), status: 'offline' });
    expect(screen.queryByText('Diego Marín')).toBeNull();
  });
  return socket;
}

test('the live list follows events, and is reloaded after reconnecting', async () => {
  const socket = await openLiveListWithoutDiego();
  socket?.io.deliver('reconnect', 1);
  expect(await screen.findByText('Diego Marín')).toBeInTheDocument();
});

test('the live list shows the title and price of a performer’s next show, not of the previous one', async () => {
  await openTab('/live');
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  const socket = sockets.at(-1);
  socket?.deliver('connect');
  const title = () => screen.queryByText('The night that never ends', { selector: 'p' });
  expect(title()).toBeInTheDocument();
  api.store.streams.update(getShow('nova')._id, { title: 'Early set', isFree: false, price: 25 });
  const performer = api.store.performers.get(performerId('nova'));
  await waitFor(() => {
    socket?.deliver('modelUpdateStreamingStatus', { id: performerId('nova'), status: 'public', performer });
    expect(title()).toBeNull();
  });
  expect(await screen.findByText('Early set')).toBeInTheDocument();
});

test('the live list keeps its performers if reloading fails, and is reloaded after the next reconnect', async () => {
  const socket = await openLiveListWithoutDiego();
  const searches = async () => (await api.requests('/performers/search')).length;
  const before = await searches();
  await api.fault({ path: '/performers/search', status: 500, body: {}, times: 1 });
  socket?.io.deliver('reconnect', 1);
  await waitFor(async () => expect(await searches()).toBe(before + 1));
  socket?.deliver('modelUpdateStreamingStatus', { id: performerId('kenjiembers'), status: 'offline' });
  await waitFor(() => expect(screen.queryByText('In a private show')).toBeNull());
  expect(screen.getByRole('link', { name: 'Nova Lindqvist' })).toBeInTheDocument();
  expect(screen.queryByText('Diego Marín')).toBeNull();
  socket?.io.deliver('reconnect', 2);
  expect(await screen.findByText('Diego Marín')).toBeInTheDocument();
});

test('a performer who looks at their own room in a second tab does not end their show by leaving', async () => {
  await api.signIn('nova');
  const { socket, close } = await enter('nova');
  expect(await screen.findByText('View as guest')).toBeInTheDocument();
  close();
  expect(socket?.closed).toBe(true);
  expect(socket?.sent.map(([event]) => event)).not.toContain('public-stream/leave');
});

test('goal and tip menu: everyone sees the progress, and an item opens the tip form with its amount and name', async () => {
  await api.signIn('fan@example.com');
  const show = getShow('nova');
  const goal = { title: 'A new microphone', tokens: 200, raised: 40 };
  api.store.streams.update(show._id, { goal, tipMenu: [{ label: 'Play a request', tokens: 20 }] });
  const { user, deliver, id, socket } = await enter('nova');
  const bar = () => screen.findByRole('progressbar', { name: 'Goal: A new microphone' });
  expect(await bar()).toHaveAttribute('value', '40');
  expect(screen.getByText('40 of 200 tokens')).toBeInTheDocument();

  await user.click(screen.getByText('Play a request'));
  const form = within(await screen.findByRole('dialog', { name: 'Tip Nova Lindqvist' }));
  expect(form.getByRole('radio', { name: '20' })).toBeChecked();
  expect(form.getByLabelText('Message (optional)')).toHaveValue('Play a request');
  await user.click(form.getByTestId('pay'));
  await waitFor(() => expect(api.store.streams.get(show._id)?.goal?.raised).toBe(60));

  deliver('disconnect', 'transport close');
  api.store.streams.update(show._id, { goal: { ...goal, raised: 90 } });
  socket?.io.deliver('reconnect', 1);
  deliver('connect', undefined);
  expect(await screen.findByText('90 of 200 tokens')).toBeInTheDocument();

  deliver('change-stream-info', {
    ...show,
    type: 'public',
    performerId: id,
    goal: { ...goal, raised: 200 },
    tipMenu: [],
  });
  expect(await screen.findByText('Reached · 200 of 200 tokens')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Tip menu' })).not.toBeInTheDocument();
});

test('an item of the tip menu opens the tip form, again and again, even if the chat could not be loaded', async () => {
  await api.signIn('fan@example.com');
  api.store.streams.update(getShow('nova')._id, { tipMenu: [{ label: 'Play a request', tokens: 20 }] });
  await api.fault({ path: '/conversations/stream/*', status: 500 });
  const { user } = await openTab('/stream/nova');
  expect(screen.getByText('The chat couldn’t be loaded.')).toBeInTheDocument();
  for (let turn = 1; turn <= 2; turn += 1) {
    await user.click(screen.getByText('Play a request'));
    const form = within(await screen.findByRole('dialog', { name: 'Tip Nova Lindqvist' }));
    expect(form.getByLabelText('Message (optional)')).toHaveValue('Play a request');
    await user.click(form.getByLabelText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
