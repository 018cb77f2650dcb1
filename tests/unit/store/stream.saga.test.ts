import { http, HttpResponse } from 'msw';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { selectActiveRoom } from '@/store/stream-message/stream-message.selectors';
import { loadPublicConversation } from '@/store/stream-message/load-conversation.saga';
import {
  conversationReset,
  messagesReceived,
  messageRemovalRequested,
  olderMessagesRequested,
  roomEntryConfirmed,
  roomExited,
} from '@/store/stream-message/stream-message.slice';
import { loadStreamToken } from '@/store/streaming/streaming.saga';
import { API, eventually, openTab, testApi } from './tab';

const { server, calls, respondsTo, refuses } = testApi();

const ROOM = { conversationId: 'room' };
const MESSAGES = '/messages/conversations/public/room';
const message = (number: number) => ({
  _id: `m${number}`,
  conversationId: 'room',
  text: `Line ${number}`,
  createdAt: new Date(number * 1000).toISOString(),
});

/** A room with messages 1 to 60, newest first; `broken` of them have no id. */
async function enterRoom({ broken = 0 } = {}) {
  respondsTo('get', '/conversations/stream/public', { _id: 'room', type: 'stream_public' });
  server.use(
    http.get(API + MESSAGES, ({ request }) => {
      const search = new URL(request.url).searchParams;
      const newest = 60 - Number(search.get('offset'));
      const lines = Array.from({ length: Math.max(0, Math.min(Number(search.get('limit')), newest)) }, (_, index) =>
        message(newest - index),
      );
      return HttpResponse.json({
        status: 0,
        data: { data: lines.map((line) => (line._id === `m${broken}` ? { ...line, _id: {} } : line)), total: 60 },
      });
    }),
  );
  const tab = openTab({ token: 'jwt' });
  await tab.store.run(loadPublicConversation, 'aria');
  await tab.until((state) => selectActiveRoom(state).items.length > 0);
  return { ...tab, room: () => selectActiveRoom(tab.state()) };
}

test('entering a room fetches the first 25 messages from offset 0, the newest last', async () => {
  const { room } = await enterRoom();
  expect(calls.map(({ path }) => path)).toEqual([
    '/conversations/stream/public?performerId=aria',
    `${MESSAGES}?limit=25&offset=0`,
  ]);
  expect(room().items).toHaveLength(25);
  expect(room().items[0]?._id).toBe('m36');
  expect(room().items.at(-1)?._id).toBe('m60');
});

test('older messages are prepended, and requested once however often the reader scrolls up', async () => {
  const { dispatch, until, room } = await enterRoom();
  dispatch(olderMessagesRequested(ROOM));
  dispatch(olderMessagesRequested(ROOM));
  await until((state) => selectActiveRoom(state).items.length === 50);
  expect(room().items[0]?._id).toBe('m11');
  expect(room().items.at(-1)?._id).toBe('m60');
  expect(calls.filter(({ path }) => path.includes('offset=25'))).toHaveLength(1);
});

test('system messages do not cause older messages to be skipped', async () => {
  const { dispatch, until } = await enterRoom();
  dispatch(messagesReceived({ ...ROOM, items: [{ ...message(61), isSystem: true }] }));
  dispatch(olderMessagesRequested(ROOM));
  const state = await until((now) => selectActiveRoom(now).items.length === 51);
  expect(selectActiveRoom(state).items[0]?._id).toBe('m11');
});

test('a short page, because the server returns fewer or one message is invalid, is not taken as the beginning', async () => {
  const { dispatch, until, room } = await enterRoom({ broken: 40 });
  expect(room().items).toHaveLength(24);
  for (const first of ['m12', 'm1']) {
    dispatch(olderMessagesRequested(ROOM));
    await until((state) => !selectActiveRoom(state).fetching && selectActiveRoom(state).items[0]?._id === first);
  }
  expect(room().items).toHaveLength(59);
  dispatch(olderMessagesRequested(ROOM));
  await until((state) => selectActiveRoom(state).hasFirstMessage);
  expect(room().items[0]?._id).toBe('m1');
});

test('an unknown room returns its 404 and opens nothing', async () => {
  refuses('get', '/conversations/stream/public', 404);
  refuses('get', '/conversations/stream/public/nobody', 404);
  const { store, state } = openTab();
  expect(await store.run(loadPublicConversation, 'nobody')).toMatchObject({ ok: false, error: { status: 404 } });
  expect(state().streamMessage.activeConversation).toBeNull();
});

test('leaving before the messages load leaves nothing behind', async () => {
  const { store, dispatch, state, until } = await enterRoom();
  dispatch(conversationReset());
  const loading = store.run(loadPublicConversation, 'aria');
  await until(({ streamMessage }) => streamMessage.conversationMap.room?.fetching === true);
  dispatch(conversationReset());
  await loading;
  expect(state().streamMessage.conversationMap).toEqual({});
});

test('deleting a message that is already gone shows it as deleted, without an error', async () => {
  const { dispatch, until, room, notices } = await enterRoom();
  refuses('delete', '/messages/stream/m60', 404);
  dispatch(messageRemovalRequested({ ...ROOM, _id: 'm60' }));
  await until((state) => Boolean(selectActiveRoom(state).items.at(-1)?.isDeleted));
  expect(room().items).toHaveLength(25);
  expect(notices).toEqual([]);
});

test('a message that may not be deleted stays, with the reason', async () => {
  const { dispatch, room, notices } = await enterRoom();
  refuses('delete', '/messages/stream/m60', 403, { message: 'Not yours' });
  dispatch(messageRemovalRequested({ ...ROOM, _id: 'm60' }));
  await eventually(() => expect(notices).toEqual([{ kind: 'error', text: 'Not yours' }]));
  expect(room().items.at(-1)?.text).toBe('Line 60');
});

describe('the stream token', () => {
  const request = { id: 'stream', type: 'play' as const };
  const openInRoom = (options = {}) => {
    const tab = openTab(options);
    tab.store.dispatch(settingsLoaded({ secureOption: true }));
    tab.store.dispatch(roomEntryConfirmed(ROOM));
    return tab;
  };

  test('is not requested if the media server needs none', async () => {
    const { store } = openTab();
    expect(await store.run(loadStreamToken, request)).toBeNull();
    expect(calls).toEqual([]);
  });

  test('is requested if it does', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`${API}/streaming/token`, async ({ request: sent }) => {
        bodies.push(await sent.json());
        return HttpResponse.json({ status: 0, data: { tokenId: 'one-time' } });
      }),
    );
    const { store } = openInRoom();
    expect(await store.run(loadStreamToken, request)).toBe('one-time');
    expect(bodies).toMatchObject([request]);
  });

  test('is null with a toast if refused', async () => {
    refuses('post', '/streaming/token', 403, { message: 'Join the room first' });
    const { store, notices } = openInRoom();
    expect(await store.run(loadStreamToken, request)).toBeNull();
    expect(notices).toEqual([{ kind: 'error', text: 'Join the room first' }]);
  });

  test('is requested again, without a toast, if it was refused before the room admitted the visitor', async () => {
    refuses('post', '/streaming/token', 403, { message: 'Join the room first' });
    const { store, notices } = openInRoom();
    store.dispatch(roomExited(ROOM));
    const token = store.run(loadStreamToken, request);
    await eventually(() => expect(calls).toHaveLength(1));
    respondsTo('post', '/streaming/token', { tokenId: 'one-time' });
    store.dispatch(roomEntryConfirmed(ROOM));
    expect(await token).toBe('one-time');
    expect(notices).toEqual([]);
  });

  test('is null without a toast if a guest is refused whose page offers a login', async () => {
    refuses('post', '/streaming/token', 401);
    const { store, notices } = openInRoom();
    const onLoginRequired = jest.fn();
    expect(await store.run(loadStreamToken, request, onLoginRequired)).toBeNull();
    expect(onLoginRequired).toHaveBeenCalledTimes(1);
    expect(notices).toEqual([]);
  });
});
