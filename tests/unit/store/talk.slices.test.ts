import {
  commentCreated,
  commentRemovalFailed,
  commentRemovalSaved,
  commentRemovalRequested,
  commentRestored,
  commentsLoaded,
  commentsRequested,
  commentsStarted,
} from '@/store/comment/comment.slice';
import { selectThread } from '@/store/comment/comment.selectors';
import { activeObjectChanged } from '@/store/comment/comment.state';
import { loggedIn, loggedOut } from '@/store/session/session.actions';
import { selectActiveRoom } from '@/store/stream-message/stream-message.selectors';
import { sendFailed } from '@/store/stream-message/room-failures';
import {
  conversationLoaded,
  conversationReset,
  messageDeleted,
  messagesReceived,
  messagesLoaded,
  messagesStarted,
  messageSent,
  roomExited,
  sendRequested,
} from '@/store/stream-message/stream-message.slice';
import { failure, play } from './play';

const ids = (list: { _id: string }[] = []) => list.map(({ _id }) => _id);

describe('comments in the store', () => {
  const comment = (_id: string, objectId = 'v1') => ({ _id, objectId, content: `Text of ${_id}` });
  const thread = (state: ReturnType<typeof play>, objectId = 'v1') => selectThread(objectId)(state);
  const loaded = (offset: number, names: string[], total: number) =>
    commentsLoaded({ objectId: 'v1', offset, items: names.map((name) => comment(name)), total });
  const reply = (_id: string) => ({ ...comment(_id, 'c2'), objectType: 'comment' as const });
  const c2 = { _id: 'c2', objectId: 'v1' };
  const two = [commentsStarted({ objectId: 'v1' }), loaded(0, ['c2', 'c1'], 12)];

  test('are stored by object: the first fetch replaces, load-more appends and sets the total', () => {
    expect(thread(play([commentsStarted({ objectId: 'v1' })])).requesting).toBe(true);
    const more = play([...two, commentsStarted({ objectId: 'v1' }), loaded(2, ['c0'], 13)]);
    expect(ids(thread(more).items)).toEqual(['c2', 'c1', 'c0']);
    expect(thread(more)).toMatchObject({ total: 13, requesting: false });
    expect(ids(thread(play([loaded(0, ['c9'], 1)], more)).items)).toEqual(['c9']);
    expect(thread(more, 'v2').items).toEqual([]);
  });

  test('put a comment back at its date if the order has changed since its removal, or leave it to a later page', () => {
    const dated = (day: number) => ({ ...comment(`c${day}`), createdAt: `2026-05-0${day}T00:00:00Z` });
    const page = (days: number[], total: number) =>
      commentsLoaded({ objectId: 'v1', offset: 0, items: days.map(dated), total });
    const removed = (day: number, total: number) => [
      page([5, 4, 3, 2, 1], total),
      commentRemovalRequested({ _id: `c${day}`, objectId: 'v1' }),
      commentsRequested({ objectId: 'v1', sort: 'asc' }),
    ];
    const undone = (day: number) => commentRestored({ _id: `c${day}`, objectId: 'v1' });
    const all = thread(play([...removed(4, 5), page([1, 2, 3, 4, 5], 5), undone(4)]));
    expect(ids(all.items)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
    const part = thread(play([...removed(4, 9), page([1, 2, 3], 9), undone(4)]));
    expect(ids(part.items)).toEqual(['c1', 'c2', 'c3']);
    expect(part).toMatchObject({ total: 9, order: 'oldest', isReordering: false });
  });

  test('end with a further page without new items, whatever the total', () => {
    const state = play([...two, commentsStarted({ objectId: 'v1' }), loaded(2, ['c1'], 12)]);
    expect(ids(thread(state).items)).toEqual(['c2', 'c1']);
    expect(thread(state)).toMatchObject({ total: 2, requesting: false });
  });

  test('remove a comment and subtract 1 from the total, once', () => {
    const state = play([...two, commentRemovalRequested(c2), commentRemovalRequested(c2)]);
    expect(ids(thread(state).items)).toEqual(['c1']);
    expect(thread(state).total).toBe(11);
  });

  test('restore a comment in place if its removal failed or was undone', () => {
    for (const back of [commentRestored(c2), commentRemovalFailed({ ...c2, error: failure('Down') })]) {
      const state = play([...two, commentRemovalRequested(c2), back, back]);
      expect(ids(thread(state).items)).toEqual(['c2', 'c1']);
      expect(thread(state).total).toBe(12);
    }
  });

  test('exclude a comment being removed from a list that still has it', () => {
    const state = play([...two, commentRemovalRequested(c2), loaded(0, ['c2', 'c1', 'c0'], 12)]);
    expect(ids(thread(state).items)).toEqual(['c1', 'c0']);
    expect(thread(state).total).toBe(11);
    const saved = play([...two, commentRemovalRequested(c2), commentRemovalSaved(c2), loaded(0, ['c1', 'c0'], 11)]);
    expect(ids(thread(saved).items)).toEqual(['c1', 'c0']);
  });

  test('append a reply and count it on its parent', () => {
    const answered = [...two, commentCreated(reply('first')), commentCreated(reply('second'))];
    const state = play(answered);
    expect(ids(selectThread('c2')(state).items)).toEqual(['first', 'second']);
    expect(thread(state).items[0]?.totalReply).toBe(2);
    expect(thread(state).total).toBe(12);
    expect(
      thread(play([...answered, commentRemovalRequested({ _id: 'first', objectId: 'c2' })])).items[0]?.totalReply,
    ).toBe(1);
  });

  test('keep an own reply behind a gap visible until a page inserts it', () => {
    const page = (offset: number, names: string[], total: number) =>
      commentsLoaded({ objectId: 'c2', offset, items: names.map(reply), total });
    const requested = commentsStarted({ objectId: 'c2', sort: 'asc' });
    const replies = (...actions: Parameters<typeof play>[0]) => thread(play([...two, ...actions]), 'c2');
    const getIds = (...actions: Parameters<typeof play>[0]) => ids(replies(...actions).items);
    const own = commentCreated(reply('mine'));
    const sent = [requested, page(0, ['a', 'b'], 4), own];

    expect(getIds(...sent, requested, page(2, ['c'], 5))).toEqual(['a', 'b', 'c', 'mine']);
    const inserted = ['c', 'd', 'mine', 'later'];
    expect(getIds(...sent, requested, page(2, inserted, 6))).toEqual(['a', 'b', ...inserted]);
    expect(replies(...sent, requested, page(2, [], 5))).toMatchObject({ total: 3 });
    expect(getIds(own, requested, page(0, ['a', 'b'], 5))).toEqual(['a', 'b', 'mine']);

    const gone = { _id: 'mine', objectId: 'c2' };
    const removed = [...sent, commentRemovalRequested(gone)];
    expect(getIds(...removed, requested, page(2, ['c'], 5))).toEqual(['a', 'b', 'c']);
    expect(getIds(...removed, commentRestored(gone), requested, page(2, ['c'], 5))).toEqual(['a', 'b', 'c', 'mine']);
  });

  test('follow a new object, while the last sent comment belongs to the previous one', () => {
    const state = play([commentCreated(comment('c1')), activeObjectChanged({ _id: 'v2' })]).comment;
    expect(state.activeObject._id).toBe('v2');
    expect(state.comment.success).toBe(false);
  });

  test.each([loggedIn(), loggedOut()])(
    'are cleared by %p, which drops late responses for the previous visitor',
    (event) => {
      expect(play([...two, event, loaded(0, ['late'], 1)]).comment.commentMapping).toEqual({});
    },
  );
});

describe('stream chat', () => {
  const message = (_id: string, minute: number) => ({
    _id,
    conversationId: 'room',
    text: `Text of ${_id}`,
    createdAt: `2024-05-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  });
  const entered = [
    conversationLoaded({ _id: 'room', type: 'stream_public' as const }),
    messagesStarted({ conversationId: 'room' }),
  ];
  const received = (...items: ReturnType<typeof message>[]) => messagesReceived({ conversationId: 'room', items });
  const loaded = messagesLoaded({
    conversationId: 'room',
    items: [message('m3', 3), message('m2', 2)],
    total: 3,
    hasFirstMessage: false,
  });
  const open = [...entered, loaded];
  const exited = roomExited({ conversationId: 'room' });
  const failed = sendFailed({ conversationId: 'room', ...failure('Muted') });

  test('shows an own message once, from response and socket', () => {
    const own = message('m4', 4);
    const sent = play([...open, sendRequested(), messageSent(own), received(own)]);
    expect(ids(selectActiveRoom(sent).items)).toEqual(['m2', 'm3', 'm4']);
    expect(sent.streamMessage.sendMessage).toMatchObject({ sending: false, success: true, data: own });
    expect(ids(selectActiveRoom(play([...open, received(own), messageSent(own)])).items)).toEqual(['m2', 'm3', 'm4']);
  });

  test('clears a room that was left with its unsent messages, and ignores late responses', () => {
    const left = play([...open, sendRequested(), failed, exited]);
    expect(left.streamMessage).toMatchObject({ conversationMap: {}, sendMessage: { error: null } });
    const sentLate = play([...open, sendRequested(), exited, messageSent(message('m4', 4))]);
    expect(sentLate.streamMessage.conversationMap).toEqual({});
    const late = play([...open, sendRequested(), exited, sendRequested(), failed]);
    expect(late.streamMessage.sendMessage).toMatchObject({ sending: true, error: null });
  });

  test('keeps messages that arrive during the first load', () => {
    const state = play([...entered, received(message('m4', 4)), received(message('m3', 3)), loaded]);
    expect(ids(selectActiveRoom(state).items)).toEqual(['m2', 'm3', 'm4']);
  });

  test('marks a deleted message', () => {
    expect(
      selectActiveRoom(play([...open, messageDeleted({ _id: 'm2', conversationId: 'room' })])).items[0],
    ).toMatchObject({
      _id: 'm2',
      text: 'Message deleted',
      isDeleted: true,
    });
    expect(play([...open, messageDeleted({ _id: 'm9', conversationId: 'elsewhere' })])).toEqual(play(open));
  });

  test('ignores the response for a room that was left', () => {
    const left = play([...entered, conversationReset()]);
    expect(play([loaded], left)).toEqual(left);
  });
});
