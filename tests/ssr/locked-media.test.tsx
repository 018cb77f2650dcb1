import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { getAccess } from '@sandbox/seed/rows/common';
import { API } from './support/urls';
import { backend } from './support/backend';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});

const getVideo = (slug: string) => {
  const video = api.store.videos.list().find((row) => row.slug === slug);
  if (!video) throw new Error(`There is no video ${slug}.`);
  return video;
};

/** The URL prefix of a video's files in the sandbox, whatever the query that authorizes it. */
const getFilm = (slug: string) => `/files/videos/${getVideo(slug)._id}`;

/** Everything sent for these URLs: markup, structured data and state. */
const everything = async (paths: string[], token?: string) =>
  (await Promise.all(paths.map((path) => site.get(path, { token })))).map(({ html }) => html).join('\n');

const LISTS = [
  '/home',
  '/videos',
  '/videos?page=2',
  '/videos?access=soon',
  '/videos?access=sale',
  '/performers/aria',
  '/category/live-sets',
  `/video/${LANDMARKS.freeVideo}`,
];
const CLOSED = [
  LANDMARKS.lockedVideo,
  LANDMARKS.ownedVideo,
  LANDMARKS.discussedVideo,
  LANDMARKS.scheduledVideo,
  LANDMARKS.draftVideo,
  LANDMARKS.inactiveVideo,
  LANDMARKS.processingVideo,
];

test('the URL of a restricted video is on no page of a guest', async () => {
  const pages = [...LISTS, ...CLOSED.map((slug) => `/video/${slug}`)];
  const sent = await everything(pages);
  expect(CLOSED.filter((slug) => sent.includes(getFilm(slug)))).toEqual([]);

  const leaked = api.store.videos
    .list()
    .filter((video) => getAccess(video) !== 'free' && sent.includes(`/files/videos/${video._id}`));
  expect(leaked.map(({ title }) => title)).toEqual([]);
  expect(sent).toContain(getFilm(LANDMARKS.freeVideo));
});

test('a buyer gets the URL of a video, on its own page only', async () => {
  const token = await api.logIn('fan@example.com');
  expect(await everything([`/video/${LANDMARKS.ownedVideo}`], token)).toContain(getFilm(LANDMARKS.ownedVideo));
  expect(await everything(LISTS, token)).not.toContain(getFilm(LANDMARKS.ownedVideo));
});

test('a URL for one visitor is not sent to the next', async () => {
  const path = `/video/${LANDMARKS.ownedVideo}`;
  const owner = await api.logIn('fan@example.com');
  const other = await api.logIn('fan2@example.com');
  const responses = await Promise.all(
    [owner, other, undefined, owner, other, undefined].map((token) => everything([path], token)),
  );
  expect(responses.map((html) => html.includes(getFilm(LANDMARKS.ownedVideo)))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

describe('photos', () => {
  const getPhotos = (slug: string) => {
    const gallery = api.store.galleries.list().find((row) => row.slug === slug);
    return api.store.photos.list().filter(({ galleryId }) => galleryId === gallery?._id);
  };
  /** URLs of full images and thumbnails. Blurred versions have other names. */
  const clearOnes = (slug: string) => getPhotos(slug).flatMap(({ photo }) => [photo.url, ...photo.thumbnails]);
  const leaked = (sent: string, ...slugs: string[]) => slugs.flatMap(clearOnes).filter((path) => sent.includes(path));

  const LOCKED = `/gallery/${LANDMARKS.lockedGallery}`;

  test("that are locked: their URLs are nowhere in a guest's pages, not even at the photo's own URL", async () => {
    const [first] = getPhotos(LANDMARKS.lockedGallery);
    const sent = await everything([
      '/galleries',
      '/photos',
      '/photos?page=3',
      LOCKED,
      `${LOCKED}?photo=${first?._id}`,
      `/gallery/${LANDMARKS.ownedGallery}`,
      `/gallery/${LANDMARKS.membersGallery}`,
    ]);
    expect(leaked(sent, LANDMARKS.lockedGallery, LANDMARKS.ownedGallery, LANDMARKS.membersGallery)).toEqual([]);
    expect(sent).toContain(first?.blurred);
  });

  test('of a locked gallery: are not in its link preview', async () => {
    const page = read((await site.get(LOCKED)).html);
    expect(page.meta('og:image')).toEqual([expect.stringContaining('/blur-')]);
    expect(page.jsonLd[0]).toMatchObject({ '@type': 'ImageGallery', isAccessibleForFree: false });
    expect(page.elements('.locked-part')).toHaveLength(1);
  });

  test('that are bought: are sent in full, and one with a URL is on its page without scripts', async () => {
    const token = await api.logIn('fan@example.com');
    const path = `/gallery/${LANDMARKS.ownedGallery}`;
    const [, second] = getPhotos(LANDMARKS.ownedGallery);
    const { html } = await site.get(`${path}?photo=${second?._id}`, { token });
    expect(leaked(html, LANDMARKS.ownedGallery)).toHaveLength(80);
    const page = read(html);
    expect(page.canonical).toEqual([`https://site.test${path}`]);
    const [plain] = /<noscript><figure.*?<\/figure><\/noscript>/s.exec(html) ?? [''];
    expect(plain).toContain(second?.photo.url);
    // Signed URLs are personal, so no preview may contain them.
    expect(page.meta('og:image').join()).not.toContain('token=');
  });
});

describe('posts and stories', () => {
  const closed = () => [
    ...api.store.posts.list().filter((post) => post.type === 'post' && getAccess(post) !== 'free'),
    ...api.store.stories.list().filter((story) => getAccess(story) !== 'free'),
  ];
  const clearOnes = () => closed().flatMap(({ files }) => files.flatMap(({ url, thumbnails }) => [url, ...thumbnails]));
  test('that are locked: show a guest a blurred image, and neither files nor text, on any page', async () => {
    const people = new Set(api.store.stories.list().map(({ performerId }) => performerId));
    const pages = [
      '/posts',
      '/posts?page=2',
      '/post/on-butter',
      `/post/${LANDMARKS.lockedPost}`,
      `/post/${LANDMARKS.membersPost}`,
      ...[...people].map((id) => `/stories/${id}`),
    ];
    const sent = await everything(pages);
    expect(clearOnes().length).toBeGreaterThan(10);
    expect(clearOnes().filter((path) => sent.includes(path))).toEqual([]);
    expect(
      closed().filter(({ _id }) => sent.includes(`/files/posts/${_id}`) || sent.includes(`/files/stories/${_id}`)),
    ).toEqual([]);
    expect(sent).not.toContain('there are four kinds of must');
    const hints = closed()
      .flatMap((row) => ('blurred' in row ? [row.blurred] : row.files.map(({ blurred }) => blurred)))
      .filter(Boolean);
    expect(hints.filter((path) => sent.includes(path)).length).toBeGreaterThan(5);
  });

  test('are sent in full to their owners', async () => {
    const sent = await everything([`/post/${LANDMARKS.lockedPost}`], await api.logIn('performer@example.com'));
    const own = api.store.posts.list().find(({ slug }) => slug === LANDMARKS.lockedPost);
    expect(sent).toContain(`/files/posts/${own?._id}/master.m3u8`);
  });

  test('have a public link preview', async () => {
    for (const slug of [LANDMARKS.lockedPost, LANDMARKS.freePost]) {
      const page = read((await site.get(`/post/${slug}`)).html);
      expect(page.meta('og:image')).toEqual([expect.stringMatching(/\/files\/pictures\/scene\/[^?]+$/)]);
    }
    expect(read((await site.get(`/post/${LANDMARKS.lockedPost}`)).html).jsonLd[0]).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { cssSelector: '.locked-part' },
    });
    expect(read((await site.get(`/post/${LANDMARKS.freePost}`)).html).jsonLd[0]).toMatchObject({
      isAccessibleForFree: true,
    });
  });
});

describe('any sold item', () => {
  const toRow = <T extends { slug: string }>(rows: readonly T[], slug: string): T => {
    const row = rows.find((candidate) => candidate.slug === slug);
    if (!row) throw new Error(`There is no ${slug}.`);
    return row;
  };
  const getFiles = ({ files }: { files: { url: string; thumbnails: string[] }[] }) =>
    files.flatMap(({ url, thumbnails }) => [url, ...thumbnails]);

  /** A sold item, its page, and the URLs that only its buyer may see. */
  function sold() {
    const { store } = api;
    const teller = getId('performer', LANDMARKS.storyTeller);
    const [gallery, post] = [
      toRow(store.galleries.list(), LANDMARKS.lockedGallery),
      toRow(store.posts.list(), LANDMARKS.lockedPost),
    ];
    const [product, story] = [
      toRow(store.products.list(), LANDMARKS.digitalProduct),
      store.stories.list().find(({ performerId, price }) => performerId === teller && price > 0),
    ];
    if (!story) throw new Error('There is no story for sale.');
    return [
      {
        what: 'video',
        buy: `video/${getVideo(LANDMARKS.lockedVideo)._id}`,
        page: `/video/${LANDMARKS.lockedVideo}`,
        secrets: [getFilm(LANDMARKS.lockedVideo)],
      },
      {
        what: 'gallery',
        buy: `gallery/${gallery._id}`,
        page: `/gallery/${gallery.slug}`,
        secrets: store.photos
          .list()
          .filter(({ galleryId }) => galleryId === gallery._id)
          .flatMap(({ photo }) => [photo.url, ...photo.thumbnails]),
      },
      {
        what: 'post',
        buy: `stories/${post._id}`,
        page: `/post/${post.slug}`,
        secrets: [`/files/posts/${post._id}/`, ...getFiles(post)],
      },
      {
        what: 'story',
        buy: `stories/${story._id}`,
        page: `/stories/${teller}`,
        secrets: [`/files/stories/${story._id}/`, ...getFiles(story)],
      },
      {
        what: 'product',
        buy: 'products',
        body: { products: [{ _id: product._id, quantity: 1 }] },
        page: `/product/${product.slug}`,
        secrets: [`/files/downloads/${product._id}`],
      },
    ];
  }

  const post = async (path: string, body?: unknown, token = '') => {
    const response = await fetch(API + path, {
      method: 'POST',
      body: JSON.stringify(body ?? {}),
      headers: { 'Content-Type': 'application/json', Authorization: token },
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { _id: string } }).data;
  };

  test('is sent to its buyer only, and no longer after a refund', async () => {
    const things = sold();
    const [fan, fan2] = [await api.logIn('fan@example.com'), await api.logIn('fan2@example.com')];
    const openTo = async (token?: string) => {
      const sent = await everything([...things.map(({ page }) => page), '/user/library'], token);
      return things.filter(({ secrets }) => secrets.some((url) => sent.includes(url))).map(({ what }) => what);
    };
    expect(await openTo(fan)).toEqual([]);

    const payments = [];
    for (const { buy, body } of things) payments.push(await post(`/token-transactions/${buy}`, body, fan));
    // A download starts with a click, so no page contains its URL.
    expect([await openTo(), await openTo(fan), await openTo(fan2)]).toEqual([
      [],
      ['video', 'gallery', 'post', 'story'],
      [],
    ]);

    for (const { _id } of payments) await post('/__sandbox/refund', { transactionId: _id });
    expect(await openTo(fan)).toEqual([]);
    api.reset();
  });
});
