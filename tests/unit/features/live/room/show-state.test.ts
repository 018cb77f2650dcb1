import { getInitialShowState, showReducer, type ShowEvent, type ShowState } from '@/features/live/room/show-state';

const play = (start: ShowState, ...events: ShowEvent[]) => events.reduce(showReducer, start);
const offline = getInitialShowState({ streamingStatus: 'offline' }, false);
const live = play(getInitialShowState({ live: 1, streamingStatus: 'public' }, false), {
  type: 'entered',
  streamId: 's',
});

test("the room starts with the performer's current status", () => {
  expect(getInitialShowState({ live: 1, streamingStatus: 'public' }, false).phase).toBe('joining');
  expect(getInitialShowState({ live: 1, streamingStatus: 'public' }, true).phase).toBe('ticket');
  expect(getInitialShowState({ live: 1, streamingStatus: 'private' }, false).phase).toBe('private');
  expect(getInitialShowState({ live: 1, streamingStatus: 'group' }, true).phase).toBe('group');
  expect(getInitialShowState({ live: 0 }, false).phase).toBe('offline');
  expect(getInitialShowState({ live: true }, false).phase).toBe('joining');
});

test("repeated start events by joining viewers don't restart the stream", () => {
  expect(play(live, { type: 'onAir' }, { type: 'status', status: 'public' })).toBe(live);
});

test('a show that starts again is joined again', () => {
  const back = play(live, { type: 'over', reason: 'ended' }, { type: 'onAir' });
  expect(back).toMatchObject({ phase: 'joining', streamId: null, entry: live.entry + 1 });
});

test.each<[string, ShowEvent[]]>([
  ['first that it is over', [{ type: 'over' }, { type: 'status', status: 'private' }]],
  ['first what comes', [{ type: 'status', status: 'private' }, { type: 'over' }]],
  [
    'with the reason',
    [
      { type: 'over', reason: 'paused' },
      { type: 'status', status: 'offline' },
    ],
  ],
])('a private show pauses the public one in any order of events: %s', (_order, events) => {
  expect(play(live, ...events).phase).toBe('paused');
});

test('a paused show waits for its performer after the private one, until it resumes or ends', () => {
  const paused = play(live, { type: 'over', reason: 'paused' }, { type: 'status', status: 'private' });
  expect(play(paused, { type: 'status', status: 'offline' }).phase).toBe('paused');
  expect(play(paused, { type: 'checked', on: true })).toBe(paused);
  expect(play(paused, { type: 'onAir' }).phase).toBe('joining');
  expect(play(paused, { type: 'over' }).phase).toBe('paused');
  expect(play(paused, { type: 'over', reason: 'ended' }).phase).toBe('ended');
  expect(play(paused, { type: 'graceOver' }).phase).toBe('ended');
});

test('a room that was opened during a private show ends with it, or opens', () => {
  const inPrivate = getInitialShowState({ live: 1, streamingStatus: 'private' }, false);
  expect(play(inPrivate, { type: 'status', status: 'offline' }).phase).toBe('ended');
  expect(play(inPrivate, { type: 'status', status: 'public' }).phase).toBe('joining');
  // The server counts a private show as live.
  expect(play(inPrivate, { type: 'checked', on: true })).toBe(inPrivate);
});

test.each<[string, ShowEvent]>([
  ['says that the performer left and not why', { type: 'over' }],
  ['says that the connection dropped', { type: 'over', reason: 'dropped' }],
  ['only calls the performer offline', { type: 'status', status: 'offline' }],
  ['is asked after a reconnect and says that nobody is live', { type: 'checked', on: false }],
])('a show is interrupted, not ended, when the server %s', (_how, event) => {
  const interrupted = play(live, event);
  expect(interrupted).toMatchObject({ phase: 'interrupted', streamId: 's' });
  expect(play(interrupted, { type: 'over' }, event)).toMatchObject({ phase: 'interrupted', streamId: 's' });
  expect(play(interrupted, { type: 'onAir' })).toEqual(live);
  expect(play(interrupted, { type: 'graceOver' })).toMatchObject({ phase: 'ended', message: null, streamId: null });
  expect(play(interrupted, { type: 'over', reason: 'ended' }).phase).toBe('ended');
});

test('a show ends because of a lost connection only if the server said so', () => {
  const dropped = play(
    live,
    { type: 'over', reason: 'dropped', message: 'Lost.' },
    { type: 'status', status: 'offline' },
  );
  expect(play(dropped, { type: 'graceOver' })).toMatchObject({ phase: 'ended', message: 'Lost.' });
});

test('a show ends at once if the server says that its performer ended it', () => {
  expect(play(live, { type: 'over', reason: 'ended' }).phase).toBe('ended');
  expect(play(live, { type: 'graceOver' })).toBe(live);
});

test('changes missed while offline are applied after reconnecting', () => {
  expect(play(live, { type: 'checked', on: false, isFirst: true }).phase).toBe('ended');
  expect(play(live, { type: 'checked', on: true })).toBe(live);
  expect(play(offline, { type: 'checked', on: true }).phase).toBe('joining');
  expect(play(offline, { type: 'checked', on: false }).phase).toBe('offline');
});

test('a late response after the show was left is ignored', () => {
  const left = play(offline, { type: 'onAir' }, { type: 'over', reason: 'ended' });
  expect(play(left, { type: 'entered', streamId: 's' })).toBe(left);
  expect(play(left, { type: 'closed', phase: 'failed', message: 'No.' })).toBe(left);
});
