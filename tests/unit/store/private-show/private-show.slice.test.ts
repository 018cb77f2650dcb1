import { minuteEarned, showEnded, showOpened, minuteClockStarted } from '@/store/private-show/private-show.slice';
import { privateShowReducer } from '@/store/private-show/private-show.state';
import type { Show } from '@/store/private-show/show';

const SHOW: Show = {
  kind: 'private',
  role: 'performer',
  conversationId: 'c1',
  sessionId: 's1',
  price: 10,
  other: { _id: 'f1', name: 'Fan' },
};
const INCOME = { conversationId: 'c1', token: 10, netPrice: 8, at: 1000 };
const after = (...actions: Parameters<typeof privateShowReducer.reducer>[1][]) =>
  actions.reduce(privateShowReducer.reducer, privateShowReducer.reducer(undefined, { type: 'start' }));

test('a minute paid before the fan was seen counts: both sides have the same receipt', () => {
  expect(after(showOpened(SHOW), minuteEarned(INCOME), minuteClockStarted({ now: 1500 })).meter).toMatchObject({
    startedAt: 1000,
    startedMinutes: 1,
    minutes: 1,
    tokens: 8,
  });
  expect(
    after(showOpened(SHOW), showEnded({ why: 'left', message: null, at: 900 }), minuteEarned(INCOME)).meter,
  ).toMatchObject({ minutes: 1, tokens: 8 });
});

test('income of another show does not count', () => {
  expect(after(showOpened(SHOW), minuteEarned({ ...INCOME, conversationId: 'c2' })).meter).toBeNull();
});
