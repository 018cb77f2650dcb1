import {
  bookedIncomeLoaded,
  consoleCleared,
  goLiveRequested,
  showEnded,
  showOpened,
  showTipped,
  ticketSold,
  videoLost,
  wentOnAir,
} from '@/store/broadcast/broadcast.slice';
import { getViewers } from '@/store/streaming/streaming.selectors';
import { broadcastReducer, NO_FIGURES } from '@/store/broadcast/broadcast.state';
import { canResumeBroadcast } from '@/store/broadcast/stored-show';
import { loggedOut } from '@/store/session/session.actions';
import { messagesReceived } from '@/store/stream-message/stream-message.slice';
import { membersChanged } from '@/store/streaming/streaming.slice';

const START = broadcastReducer.reducer(undefined, { type: 'start' });
const SHOW_OPTIONS = { title: 'Late set', isFree: true };
const SHOW = { conversationId: 'room', sessionId: 'session', performerId: 'aria', goLiveBody: SHOW_OPTIONS };
const opened = [goLiveRequested({ goLiveBody: SHOW_OPTIONS }), showOpened(SHOW)];
const live = [...opened, wentOnAir({ at: 1000 })];
const after = (...actions: Parameters<typeof broadcastReducer.reducer>[1][]) =>
  actions.reduce(broadcastReducer.reducer, START);

test('the clock starts with the stream; a returning stream does not reset it', () => {
  expect(after(...live, wentOnAir({ at: 9000 }))).toMatchObject({ step: 'live', startedAt: 1000 });
});

test('a stream that arrives after the end, or before the room is open, does not make the show live', () => {
  expect(after(...live, showEnded({ at: 2000 }), wentOnAir({ at: 3000 }))).toMatchObject({
    step: 'ended',
    startedAt: 1000,
    endedAt: 2000,
  });
  expect(after(goLiveRequested({ goLiveBody: SHOW_OPTIONS }), wentOnAir({ at: 1000 }))).toMatchObject({
    step: 'opening',
    startedAt: null,
  });
});

test('time live pauses while the stream is gone, and ends if it does not return', () => {
  const lost = [...live, videoLost({ at: 5000 })];
  expect(after(...lost, videoLost({ at: 6000 }))).toMatchObject({ step: 'live', startedAt: 1000, awaySince: 5000 });
  expect(after(...lost, wentOnAir({ at: 9000 }))).toMatchObject({ startedAt: 5000, awaySince: null });
  expect(after(...lost, showEnded({ at: 50_000, lostConnection: true }))).toMatchObject({
    startedAt: 1000,
    endedAt: 5000,
    lostConnection: true,
  });
});

test('the peak number of viewers includes guests, not the performer', () => {
  const room = (total: number, totalGuests: number) =>
    membersChanged({ members: [{ _id: 'aria', name: 'Aria' }], total, totalGuests });
  expect(after(...live, room(4, 2), room(1, 0), showEnded({ at: 5000 }), room(9, 9))).toMatchObject({ mostViewers: 5 });
  expect(getViewers({ members: [{ _id: 'fan' }], total: 1 }, 'aria')).toBe(1);
});

test('booked sales raise the figures of their show, and never lower them', () => {
  const tip = showTipped({ name: 'Robin', tokens: 20, at: 1000 });
  const booked = (tokens: number, conversationId = 'room') =>
    bookedIncomeLoaded({ conversationId, tips: { count: 2, tokens }, tickets: { count: 1, tokens: 30 } });
  const raised = { tipCount: 2, tipTokens: 55, ticketCount: 1, ticketTokens: 30 };
  expect(after(...live, tip, booked(55))).toMatchObject(raised);
  expect(after(...live, tip, booked(55), booked(20))).toMatchObject(raised);
  expect(after(...live, tip, booked(55), tip)).toMatchObject({ tipCount: 3, tipTokens: 75 });
  expect(after(...live, tip, booked(55, 'other'))).toMatchObject({ tipCount: 1, tipTokens: 20, ticketCount: 0 });
});

test('tips are totaled, newest first; those beyond the list still count', () => {
  const tips = Array.from({ length: 120 }, (_, index) => showTipped({ name: `Fan ${index}`, tokens: 2, at: index }));
  const state = after(...live, ...tips);
  expect([state.tipTokens, state.tipCount, state.tips.length, state.tips[0]?.name]).toEqual([240, 120, 100, 'Fan 119']);
});

test('an unseen show leaves no summary, a live one does', () => {
  expect(after(...opened, showEnded({ at: 2000 }))).toEqual(START);
  expect(after(...live, showEnded({ at: 2000, bySite: true }))).toMatchObject({
    step: 'ended',
    endedAt: 2000,
    endedBySite: true,
  });
});

test('tips and sold tickets count during the show only', () => {
  const sales = [showTipped({ name: 'Fan', tokens: 5, at: 1500 }), ticketSold({ tokens: 30 })];
  expect(after(...sales)).toEqual(START);
  expect(after(...sales, ...live, ...sales, ...sales, showEnded({ at: 2000 }), ...sales)).toMatchObject({
    tipCount: 2,
    tipTokens: 10,
    ticketCount: 2,
    ticketTokens: 60,
  });
});

test('a second click on Go live changes nothing while live', () => {
  expect(after(...live, goLiveRequested({ goLiveBody: {} })).step).toBe('live');
});

test('a show resumed after a reload keeps counting, without the time in between', () => {
  const counted = { mostViewers: 7, tipCount: 2, tipTokens: 30, ticketCount: 1, ticketTokens: 40 };
  const before = { figures: { ...NO_FIGURES, ...counted, startedAt: 500 }, seenAt: 4000 };
  expect(
    after(
      goLiveRequested({ goLiveBody: SHOW_OPTIONS, before }),
      showOpened(SHOW),
      wentOnAir({ at: 9000 }),
      showTipped({ name: 'Fan', tokens: 5, at: 1 }),
    ),
  ).toMatchObject({ ...counted, startedAt: 5500, tipCount: 3, tipTokens: 35 });
});

test('nothing of a show remains for the next one or the next visitor', () => {
  expect(after(...live, consoleCleared())).toEqual(START);
  expect(after(...live, loggedOut())).toEqual(START);
});

test('only an own show of the last ten minutes resumes', () => {
  const stored = {
    performerId: 'aria',
    conversationId: 'room',
    isPaused: false,
    goLiveBody: SHOW_OPTIONS,
    figures: { ...NO_FIGURES, startedAt: 1 },
    seenAt: 1_000_000,
  };
  expect(canResumeBroadcast(stored, 'aria', 1_000_000 + 9 * 60_000)).toBe(true);
  expect(canResumeBroadcast(stored, 'aria', 1_000_000 + 11 * 60_000)).toBe(false);
  expect(canResumeBroadcast(stored, 'nova', 1_000_000)).toBe(false);
  expect(canResumeBroadcast({ ...stored, isPaused: true }, 'aria', 1_000_000 + 11 * 60_000)).toBe(false);
  expect(canResumeBroadcast(null, 'aria', 0)).toBe(false);
});

test('show tips: take their message from the chat if the event has none', () => {
  const line = (text: string, more: object = {}) => ({
    _id: text,
    conversationId: 'room',
    type: 'tip' as const,
    text,
    senderId: 'fan',
    senderInfo: { _id: 'fan', name: 'Robin' },
    meta: { token: '5' },
    ...more,
  });
  const tip = { name: 'Robin', senderId: 'fan', tokens: 5, at: 1500 };
  const received = (...items: ReturnType<typeof line>[]) => messagesReceived({ conversationId: 'room', items });
  expect(after(...live, showTipped(tip), received(line('For the bells'))).tips[0]?.message).toBe('For the bells');
  expect(
    after(
      ...live,
      showTipped(tip),
      received(line('Robin tipped 5 tokens'), line('x', { conversationId: 'other', senderId: 'ben' })),
    ).tips[0]?.message,
  ).toBeUndefined();
});
