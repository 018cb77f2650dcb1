import { firstShow, nextShow, type ShowEvent, type ShowState } from '@/features/live/room/show-state';

const play = (start: ShowState, ...events: ShowEvent[]) => events.reduce(nextShow, start);
const offline = firstShow({ streamingStatus: 'offline' }, false);
const live = play(firstShow({ live: 1, streamingStatus: 'public' }, false), { type: 'entered', streamId: 's' });

test('the page begins with what the performer is doing', () => {
  expect(firstShow({ live: 1, streamingStatus: 'public' }, false).phase).toBe('joining');
  expect(firstShow({ live: 1, streamingStatus: 'public' }, true).phase).toBe('ticket');
  expect(firstShow({ live: 1, streamingStatus: 'private' }, false).phase).toBe('private');
  expect(firstShow({ live: 1, streamingStatus: 'group' }, true).phase).toBe('group');
  expect(firstShow({ live: 0 }, false).phase).toBe('offline');
  expect(firstShow({ live: true }, false).phase).toBe('joining');
});

test('everybody who joins makes the server say again that the show is on: the picture goes on', () => {
  expect(play(live, { type: 'onAir' }, { type: 'status', status: 'public' })).toBe(live);
});

test('a show that comes back is entered anew', () => {
  const back = play(live, { type: 'over', reason: 'ended' }, { type: 'onAir' });
  expect(back).toMatchObject({ phase: 'joining', streamId: null, entry: live.entry + 1 });
});

test.each<[string, ShowEvent[]]>([
  ['first that it is over', [{ type: 'over' }, { type: 'status', status: 'private' }]],
  ['first what comes', [{ type: 'status', status: 'private' }, { type: 'over' }]],
])('a private show follows, whatever is said first: %s', (_order, events) => {
  expect(play(live, ...events).phase).toBe('private');
});

test('after a private show the room has ended, or opens again', () => {
  const inPrivate = play(live, { type: 'status', status: 'private' });
  expect(play(inPrivate, { type: 'status', status: 'offline' }).phase).toBe('ended');
  expect(play(inPrivate, { type: 'status', status: 'public' }).phase).toBe('joining');
  // The server counts a private show as live.
  expect(play(inPrivate, { type: 'checked', on: true })).toBe(inPrivate);
});

test.each<[string, ShowEvent]>([
  ['says that the performer left and not why', { type: 'over' }],
  ['says that the connection dropped', { type: 'over', reason: 'dropped' }],
  ['only calls the performer offline', { type: 'status', status: 'offline' }],
  ['is asked after a reconnect and says that nobody is on air', { type: 'checked', on: false }],
])('P10: a show is interrupted, not ended, when the server %s', (_how, event) => {
  const interrupted = play(live, event);
  expect(interrupted).toMatchObject({ phase: 'interrupted', streamId: 's' });
  expect(play(interrupted, { type: 'over' }, event)).toMatchObject({ phase: 'interrupted', streamId: 's' });
  expect(play(interrupted, { type: 'onAir' })).toEqual(live);
  expect(play(interrupted, { type: 'graceOver', says: 'Lost.' })).toMatchObject({ phase: 'ended', says: 'Lost.', streamId: null });
  expect(play(interrupted, { type: 'over', reason: 'ended' }).phase).toBe('ended');
});

test('a show ends at once when the server says that its performer ended it', () => {
  expect(play(live, { type: 'over', reason: 'ended' }).phase).toBe('ended');
  expect(play(live, { type: 'graceOver', says: 'Late.' })).toBe(live);
});

test('what was missed while the connection was gone is made up for', () => {
  expect(play(live, { type: 'checked', on: false, isFirst: true }).phase).toBe('ended');
  expect(play(live, { type: 'checked', on: true })).toBe(live);
  expect(play(offline, { type: 'checked', on: true }).phase).toBe('joining');
  expect(play(offline, { type: 'checked', on: false }).phase).toBe('offline');
});

test('an answer that comes after the show was left is not heard', () => {
  const left = play(offline, { type: 'onAir' }, { type: 'over', reason: 'ended' });
  expect(play(left, { type: 'entered', streamId: 's' })).toBe(left);
  expect(play(left, { type: 'closed', phase: 'failed', says: 'No.' })).toBe(left);
});
