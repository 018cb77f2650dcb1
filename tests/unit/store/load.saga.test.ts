import { delay, http, HttpResponse } from 'msw';
import { VideoService } from '@/services/video.service';
import { loadBanners } from '@/store/banner/banner.saga';
import { loadGalleries, loadRelatedGalleries } from '@/store/gallery/gallery.saga';
import { loadPerformerProfile, loadPerformers } from '@/store/performer/performer.saga';
import { ApiError } from '@/lib/http/errors';
import { loadPhotos } from '@/store/photo/photo.saga';
import { loadProducts } from '@/store/product/product.saga';
import type { ListMeta } from '@/store/list/list-state';
import type { RootState } from '@/store/root-reducer';
import type { Saga } from '@/store/saga';
import { pageDataInvalidated, loggedIn } from '@/store/session/session.actions';
import { loadSettings } from '@/store/settings/settings.saga';
import { checkCountry } from '@/store/system/system.saga';
import { errorRaised, notFoundRaised } from '@/store/system/system.slice';
import { loadRelatedVideos, loadVideos } from '@/store/video/video.saga';
import { moreVideosRequested, videosRequested } from '@/store/video/video.slice';
import { failure } from './play';
import { API, openTab, settled, testApi } from './tab';

const { server, calls, respondsTo, refuses } = testApi();

const VIDEOS = '/user/assets/videos/search';
const GALLERIES = '/user/assets/galleries/search';
const PERFORMERS = '/performers/search';
const aria = { _id: 'p1', username: 'aria', name: 'Aria' };
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

/** Responds to searches with `total` numbered items after `wait` ms. */
function serveNumbered(path: string, total: number, wait: (search: URLSearchParams) => number = () => 0) {
  server.use(
    http.get(API + path, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      await delay(wait(searchParams));
      const offset = Number(searchParams.get('offset') ?? 0);
      const limit = Number(searchParams.get('limit') ?? 10);
      const numbers = Array.from(
        { length: Math.max(0, Math.min(limit, total - offset)) },
        (_, index) => offset + index,
      );
      const prefix = searchParams.get('q') ?? 'item';
      return HttpResponse.json({
        status: 0,
        data: { data: numbers.map((number) => ({ _id: `${prefix}${number}` })), total },
      });
    }),
  );
}

const underData = <Page>({ data, ...meta }: ListMeta & { data: Page }) => ({ ...meta, ...data });

type LoadPage = (query: { limit?: number; sortBy?: string }) => Saga<unknown>;
type SelectList = (state: RootState) => ListMeta & { items: { _id: string }[] };

const pageLists: [string, string, LoadPage, SelectList][] = [
  ['banners', '/site-promo/search', loadBanners, ({ banner }) => underData(banner.listBanners)],
  ['photos', '/user/assets/photos', loadPhotos, ({ photo }) => underData(photo.listPhotos)],
  ['performers', PERFORMERS, loadPerformers, ({ performer }) => underData(performer.performerListing)],
  ['videos', VIDEOS, loadVideos, ({ video }) => video.videos],
  ['related videos', VIDEOS, loadRelatedVideos, ({ video }) => video.relatedVideos],
  ['galleries', GALLERIES, loadGalleries, ({ gallery }) => gallery.galleries],
  ['related galleries', GALLERIES, loadRelatedGalleries, ({ gallery }) => gallery.relatedGalleries],
  ['products', '/user/assets/products/search', loadProducts, ({ product }) => product.products],
];

describe.each(pageLists)('loading %s for a page', (_name, path, load, getList) => {
  test("fills the store and returns the page's data", async () => {
    serveNumbered(path, 30);
    const { store, state } = openTab({ watch: false });
    const outcome = await store.run(load, { limit: 2, sortBy: 'newest' });
    expect(outcome).toMatchObject({ ok: true, data: { items: [{ _id: 'item0' }, { _id: 'item1' }], total: 30 } });
    expect(calls[0]?.path).toBe(`${path}?limit=2&sortBy=newest`);
    expect(ids(getList(state()).items)).toEqual(['item0', 'item1']);
    expect(getList(state())).toMatchObject({ requesting: false, success: true, total: 30 });
  });

  test('stores a failure, returns it to the page, and shows no toast', async () => {
    refuses('get', path, 404, { message: 'Not today' });
    const { store, state, notices } = openTab();
    const error = { status: 404, message: 'Not today' };
    expect(await store.run(load, {})).toMatchObject({ ok: false, error });
    expect(getList(state())).toMatchObject({ requesting: false, success: false, error });
    expect(notices).toEqual([]);
  });
});

test('a dropped connection or an HTML page is an ordinary failure', async () => {
  const { store, state } = openTab({ watch: false });
  server.use(http.get(API + VIDEOS, () => HttpResponse.error()));
  expect(await store.run(loadVideos, {})).toMatchObject({ ok: false, error: { status: 0 } });
  server.use(http.get(API + VIDEOS, () => HttpResponse.html('<h1>Gateway</h1>')));
  expect((await store.run(loadVideos, {})).ok).toBe(false);
  expect(state().video.videos.requesting).toBe(false);
});

describe('returning to a list', () => {
  const WOMEN = { gender: 'female', limit: 24 };

  test('shows the same items without a request', async () => {
    serveNumbered(PERFORMERS, 40);
    const { store } = openTab({ watch: false });
    await store.run(loadPerformers, WOMEN);
    const again = await store.run(loadPerformers, WOMEN, { reuse: true });
    expect(again).toMatchObject({ ok: true, data: { total: 40 } });
    expect(again.ok && again.data.items).toHaveLength(24);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['another query', { ...WOMEN, gender: 'male' }],
    ['more than is held', { ...WOMEN, limit: 36 }],
    ['a later page', { ...WOMEN, offset: 24 }],
  ])('requests %s', async (_what, query) => {
    serveNumbered(PERFORMERS, 40);
    const { store } = openTab({ watch: false });
    await store.run(loadPerformers, WOMEN);
    await store.run(loadPerformers, query, { reuse: true });
    expect(calls).toHaveLength(2);
  });

  test('requests again after a failure and after another login', async () => {
    const { store } = openTab({ watch: false });
    refuses('get', PERFORMERS, 500);
    await store.run(loadPerformers, {});
    serveNumbered(PERFORMERS, 5);
    expect((await store.run(loadPerformers, {}, { reuse: true })).ok).toBe(true);
    store.dispatch(loggedIn());
    await store.run(loadPerformers, {}, { reuse: true });
    expect(calls).toHaveLength(3);
  });

  test('requests again after the data became stale, and keeps the items until then', async () => {
    serveNumbered(PERFORMERS, 40);
    respondsTo('get', '/performers/aria', aria);
    const { store, state } = openTab({ watch: false });
    await store.run(loadPerformers, { limit: 24 });
    await store.run(loadPerformerProfile, 'aria');
    store.dispatch(pageDataInvalidated());
    const again = store.run(loadPerformers, { limit: 24 }, { reuse: true });
    expect(state().performer.performerListing.data.items).toHaveLength(24);
    await Promise.all([again, store.run(loadPerformerProfile, 'aria', { reuse: true })]);
    expect(calls).toHaveLength(4);
    await store.run(loadPerformers, { limit: 24 }, { reuse: true });
    expect(calls).toHaveLength(4);
  });

  test('does not request an empty list again', async () => {
    serveNumbered(PERFORMERS, 0);
    const { store } = openTab({ watch: false });
    await store.run(loadPerformers, { q: 'nobody' });
    await store.run(loadPerformers, { q: 'nobody' }, { reuse: true });
    expect(calls).toHaveLength(1);
  });
});

describe('in the browser', () => {
  const getIds = (state: RootState) => ids(state.video.videos.items);
  const delayOld = (search: URLSearchParams) => (search.get('q') === 'old' ? 60 : 0);

  async function openList() {
    serveNumbered(VIDEOS, 9);
    const tab = openTab();
    tab.dispatch(videosRequested({ limit: 2 }));
    await tab.until(({ video }) => video.videos.success);
    return tab;
  }

  test('load-more appends once for a double click', async () => {
    const { dispatch, until, state } = await openList();
    dispatch(moreVideosRequested({ limit: 2 }));
    dispatch(moreVideosRequested({ limit: 2 }));
    await until(({ video }) => video.videos.items.length > 2);
    await settled();
    expect(getIds(state())).toEqual(['item0', 'item1', 'item2', 'item3']);
  });

  test('load-more after a login reloads the whole list for the new visitor', async () => {
    const { dispatch, until } = await openList();
    dispatch(loggedIn());
    dispatch(moreVideosRequested({ limit: 2 }));
    const state = await until(({ video }) => video.videos.items.length === 4);
    expect(getIds(state)).toEqual(['item0', 'item1', 'item2', 'item3']);
    expect(calls.at(-1)?.path).toContain('limit=4&offset=0');
  });

  test('load-more sends nothing for a list that is being replaced', async () => {
    serveNumbered(VIDEOS, 9, (search) => (search.get('q') === 'new' ? 60 : 0));
    const { store, dispatch, state } = openTab();
    await store.run(loadVideos, { q: 'old', limit: 2 });
    const coming = store.run(loadVideos, { q: 'new', limit: 2 });
    dispatch(moreVideosRequested({ q: 'old', limit: 2 }));
    await coming;
    await settled();
    expect(getIds(state())).toEqual(['new0', 'new1']);
    expect(calls).toHaveLength(2);
  });

  test('the latest request counts: the call of an older one is canceled, and never overwrites it', async () => {
    const search = jest.spyOn(VideoService.prototype, 'search');
    serveNumbered(VIDEOS, 2, delayOld);
    const { dispatch, until, state } = openTab();
    dispatch(videosRequested({ q: 'old' }));
    dispatch(videosRequested({ q: 'new' }));
    await until(({ video }) => video.videos.success);
    expect(search.mock.calls.map(([, options]) => options?.signal?.aborted)).toEqual([true, false]);
    await settled(100);
    expect(getIds(state())).toEqual(['new0', 'new1']);
  });

  test('a slow old response of a page loader, which is never canceled, does not overwrite it either', async () => {
    serveNumbered(VIDEOS, 2, delayOld);
    const { store, state } = openTab();
    await Promise.all([store.run(loadVideos, { q: 'old' }), store.run(loadVideos, { q: 'new' })]);
    expect(getIds(state())).toEqual(['new0', 'new1']);
  });

  test.each([
    ['a record deleted during the visit', notFoundRaised(new ApiError(404, { message: 'Gone' }))],
    ['another error with a page', errorRaised({ error: failure('Gone', 404), url: '/404' })],
  ])('%s leads to it, and its error is kept', (_what, raised) => {
    const { dispatch, state, visited } = openTab();
    dispatch(raised);
    expect(state().system.error).toMatchObject({ status: 404, message: 'Gone' });
    expect(visited).toEqual(['/404']);
  });
});

describe('loading a profile for a page', () => {
  test('finds it by username, and caches it for Back', async () => {
    respondsTo('get', '/performers/aria', aria);
    const { store } = openTab({ watch: false });
    for (const reuse of [false, true])
      expect(await store.run(loadPerformerProfile, 'aria', { reuse })).toMatchObject({ ok: true, data: aria });
    expect(calls).toHaveLength(1);
  });

  test('returns the 404 of an unknown one', async () => {
    refuses('get', '/performers/nobody', 404, { message: 'Not found', error: 'ENTITY_NOT_FOUND' });
    const { store, state } = openTab({ watch: false });
    expect(await store.run(loadPerformerProfile, 'nobody')).toMatchObject({ ok: false, error: { status: 404 } });
    expect(state().performer.performerProfile.error?.status).toBe(404);
  });
});

describe('at page start', () => {
  const prepare = (settings: object) => Promise.resolve({ ...settings, footerContent: 'clean' });

  test('settings enter the state after normalization', async () => {
    respondsTo('get', '/settings/public', { siteName: 'Stage', footerContent: '<script>' });
    const { store, state } = openTab({ watch: false });
    expect((await store.run(loadSettings, { prepare })).ok).toBe(true);
    expect(state().settings).toEqual({ siteName: 'Stage', footerContent: 'clean' });
    expect(state().ui).toMatchObject({ siteName: 'Stage', footerContent: 'clean' });
  });

  test('failed settings leave the defaults', async () => {
    refuses('get', '/settings/public', 500);
    const { store, state } = openTab({ watch: false });
    expect((await store.run(loadSettings, { prepare })).ok).toBe(false);
    expect(state().ui).toMatchObject({ currency: 'USD', currencySymbol: '$', theme: 'light' });
  });

  test('the country is open unless the server says it is blocked', async () => {
    const { store, state } = openTab({ watch: false });
    refuses('get', '/country-block/check', 500);
    expect((await store.run(checkCountry)).ok).toBe(false);
    expect(state().system.geoBlocked).toBe(false);
    respondsTo('get', '/country-block/check', { blocked: true });
    await store.run(checkCountry);
    expect(state().system.geoBlocked).toBe(true);
  });
});

test('a page that is left before it loads changes no list of the next page, however late its responses are', async () => {
  serveNumbered(VIDEOS, 30, (search) => (search.get('sortBy') === 'popular' ? 60 : 0));
  const { store, state } = openTab({ watch: false });
  const left = new AbortController();
  const run = store.runUntil(left.signal);
  const ended = jest.fn();
  void run(loadVideos, { limit: 2, sortBy: 'popular' }).then(ended);
  left.abort();

  await store.run(loadVideos, { limit: 3, sortBy: 'newest' });
  void run(loadVideos, { limit: 1, sortBy: 'oldest' }).then(ended);
  await settled(120);
  expect(ids(state().video.videos.items)).toEqual(['item0', 'item1', 'item2']);
  expect(ended).not.toHaveBeenCalled();
});
