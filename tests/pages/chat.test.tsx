import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { Message } from '@/contract/message';
import { ANNOUNCEMENT_INTERVAL_MS } from '@/features/live/chat/chat-panel';
import { getId } from '@sandbox/seed/ids';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeMedia } from '../integration/media/fake-media';
import { fakeSockets } from '../integration/support/fake-socket';
import { dialogButton } from '../integration/support/controls';
import { layOutLists } from '../integration/support/list-layout';
import { logIn } from '../integration/support/log-in';
import { quietConsole } from '../integration/support/quiet-console';
import { skipWaits } from '../integration/support/slow-waits';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
const sockets = fakeSockets();
quietConsole();
layOutLists();
skipWaits(ANNOUNCEMENT_INTERVAL_MS);
jest.doMock('@/media/live/live-player.client', () => ({ LivePlayerClient: () => null }));
beforeEach(() => fakeMedia());
afterEach(() => {
  jest.restoreAllMocks();
  api.reset();
});

const ROOM = getId('conversation', 'nova/public');
const TRY_LATER = 'Error occured, please try again later';

const list = () => screen.getByLabelText('Messages');
const lines = () =>
  within(list())
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent ?? '');
const scrollTo = (offset: number) => {
  list().scrollTop = offset;
  list().dispatchEvent(new Event('scroll'));
};
const field = () => screen.getByTestId<HTMLTextAreaElement>('chat-box');
const lineWith = async (text: string) =>
  (await within(list()).findByText(text)).closest<HTMLElement>('[role=listitem]') as HTMLElement;
/** The texts of the messages that this tab sent, in order. */
const sentTexts = async () =>
  (await api.requests('/messages/stream'))
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { text: string }).text);

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

async function enter(username?: string) {
  if (username) await api.signIn(username);
  const tab = await openTab('/stream/nova');
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  const socket = sockets.at(-1);
  const deliver = (event: string, ...values: unknown[]) => socket?.deliver(event, ...values);
  const counted = (more: object = {}) =>
    deliver('public-room-changed', { conversationId: ROOM, total: 0, members: [], totalGuests: 1, ...more });
  const reconnect = () => {
    deliver('connect');
    socket?.io.deliver('reconnect');
  };
  deliver('connect');
  await waitFor(() => expect(socket?.sent).toContainEqual(['public-stream/join', { conversationId: ROOM }]));
  counted();
  await waitFor(() => expect(lines().length).toBeGreaterThan(5));
  // On entering, the room also loads what was written since the page was rendered.
  await waitFor(async () => {
    const loads = await api.requests(`/messages/conversations/public/${ROOM}`);
    expect(loads.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  });
  return {
    ...tab,
    socket,
    deliver,
    counted,
    reconnect,
    loseConnection: () => {
      setOnline(false);
      deliver('disconnect', 'transport close');
    },
    restoreConnection: () => {
      setOnline(true);
      reconnect();
      counted();
    },
    deliverMessage: (message: Partial<Message> & { _id: string }) =>
      deliver(`message_created_conversation_${ROOM}`, {
        conversationId: ROOM,
        createdAt: new Date().toISOString(),
        ...message,
      }),
  };
}

/** Another user sends a message through the server. */
async function sendMessage(text: string): Promise<Message> {
  const response = await fetch(`${API}/messages/stream/conversations/${ROOM}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await api.logIn('fan2@example.com') },
    body: JSON.stringify({ text }),
  });
  return ((await response.json()) as { data: Message }).data;
}

test('guests read the newest messages; older ones load on demand, and a failure can be retried', async () => {
  const { user } = await enter();
  await api.fault({ path: '/messages/*', status: 500, times: 1 });
  const newest = lines().at(-1);
  scrollTo(600);
  scrollTo(0);
  expect(await screen.findByText(TRY_LATER)).toBeInTheDocument();
  // The list takes no clicks while it scrolls.
  await waitFor(() => user.click(within(list()).getByText('Retry')));
  await waitFor(async () =>
    expect((await api.requests('/messages/')).at(-1)?.query).toMatchObject({ offset: '25', limit: '25' }),
  );
  await waitFor(() => expect(lines()).toContainEqual(expect.stringContaining('The lights are so good tonight')));
  expect(within(list()).queryByText('Retry')).toBeNull();
  await user.click(screen.getByText('Jump to latest'));
  await waitFor(() => expect(lines().at(-1)).toBe(newest));
});

test('a message sent with Enter appears once; the Enter that ends IME input sends nothing, in Safari either', async () => {
  const { user, deliverMessage } = await enter('fan@example.com');
  await user.type(field(), 'First line{Shift>}{Enter}{/Shift}second line{Enter}');
  await waitFor(() => expect(field()).toHaveValue(''));
  const [sent] = (await api.requests('/messages/stream')).filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ text: 'First line\nsecond line' });
  const own = api.store.messages.list().find(({ text }) => text.startsWith('First line'));
  deliverMessage({
    _id: own?._id ?? '',
    text: 'First line\nsecond line',
    senderId: own?.senderId,
    createdAt: own?.createdAt ?? '',
  });
  deliverMessage({ _id: 'after', text: 'And then?' });
  await lineWith('And then?');
  expect(lines().filter((line) => line.includes('second line'))).toHaveLength(1);
  expect(lines().find((line) => line.includes('second line'))).toContain('You');
  await user.type(field(), 'こんにちは');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  await user.type(field(), '、世界{Enter}');
  await waitFor(() => expect(field()).toHaveValue(''));
  const all = (await api.requests('/messages/stream')).filter(({ method }) => method === 'POST');
  expect(all.map(({ body }) => body)).toEqual([sent?.body, { text: 'こんにちは、世界' }]);
});

test('a pending message of a previous room is not shown twice, and does not block the next room', async () => {
  const { user, follow } = await enter('fan@example.com');
  await api.fault({ path: `/messages/stream/conversations/${ROOM}`, method: 'POST', hold: true, times: 1 });
  await user.type(field(), 'On a bad line{Enter}');
  await follow('/stream/zuri');
  await waitFor(() => expect(field()).toHaveValue(''));
  await user.type(field(), 'Hello Zuri{Enter}');
  await screen.findByLabelText('Messages');
  await lineWith('Hello Zuri');
  await api.release();
  await waitFor(() => expect(api.store.messages.list().some(({ text }) => text === 'On a bad line')).toBe(true));
  await follow('/stream/nova');
  await lineWith('On a bad line');
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('a pending message is not sent again when the visitor returns to its room', async () => {
  const { user, follow } = await enter('fan@example.com');
  await api.fault({ path: `/messages/stream/conversations/${ROOM}`, method: 'POST', hold: true, times: 1 });
  await user.type(field(), 'On a bad line{Enter}');
  await follow('/stream/zuri');
  await follow('/stream/nova');
  expect(field()).toHaveValue('On a bad line');
  await user.type(field(), '{Enter}');
  await api.release();
  await lineWith('On a bad line');
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(screen.queryByLabelText('Sending')).toBeNull();
  expect((await api.requests('/messages/stream')).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a message that the server saves without returning it leaves the box and appears once', async () => {
  const { user, loseConnection, restoreConnection } = await enter('fan@example.com');
  const saved = {
    path: '/messages/*',
    method: 'POST',
    when: 'after',
    status: 200,
    body: { status: 0, data: true },
  } as const;
  await api.fault({ ...saved, times: 1 });
  await user.type(field(), 'Lovely show{Enter}');
  await lineWith('Lovely show');
  expect(field()).toHaveValue('');
  expect(screen.queryByText(/^Not sent/)).toBeNull();

  loseConnection();
  await user.type(field(), 'From the train{Enter}');
  await screen.findByLabelText('Waiting to be sent');
  await api.fault({ ...saved, times: 1 });
  restoreConnection();
  await lineWith('From the train');
  expect(field()).toHaveValue('');
  expect(await sentTexts()).toEqual(['Lovely show', 'From the train']);
  expect(lines().filter((line) => /Lovely show|From the train/.test(line))).toHaveLength(2);
});

test('a refused message keeps its text and can be sent again', async () => {
  const { user } = await enter('fan@example.com');
  await api.fault({ path: '/messages/*', method: 'POST', status: 403, body: { message: 'You are muted' }, times: 1 });
  await user.type(field(), 'Hello you{Enter}');
  expect(await screen.findByText('Not sent: You are muted')).toBeInTheDocument();
  expect(field()).toHaveValue('Hello you');
  await user.click(screen.getByText('Retry'));
  await lineWith('Hello you');
  expect(screen.queryByText(/^Not sent/)).toBeNull();
});

test('the reason why a message was refused disappears when its text changes', async () => {
  const { user } = await enter('fan@example.com');
  await api.fault({ path: '/messages/*', method: 'POST', status: 403, body: { message: 'You are muted' } });
  await user.type(field(), 'Hello you{Enter}');
  expect(await screen.findByText('Not sent: You are muted')).toBeInTheDocument();
  await user.clear(field());
  expect(screen.queryByText('Retry')).toBeNull();
  expect(field()).not.toHaveAccessibleDescription();
  await user.type(field(), 'Hello again{Enter}');
  expect(await screen.findByText('Not sent: You are muted')).toBeInTheDocument();
});

test('a message that is being written is not sent by Enter in the emoji search', async () => {
  const { user } = await enter('fan@example.com');
  await user.type(field(), 'Half a thou');
  await user.click(screen.getByLabelText('Emoji', { selector: 'button' }));
  await user.type(await screen.findByLabelText('Search emoji'), 'no such emoji');
  await screen.findByText('No emoji found.');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Half a thou');
  expect(await sentTexts()).toEqual([]);
});

test('a message that is being written is not sent by applying a coupon in the tip dialog', async () => {
  const { user } = await enter('fan2@example.com');
  await user.type(field(), 'Half a thou');
  await user.click(screen.getByTestId('tip'));
  await user.click(await screen.findByLabelText('100'));
  await user.click(await dialogButton('Get more tokens'));
  await user.type(await screen.findByLabelText('Coupon'), 'WELCOME20{Enter}');
  expect(await screen.findByText(/^You save/)).toBeInTheDocument();
  expect(field()).toHaveValue('Half a thou');
  expect(await sentTexts()).toEqual([]);
});

describe('messages without a connection', () => {
  const stored = (text: string) => api.store.messages.list().filter((line) => line.text === text).length;
  const OFFLINE = 'You’re offline. We’ll send your message when you reconnect.';
  afterEach(() => localStorage.clear());

  test('are sent once, even if the server had received the message and its response was lost', async () => {
    const { user } = await enter('fan@example.com');
    await api.fault({ path: '/messages/*', method: 'POST', drop: true, when: 'after', times: 1 });
    await user.type(field(), 'Did this arrive?{Enter}');
    await lineWith('Did this arrive?');
    await waitFor(() => expect(screen.queryByLabelText('Waiting to be sent')).toBeNull());
    expect(stored('Did this arrive?')).toBe(1);
    expect(lines().filter((line) => line.includes('Did this arrive?'))).toHaveLength(1);
  });

  test('survive a reload, and wait for their own account in their own room', async () => {
    const account = api.store.users.list().find(({ email }) => email === 'fan@example.com')?._id;
    const held = {
      id: 'held',
      account,
      conversationId: ROOM,
      text: 'From the train',
      heldAt: Date.now(),
      isUncertain: false,
      after: null,
    };
    localStorage.setItem('chat-outbox', JSON.stringify({ v: 1, data: [held] }));
    const other = await enter('fan2@example.com');
    expect(screen.queryByText('From the train')).toBeNull();
    await other.user.type(field(), 'Good evening{Enter}');
    await lineWith('Good evening');
    expect(await sentTexts()).toEqual(['Good evening']);
    other.close();
    await enter('fan@example.com');
    await lineWith('From the train');
    expect([stored('From the train'), await sentTexts()]).toEqual([1, ['Good evening', 'From the train']]);
  });

  test('can be taken back and edited, are sent once and in order after reconnecting, and return to the box with the reason of a refusal', async () => {
    const { user, loseConnection, restoreConnection } = await enter('fan@example.com');
    loseConnection();
    await user.type(field(), 'Helo{Enter}');
    await user.click(await screen.findByLabelText('Edit your message: Helo'));
    expect(field()).toHaveValue('Helo');
    expect(field()).toHaveFocus();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    await user.clear(field());
    await user.type(field(), 'First{Enter}');
    await user.type(field(), 'Second{Enter}');
    expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
    expect(field()).toHaveValue('');
    expect(screen.queryByText(/^Not sent/)).toBeNull();
    expect(await sentTexts()).toEqual([]);
    restoreConnection();
    await lineWith('Second');
    await waitFor(() => expect(screen.queryByLabelText('Waiting to be sent')).toBeNull());
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(await sentTexts()).toEqual(['First', 'Second']);

    loseConnection();
    await user.type(field(), 'Hello{Enter}');
    await screen.findByText(OFFLINE);
    await api.fault({ path: '/messages/*', method: 'POST', status: 403, body: { message: 'You are muted' }, times: 1 });
    restoreConnection();
    expect(await screen.findByText('Not sent: You are muted')).toBeInTheDocument();
    expect(field()).toHaveValue('Hello');
    await user.click(screen.getByText('Retry'));
    await lineWith('Hello');
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });
});

describe('a back end that takes messages only from people in the room', () => {
  skipWaits(10_000);

  test('gets the messages written without a connection once the visitor is back in it', async () => {
    const { user, loseConnection, restoreConnection } = await enter('fan@example.com');
    loseConnection();
    await api.fault({
      path: '/messages/*',
      method: 'POST',
      status: 403,
      body: { message: 'Not in the room' },
      times: 1,
    });
    await user.type(field(), 'Still here{Enter}');
    await screen.findByLabelText('Waiting to be sent');
    setOnline(true);
    await waitFor(async () => expect(await sentTexts()).toEqual(['Still here']));
    restoreConnection();
    await lineWith('Still here');
    await waitFor(() => expect(screen.queryByLabelText('Waiting to be sent')).toBeNull());
    expect(await sentTexts()).toEqual(['Still here', 'Still here']);
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });
});

test('a message is sent from a browser that wrongly reports to be offline', async () => {
  const { user } = await enter('fan@example.com');
  setOnline(false);
  await user.type(field(), 'Hello there{Enter}');
  await lineWith('Hello there');
  await waitFor(async () => expect(await sentTexts()).toEqual(['Hello there']));
});

test("a muted viewer: sees why, can't write, and can write again when unmuted, but nothing too long", async () => {
  const { user, deliver } = await enter('fan@example.com');
  const own = api.store.users.list().find(({ email }) => email === 'fan@example.com')?._id;
  await user.type(field(), 'Hel');
  deliver('mute-comment', { conversationId: ROOM, userId: own, isMuted: true });
  const reason = await screen.findByText('Nova Lindqvist muted you for this show. You can still read the chat.');
  expect(field()).toBeDisabled();
  expect(reason).toHaveFocus();
  deliver('mute-comment', { conversationId: ROOM, userId: own, isMuted: false });
  await waitFor(() => expect(field()).toBeEnabled());
  expect(field()).toHaveValue('Hel');
  await user.clear(field());
  await user.click(field());
  await user.paste('x'.repeat(495));
  expect(screen.getByText('5 characters left')).toBeInTheDocument();
  await user.paste('y'.repeat(8));
  expect(screen.getByText('3 characters over the limit')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect((await api.requests('/messages/stream')).filter(({ method }) => method === 'POST')).toEqual([]);
});

test("authors remove their messages; those of others disappear with the server's event, and all of them when the room is cleared", async () => {
  const { user, deliverMessage, deliver } = await enter('fan@example.com');
  await user.type(field(), 'Oops{Enter}');
  const own = within(await lineWith('Oops'));
  await user.click(own.getByLabelText('Delete your message: Oops'));
  await waitFor(() => expect(own.getByText('Message deleted')).toBeInTheDocument());
  expect(list()).toHaveFocus();

  deliverMessage({ _id: 'rude', text: 'Something rude', senderId: 'x' });
  const rude = await lineWith('Something rude');
  expect(within(rude).queryByRole('button', { hidden: true })).toBeNull();
  deliver(`message_deleted_conversation_${ROOM}`, { _id: 'rude', conversationId: ROOM });
  await waitFor(() => expect(rude).toHaveTextContent('Message deleted'));

  deliver(`clear_all_messages_${ROOM}`);
  expect(await screen.findByText('No messages yet. Say hello!')).toBeInTheDocument();
});

test('messages missed while offline are loaded, with a line that says how many', async () => {
  const { socket, deliver, reconnect, counted } = await enter('fan@example.com');
  await waitFor(async () => expect(await api.requests(`/messages/conversations/public/${ROOM}`)).toHaveLength(2));
  deliver('disconnect', 'transport close');
  expect(await screen.findByText('Connection lost. New messages will appear once you’re back.')).toBeInTheDocument();
  await sendMessage('Where is everybody?');
  await sendMessage('Hello?');
  socket?.io.deliver('reconnect_attempt');
  expect(await screen.findByText('Reconnecting… You won’t miss any messages.')).toBeInTheDocument();
  deliver('connect_error');
  socket?.io.deliver('reconnect_failed');
  expect(await screen.findByText('Can’t connect to the chat. Retrying…')).toBeInTheDocument();

  socket?.sent.splice(0);
  reconnect();
  expect(socket?.sent.filter(([event]) => event === 'auth/login' || event === 'public-stream/rejoin')).toEqual([
    ['auth/login', { token: expect.any(String) as string }],
    ['public-stream/rejoin', { conversationId: ROOM }],
  ]);
  counted();
  await lineWith('Hello?');
  const shown = lines();
  const mark = shown.indexOf('You missed 2 messages while away');
  expect(shown.slice(mark + 1).map((line) => /Where is everybody\?|Hello\?/.exec(line)?.[0])).toEqual([
    'Where is everybody?',
    'Hello?',
  ]);
  expect(screen.queryByText(/Connection lost|Reconnecting|Can’t connect/)).toBeNull();
});

test('a message with the same text as the one before is announced again', async () => {
  const { deliverMessage } = await enter('fan@example.com');
  const announced = () => within(screen.getByLabelText('New messages')).queryByText('Xenia: Hi');
  const message = { text: 'Hi', senderId: 'x', senderInfo: { _id: 'x', name: 'Xenia' } };
  deliverMessage({ _id: 'hi', ...message });
  await waitFor(() => expect(announced()).not.toBeNull());
  const first = announced();
  deliverMessage({ _id: 'hi-again', ...message });
  // Screen readers announce new elements.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(announced()).toBeInTheDocument();
});

test('tips are highlighted, many joins and leaves are counted, and mentions are marked', async () => {
  const { deliverMessage } = await enter('fan@example.com');
  deliverMessage({
    _id: 't',
    text: 'tipped',
    type: 'tip',
    meta: { token: 20 },
    senderInfo: { _id: 'a', name: 'Anna' },
  });
  for (const name of ['Bo', 'Cleo', 'Dan'])
    deliverMessage({ _id: name, text: `${name} joined`, isSystem: true, type: 'notify' });
  deliverMessage({ _id: 'eve', text: 'Eve left', isSystem: true, type: 'notify' });
  deliverMessage({ _id: 'hey', text: 'Welcome @Robin!', senderId: 'x', senderInfo: { _id: 'x', name: 'Xenia' } });
  await lineWith('Welcome @Robin!');
  expect(lines().slice(-3)).toEqual([
    expect.stringContaining('Anna tipped 20 tokens') as string,
    '3 joined, 1 left',
    expect.stringContaining('mentions you') as string,
  ]);
});

test('a tip reads the same live and after a reload: name, amount and message', async () => {
  const { deliverMessage, close } = await enter();
  const body = { performerId: getId('performer', 'nova'), price: 5, message: 'For the drums', conversationId: ROOM };
  const headers = { 'Content-Type': 'application/json', Authorization: await api.logIn('fan@example.com') };
  await fetch(`${API}/token-transactions/tip`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { token, ...row } = api.store.messages.list().find(({ text }) => text === 'For the drums') ?? { token: 0 };
  deliverMessage({
    _id: 'live',
    ...row,
    senderInfo: { _id: 'fan', name: 'Robin Ashdown', avatar: '/robin.jpg' },
    meta: { token },
  } as Message);
  const live = (await lineWith('For the drums')).textContent;
  expect(live).toContain('Robin Ashdown tipped 5 tokensFor the drums');
  close();
  await enter();
  expect((await lineWith('For the drums')).textContent).toBe(live);
});

test('screen readers hear new messages in batches, the first one of an empty room, and who is in the room, until the room is left', async () => {
  const { user, follow, socket, deliver, deliverMessage, counted } = await enter();
  deliverMessage({ _id: 'n1', text: 'One', senderId: 'a', senderInfo: { _id: 'a', name: 'Anna' } });
  deliverMessage({ _id: 'n2', text: 'Two', senderId: 'b', senderInfo: { _id: 'b', name: 'Bo' } });
  expect(await screen.findByText('2 new messages, the last from Bo: Two')).toBeInTheDocument();
  counted({ total: 1, totalGuests: 2, members: [{ _id: 'a', name: 'Anna' }] });
  await user.click(await screen.findByLabelText('3 in the room. Show list'));
  const dialog = within((await screen.findByText('People in Nova Lindqvist’s room')).closest('dialog') as HTMLElement);
  expect(dialog.getByText('Anna')).toBeInTheDocument();
  expect(dialog.getByText('and 2 guests')).toBeInTheDocument();
  await user.click(dialog.getByLabelText('Close'));

  deliver(`clear_all_messages_${ROOM}`);
  await screen.findByText('No messages yet. Say hello!');
  deliverMessage({ _id: 'n3', text: 'Hello?', senderId: 'a', senderInfo: { _id: 'a', name: 'Anna' } });
  expect(await screen.findByText('Anna: Hello?')).toBeInTheDocument();

  expect(socket?.countListeners('public-room-changed')).toBeGreaterThan(0);
  await follow('/videos');
  await waitFor(() => expect(socket?.sent).toContainEqual(['public-stream/leave', { conversationId: ROOM }]));
  await waitFor(() => expect(socket?.countListeners('public-room-changed')).toBe(0));
  expect(socket?.countListeners(`message_created_conversation_${ROOM}`)).toBe(0);
  expect(screen.queryByLabelText('Messages')).toBeNull();
});

test('a guest who writes logs in and finds the text again', async () => {
  const { user } = await enter();
  await user.type(field(), 'May I?{Enter}');
  await waitFor(() => expect(getCurrentUrl()).toBe('/auth/login?next=%2Fstream%2Fnova&fragment=message'));
  expect(screen.getByText('Log in to send your message.')).toBeInTheDocument();
  await logIn(user);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('May I?');
  expect((await api.requests('/messages/stream')).filter(({ method }) => method === 'POST')).toEqual([]);
});
