import { selectPerformers, selectPhotos } from '@/store/list/list.selectors';
import { listKey } from '@/store/list/list-state';
import {
  performersLoaded,
  performersStarted,
  profileFailed,
  profileLoaded,
  profileRequested,
} from '@/store/performer/performer.slice';
import { loggedIn, loggedOut, sessionEnded } from '@/store/session/session.actions';
import { videosFailed, videosLoaded, videosStarted } from '@/store/video/video.slice';
import { failure, play } from './play';

const item = (_id: string) => ({ _id, title: _id, name: _id, username: _id, price: 1 });
const items = (...ids: string[]) => ids.map(item);
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

const first = { key: 'k', offset: 0, more: false };
const next = (offset: number) => ({ key: 'k', offset, more: true });
const third = { key: 'k', offset: 24, more: false };

describe('a list', () => {
  const videosAfter = (...actions: Parameters<typeof play>[0]) => play(actions).video.videos;
  const loaded = (page: typeof first, names: string[], total = 9) =>
    videosLoaded({ ...page, items: items(...names), total });
  const two = [videosStarted(first), loaded(first, ['a', 'b'])];

  test('is replaced by its first page, and continued by further ones', () => {
    const replaced = videosAfter(...two, videosStarted(first), loaded(first, ['c'], 1));
    expect(ids(replaced.items)).toEqual(['c']);
    expect(replaced).toMatchObject({ requesting: false, total: 1, error: null, success: true });

    const continued = videosAfter(...two, videosStarted(next(2)), loaded(next(2), ['c', 'd'], 12));
    expect(ids(continued.items)).toEqual(['a', 'b', 'c', 'd']);
    expect(continued.total).toBe(12);
  });

  test('has a repeated response once, and an item that moved to the next page as well', () => {
    const more = loaded(next(2), ['b', 'c']);
    expect(ids(videosAfter(...two, videosStarted(next(2)), more, more).items)).toEqual(['a', 'b', 'c']);
  });

  test.each([[[]], [['b']]])('ends with a further page without new items (%j), whatever the total', (names) => {
    const state = videosAfter(...two, videosStarted(next(2)), loaded(next(2), names));
    expect(ids(state.items)).toEqual(['a', 'b']);
    expect(state).toMatchObject({ total: 2, success: true });
  });

  test('that starts at a later page continues from there, and ends there', () => {
    const later = [videosStarted(third), loaded(third, ['y'], 40), videosStarted(next(25))];
    const state = videosAfter(...later, loaded(next(25), ['z'], 40));
    expect(ids(state.items)).toEqual(['y', 'z']);
    expect(state.offset).toBe(24);
    expect(videosAfter(...later, loaded(next(25), [], 40)).total).toBe(25);
  });

  test('drops a further page that no longer fits, because the list was reloaded', () => {
    expect(ids(videosAfter(...two, loaded(next(24), ['y', 'z'], 30)).items)).toEqual(['a', 'b']);
  });

  test('keeps its items after a failure', () => {
    const state = videosAfter(...two, videosStarted(next(2)), videosFailed({ key: 'k', error: failure('Down') }));
    expect(state).toMatchObject({ requesting: false, success: false, error: { message: 'Down' } });
    expect(ids(state.items)).toEqual(['a', 'b']);
  });

  test('is emptied at once by another query, and ignores late responses of the old one', () => {
    const requested = [...two, videosStarted({ ...first, key: 'other' })];
    const late = [loaded(first, ['late'], 1), videosFailed({ key: 'k', error: failure() })];
    expect(videosAfter(...requested).items).toEqual([]);
    expect(videosAfter(...requested, ...late)).toEqual(videosAfter(...requested));
  });
});

test.each([loggedIn(), loggedOut(), sessionEnded()])(
  'after %p lists are stale, and late responses for the previous visitor are dropped',
  (event) => {
    const forgotten = play([
      videosStarted(first),
      videosLoaded({ ...first, items: items('a'), total: 1 }),
      videosStarted(next(1)),
      event,
    ]);
    expect(forgotten.video.videos).toMatchObject({ key: null, requesting: false });
    expect(play([videosLoaded({ ...next(1), items: items('secret'), total: 2 })], forgotten).video).toEqual(
      forgotten.video,
    );
  },
);

describe('performer.performerProfile', () => {
  const performer = item('aria');

  test('keeps showing a profile during a reload, but not another one', () => {
    const there = play([profileRequested('aria'), profileLoaded({ key: 'aria', performer })]);
    expect(play([profileRequested('aria')], there).performer.performerProfile.data).toEqual(performer);
    expect(play([profileRequested('bela')], there).performer.performerProfile.data).toBeNull();
  });

  test('ignores the late response for another performer', () => {
    const asked = play([profileRequested('aria'), profileRequested('bela')]);
    expect(
      play([profileLoaded({ key: 'aria', performer }), profileFailed({ key: 'aria', error: failure() })], asked),
    ).toEqual(asked);
  });
});

test('the key of a query depends on its filters, not on their order or the limit', () => {
  const key = listKey({ q: 'x', sortBy: 'popular', limit: 12, offset: 0 });
  expect(listKey({ limit: 48, offset: 12, sortBy: 'popular', q: 'x', country: '', gender: undefined })).toBe(key);
  expect(listKey({ q: 'y', sortBy: 'popular' })).not.toBe(key);
});

test('selectors return a listing like any other list, the same object without changes', () => {
  const state = play([performersStarted(first), performersLoaded({ ...first, items: items('a'), total: 3 })]);
  expect(ids(selectPerformers(state).items)).toEqual(['a']);
  for (const select of [selectPerformers, selectPhotos]) {
    expect(select(state)).toMatchObject({ requesting: false, items: expect.any(Array), total: expect.any(Number) });
    expect(select({ ...state })).toBe(select(state));
  }
});
