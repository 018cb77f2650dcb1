import type { StudioNotice } from '@/device/studio-notices';
import { addLiveNotice, mergeNotices, getReadTimes } from '@/features/studio/notices/merge-notices';
import type { ListedNotice } from '@/features/studio/notices/notice-lists';

const NOW = Date.parse('2026-05-09T12:00:00Z');
const MINUTE = 60_000;

const listed = (id: string, minutesAgo: number, other: Partial<ListedNotice> = {}): ListedNotice => ({
  id,
  kind: 'tip',
  at: NOW - minutesAgo * MINUTE,
  href: '/studio/earnings',
  fanId: 'robin',
  tokens: 5,
  ...other,
});
const live = (id: string, minutesAgo: number, other: Partial<StudioNotice> = {}): StudioNotice => ({
  ...listed(id, minutesAgo),
  isRead: false,
  liveIn: 'this tab',
  message: 'Great show',
  ...other,
});
const tips = (...notices: ListedNotice[]) => [{ kinds: ['tip' as const], notices }];

test('a listed tip replaces the live one of the same event, with its text and read state', () => {
  const stored = [live('live', 3, { isRead: true })];
  const { notices, added } = mergeNotices(stored, tips(listed('booked', 2), listed('earlier', 90)), {});
  expect(notices).toMatchObject([
    { id: 'booked', message: 'Great show', isRead: true },
    { id: 'earlier', message: undefined, isRead: false },
  ]);
  expect(added.map(({ id }) => id)).toEqual(['earlier']);
  expect(mergeNotices(notices, tips(listed('booked', 2)), {})).toMatchObject({
    notices: [{ id: 'booked', message: 'Great show', isRead: true }],
    added: [],
  });
});

test('two equal live tips take two listed ones, and a tip of another amount or fan stays', () => {
  const stored = [live('a', 1), live('b', 1), live('more', 1, { tokens: 6 }), live('kim', 1, { fanId: 'kim' })];
  const { notices } = mergeNotices(stored, tips(listed('1', 1), listed('2', 1)), {});
  expect(notices.map(({ id }) => id).sort()).toEqual(['1', '2', 'kim', 'more']);
});

test('a ticket sold live takes the name of the fan from the list', () => {
  const stored = [live('live', 1, { kind: 'sale', fanId: undefined, message: undefined })];
  const list = [
    { kinds: ['tip' as const, 'sale' as const], notices: [listed('booked', 1, { kind: 'sale', name: 'Robin' })] },
  ];
  expect(mergeNotices(stored, list, {}).notices).toMatchObject([{ id: 'booked', name: 'Robin' }]);
});

test('notices of lists that failed stay, and those that the server no longer has disappear', () => {
  const stored: StudioNotice[] = [
    { ...listed('gone', 5), isRead: false },
    { ...listed('order', 5, { kind: 'order' }), isRead: false },
  ];
  expect(mergeNotices(stored, tips(), {}).notices.map(({ id }) => id)).toEqual(['order']);
});

test('of the listed notices older than the loaded page, the latest 20 stay', () => {
  const stored = Array.from({ length: 30 }, (_, index) => ({ ...listed(`old ${index}`, 50 + index), isRead: false }));
  const page = [{ kinds: ['tip' as const], notices: [], since: NOW - 40 * MINUTE }];
  const { notices } = mergeNotices(stored, page, {});
  expect(notices.map(({ id }) => id)).toEqual(stored.slice(0, 20).map(({ id }) => id));
});

test('listed notices older than the loaded page stay, and newer ones that it lacks disappear', () => {
  const stored: StudioNotice[] = [
    { ...listed('refunded', 5), isRead: false },
    { ...listed('before the page', 50), isRead: false },
  ];
  const page = [{ kinds: ['tip' as const], notices: [listed('new', 1)], since: NOW - 40 * MINUTE }];
  expect(mergeNotices(stored, page, {})).toMatchObject({
    notices: [{ id: 'before the page', isRead: false }, { id: 'new' }],
    added: [{ id: 'new' }],
  });
});

test('notices up to the read time of their kind are read', () => {
  const list = tips(listed('new', 29), listed('old', 30));
  expect(mergeNotices([], list, { tip: NOW - 30 * MINUTE }).notices.map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('the same live event of another tab is stored once, of this tab twice', () => {
  const first = live('first', 0);
  expect(addLiveNotice([first], live('second', 0, { liveIn: 'other tab' }))).toEqual([first]);
  expect(addLiveNotice([first], live('second', 0))).toHaveLength(2);
  expect(addLiveNotice([first], live('later', -1, { liveIn: 'other tab' }))).toHaveLength(2);
});

test('the read time is that of the last listed notice before the first unread one, and never goes back', () => {
  const notices: StudioNotice[] = [
    { ...listed('c', 1), isRead: true },
    { ...listed('b', 2), isRead: false },
    { ...listed('a', 3), isRead: true },
    live('live', 0, { isRead: true }),
  ];
  expect(getReadTimes(notices, {})).toEqual({ tip: NOW - 3 * MINUTE });
  expect(getReadTimes(notices, { tip: NOW, order: 1 })).toEqual({ tip: NOW, order: 1 });
});
