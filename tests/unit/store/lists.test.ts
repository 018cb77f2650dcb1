import { bannersFailed, bannersLoaded, bannersRequested } from '@/store/banner/banner.slice';
import {
  galleriesFailed,
  galleriesLoaded,
  galleriesStarted,
  relatedGalleriesFailed,
  relatedGalleriesLoaded,
  relatedGalleriesStarted,
} from '@/store/gallery/gallery.slice';
import { selectPerformers, selectPhotos } from '@/store/list/list.selectors';
import { listKey, type ListMeta } from '@/store/list/list-state';
import {
  performersFailed,
  performersLoaded,
  performersStarted,
  profileFailed,
  profileLoaded,
  profileRequested,
} from '@/store/performer/performer.slice';
import {
  galleryPhotosFailed,
  galleryPhotosLoaded,
  galleryPhotosStarted,
  photosFailed,
  photosLoaded,
  photosStarted,
} from '@/store/photo/photo.slice';
import { productsFailed, productsLoaded, productsStarted } from '@/store/product/product.slice';
import type { RootState } from '@/store/root-reducer';
import { loggedIn, loggedOut, sessionEnded } from '@/store/session/session.actions';
import {
  relatedVideosFailed,
  relatedVideosLoaded,
  relatedVideosStarted,
  videosFailed,
  videosLoaded,
  videosStarted,
} from '@/store/video/video.slice';
import { failure, play } from './play';

const item = (_id: string) => ({ _id, title: _id, name: _id, username: _id, price: 1 });
const items = (...ids: string[]) => ids.map(item);
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

const first = { key: 'k', offset: 0, more: false };
const next = (offset: number) => ({ key: 'k', offset, more: true });

const flat = (list: ListMeta & { items: { _id: string }[]; total: number }) => list;
const underData = ({ data, ...meta }: ListMeta & { data: { items: { _id: string }[]; total: number } }) => ({
  ...meta,
  ...data,
});

const lists = [
  {
    name: 'banner.listBanners',
    of: (s: RootState) => underData(s.banner.listBanners),
    requested: bannersRequested,
    loaded: bannersLoaded,
    failed: bannersFailed,
  },
  {
    name: 'photo.listPhotos',
    of: (s: RootState) => underData(s.photo.listPhotos),
    requested: photosStarted,
    loaded: photosLoaded,
    failed: photosFailed,
  },
  {
    name: 'photo.galleryPhotos',
    of: (s: RootState) => flat(s.photo.galleryPhotos),
    requested: galleryPhotosStarted,
    loaded: galleryPhotosLoaded,
    failed: galleryPhotosFailed,
  },
  {
    name: 'performer.performerListing',
    of: (s: RootState) => underData(s.performer.performerListing),
    requested: performersStarted,
    loaded: performersLoaded,
    failed: performersFailed,
  },
  {
    name: 'video.videos',
    of: (s: RootState) => flat(s.video.videos),
    requested: videosStarted,
    loaded: videosLoaded,
    failed: videosFailed,
  },
  {
    name: 'video.relatedVideos',
    of: (s: RootState) => flat(s.video.relatedVideos),
    requested: relatedVideosStarted,
    loaded: relatedVideosLoaded,
    failed: relatedVideosFailed,
  },
  {
    name: 'gallery.galleries',
    of: (s: RootState) => flat(s.gallery.galleries),
    requested: galleriesStarted,
    loaded: galleriesLoaded,
    failed: galleriesFailed,
  },
  {
    name: 'gallery.relatedGalleries',
    of: (s: RootState) => flat(s.gallery.relatedGalleries),
    requested: relatedGalleriesStarted,
    loaded: relatedGalleriesLoaded,
    failed: relatedGalleriesFailed,
  },
  {
    name: 'product.products',
    of: (s: RootState) => flat(s.product.products),
    requested: productsStarted,
    loaded: productsLoaded,
    failed: productsFailed,
  },
] as const;

type List = (typeof lists)[number];
const [reference] = lists;

describe('a list', () => {
  const { of, requested, loaded, failed } = reference;
  const loadedWith = (...names: string[]) => [requested(first), loaded({ ...first, items: items(...names), total: 9 })];

  test('starts empty and idle', () => {
    expect(of(play([]))).toMatchObject({ requesting: false, items: [], total: 0, error: null, success: false });
  });

  test('the first fetch replaces the items', () => {
    const state = of(
      play([...loadedWith('a', 'b'), requested(first), loaded({ ...first, items: items('c'), total: 1 })]),
    );
    expect(ids(state.items)).toEqual(['c']);
    expect(state).toMatchObject({ requesting: false, total: 1, error: null, success: true });
  });

  test('load-more appends the items and sets the total', () => {
    const state = of(
      play([...loadedWith('a', 'b'), requested(next(2)), loaded({ ...next(2), items: items('c', 'd'), total: 12 })]),
    );
    expect(ids(state.items)).toEqual(['a', 'b', 'c', 'd']);
    expect(state.total).toBe(12);
  });

  test('load-more appends a repeated response once, and does not duplicate an item that moved to the next page', () => {
    const more = loaded({ ...next(2), items: items('b', 'c'), total: 9 });
    expect(ids(of(play([...loadedWith('a', 'b'), requested(next(2)), more, more])).items)).toEqual(['a', 'b', 'c']);
  });

  test('a further page without new items ends the list, whatever the total', () => {
    for (const nothing of [[], ['b']]) {
      const state = of(
        play([...loadedWith('a', 'b'), requested(next(2)), loaded({ ...next(2), items: items(...nothing), total: 9 })]),
      );
      expect(ids(state.items)).toEqual(['a', 'b']);
      expect(state).toMatchObject({ total: 2, success: true });
    }
    const third = { key: 'k', offset: 24, more: false };
    expect(
      of(
        play([
          requested(third),
          loaded({ ...third, items: items('y'), total: 40 }),
          requested(next(25)),
          loaded({ ...next(25), items: [], total: 40 }),
        ]),
      ).total,
    ).toBe(25);
  });

  test('a further page that no longer fits, because the list was reloaded, is dropped', () => {
    const late = loaded({ ...next(24), items: items('y', 'z'), total: 30 });
    expect(ids(of(play([...loadedWith('a', 'b'), late])).items)).toEqual(['a', 'b']);
  });

  test('a failure is stored, and the items stay', () => {
    const state = of(play([...loadedWith('a'), requested(next(1)), failed({ key: 'k', error: failure('Down') })]));
    expect(state).toMatchObject({ requesting: false, success: false, error: { message: 'Down' } });
    expect(ids(state.items)).toEqual(['a']);
  });

  test('a new request clears the old error', () => {
    expect(of(play([requested(first), failed({ key: 'k', error: failure() }), requested(first)]))).toMatchObject({
      requesting: true,
      error: null,
    });
  });

  test('another query empties the list at once, and ignores late responses of the old one', () => {
    const other = { key: 'other', offset: 0, more: false };
    const requests = play([...loadedWith('a'), requested(other)]);
    expect(of(requests).items).toEqual([]);
    const late = play(
      [loaded({ ...first, items: items('late'), total: 1 }), failed({ key: 'k', error: failure() })],
      requests,
    );
    expect(of(late)).toEqual(of(requests));
  });

  test('a list that starts at a later page continues from there', () => {
    const third = { key: 'k', offset: 24, more: false };
    const state = of(
      play([
        requested(third),
        loaded({ ...third, items: items('y'), total: 40 }),
        requested(next(25)),
        loaded({ ...next(25), items: items('z'), total: 40 }),
      ]),
    );
    expect(ids(state.items)).toEqual(['y', 'z']);
    expect(state.offset).toBe(24);
  });
});

test('all lists follow the same rules', () => {
  const statesOf = ({ of, requested, loaded, failed }: List) => {
    const two = [requested(first), loaded({ ...first, items: items('a', 'b'), total: 9 })];
    return [
      [],
      [requested(first)],
      two,
      [...two, requested(next(2)), loaded({ ...next(2), items: items('b', 'c'), total: 12 })],
      [...two, requested(next(2)), loaded({ ...next(2), items: [], total: 9 })],
      [...two, loaded({ ...next(24), items: items('y'), total: 30 })],
      [...two, requested(next(2)), failed({ key: 'k', error: failure('Down') })],
      [...two, requested({ ...first, key: 'other' }), loaded({ ...first, items: items('late'), total: 1 })],
    ].map((actions) => of(play(actions)));
  };
  for (const list of lists) expect([list.name, statesOf(list)]).toEqual([list.name, statesOf(reference)]);
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

  test('goes from idle to requesting to success', () => {
    expect(play([]).performer.performerProfile).toMatchObject({
      requesting: false,
      data: null,
      error: null,
      success: false,
    });
    const requestedCalls = play([profileRequested('aria')]);
    expect(requestedCalls.performer.performerProfile).toMatchObject({ requesting: true, data: null });
    const there = play([profileLoaded({ key: 'aria', performer })], requestedCalls);
    expect(there.performer.performerProfile).toMatchObject({ requesting: false, data: performer, success: true });
  });

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

  test('stores a failure', () => {
    const state = play([profileRequested('aria'), profileFailed({ key: 'aria', error: failure('Gone', 404) })]);
    expect(state.performer.performerProfile).toMatchObject({
      requesting: false,
      success: false,
      error: { status: 404, message: 'Gone' },
    });
  });
});

describe('the key of a query', () => {
  test('is the same for the same filters in any order, whatever the limit', () => {
    expect(listKey({ q: 'x', sortBy: 'popular', limit: 12, offset: 0 })).toBe(
      listKey({ limit: 48, offset: 12, sortBy: 'popular', q: 'x', country: '', gender: undefined }),
    );
  });

  test('differs with a filter', () => {
    expect(listKey({ q: 'x' })).not.toBe(listKey({ q: 'y' }));
  });
});

describe('selectors', () => {
  const state = play([performersStarted(first), performersLoaded({ ...first, items: items('a'), total: 3 })]);

  test('return a listing like any other list, the same object without changes', () => {
    expect(ids(selectPerformers(state).items)).toEqual(['a']);
    for (const select of [selectPerformers, selectPhotos]) {
      expect(select(state)).toMatchObject({ requesting: false, items: expect.any(Array), total: expect.any(Number) });
      expect(select({ ...state })).toBe(select(state));
    }
  });
});
