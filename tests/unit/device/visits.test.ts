/** @jest-environment jest-fixed-jsdom */
import {
  forgetVisit,
  onHistoryChange,
  pauseHistory,
  readHistory,
  rememberVisit,
  replaceVisits,
  type Visit,
} from '@/device/visits';

const visit = (id: string, other: Partial<Visit> = {}): Visit => ({
  type: 'video',
  id,
  title: `Video ${id}`,
  path: `/video/${id}`,
  at: 1,
  ...other,
});
const ids = () => readHistory().visits.map(({ id }) => id);

afterEach(() => window.localStorage.clear());

test('the latest visit comes first, without duplicates', () => {
  ['a', 'b', 'a'].forEach((id, at) => rememberVisit(visit(id, { at })));
  expect(ids()).toEqual(['a', 'b']);
  expect(readHistory().visits[0]?.at).toBe(2);
});

test('one entry or the whole history can be deleted and restored', () => {
  ['a', 'b'].forEach((id) => rememberVisit(visit(id)));
  const before = readHistory().visits;
  forgetVisit(visit('a'));
  expect(ids()).toEqual(['b']);
  replaceVisits([]);
  expect(ids()).toEqual([]);
  replaceVisits(before);
  expect(ids()).toEqual(['b', 'a']);
});

test('nothing is added while the history is paused', () => {
  rememberVisit(visit('a'));
  pauseHistory(true);
  rememberVisit(visit('b'));
  expect(ids()).toEqual(['a']);
});

test('URLs of other sites and damaged entries are dropped', () => {
  const visits = [
    visit('a'),
    visit('b', { path: '//evil.example' }),
    visit('c', { path: 'javascript:alert(1)' }),
    { id: 'd' },
    null,
  ];
  window.localStorage.setItem('encore.history', JSON.stringify({ v: 1, data: { visits } }));
  expect(ids()).toEqual(['a']);
});

test('subscribers are notified of changes, also from other tabs, and read a stable object in between', () => {
  let received = 0;
  const stop = onHistoryChange(() => (received += 1));
  rememberVisit(visit('a'));
  expect(readHistory()).toBe(readHistory());
  window.dispatchEvent(new StorageEvent('storage', { key: 'encore.history' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  stop();
  rememberVisit(visit('b'));
  expect(received).toBe(2);
});
