import { openShop, type Shop } from './support/shop';
import { getData, toRows, type Answer } from './support/caller';
import { getFile, filmBytes, getForm, pictureBytes, waitForFilm } from './support/sent-media';

let shop: Shop;
let picture: Uint8Array<ArrayBuffer>;
let film: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [shop, picture, film] = await Promise.all([openShop(), pictureBytes(), filmBytes({ seconds: 1 })]);
});
afterAll(() => shop.sandbox.close());

const FEEDS = '/feeds/performers';
const STORIES = '/stories/performers';
const write = (path: string, body: object): Promise<Answer> => shop.call('POST', path, { token: shop.aria, body });
const change = (path: string, body: object, token = shop.aria): Promise<Answer> =>
  shop.call('PUT', path, { token, body });
const getId = (answer: Answer): string => String(getData(answer)._id);
const send = async (path: string, kind: 'photo' | 'video'): Promise<string> =>
  getId(
    await shop.call('POST', `${path}/${kind}/upload`, {
      token: shop.aria,
      body: getForm({ file: kind === 'photo' ? getFile(picture, 'a.jpg') : getFile(film, 'a.mp4') }),
    }),
  );
type File = { url: string | null; thumbnails: string[] };
const getFiles = (record: Record<string, unknown> | undefined): File[] => record?.files as File[];

const ready = (path: string) => waitForFilm(shop, path, shop.aria);

test('a text is rendered as safe paragraphs, and returned as written', async () => {
  const text = 'Hello <script>alert(1)</script>\nand & so on\n\nSecond';
  const id = getId(await write(FEEDS, { text, isSale: true, price: 0 }));
  expect(getData(await shop.get(`/posts/${id}`))).toMatchObject({
    content: '<p>Hello &lt;script&gt;alert(1)&lt;/script&gt;<br>and &amp; so on</p><p>Second</p>',
    status: 'published',
  });
  expect(getData(await shop.get(`${FEEDS}/${id}`, { token: shop.aria }))).toMatchObject({
    text,
    type: 'text',
    status: 'active',
    title: 'Hello <script>alert(1)</script>',
  });
  expect(
    toRows(await shop.get('/posts/search?performerId=' + String(shop.sandbox.store.posts.get(id)?.performerId))).map(
      ({ _id }) => _id,
    ),
  ).toContain(id);
});

test('photos of a paid post are unlocked for buyers', async () => {
  const fileId = await send(FEEDS, 'photo');
  const id = getId(await write(FEEDS, { text: 'Look', fileIds: [fileId], isSale: true, price: 4 }));
  const [locked] = getFiles(getData(await shop.get(`/posts/${id}`, { token: shop.fan })));
  expect(locked).toMatchObject({ url: null, thumbnails: [expect.stringContaining('blur.jpg')] });
  await shop.buy(`/token-transactions/stories/${id}`);
  const [open] = getFiles(getData(await shop.get(`/posts/${id}`, { token: shop.fan })));
  expect((await shop.open(open?.url)).status).toBe(200);
  expect((await write(FEEDS, { text: 'Again', fileIds: [fileId] })).body.message).toEqual([
    expect.objectContaining({ property: 'fileIds' }),
  ]);
});

test('a post with a video is published when the video is ready', async () => {
  const id = getId(await write(FEEDS, { text: 'Film', fileIds: [await send(FEEDS, 'video')], isSale: true, price: 0 }));
  await ready(`${FEEDS}/${id}`);
  const [file] = getFiles(getData(await shop.get(`/posts/${id}`)));
  expect((await shop.open(file?.url)).text).toContain('360p/index.m3u8?feedId=');
}, 180_000);

test('drafts, hidden and removed posts are not for fans; unchanged text keeps its formatting', async () => {
  const id = getId(await write(FEEDS, { text: 'Draft', status: 'draft' }));
  const seen = async () => (await shop.get(`/posts/${id}`, { token: shop.fan })).status;
  expect(await seen()).toBe(404);
  await change(`${FEEDS}/${id}`, { status: 'active' });
  expect(await seen()).toBe(200);
  await change(`${FEEDS}/${id}`, { status: 'inactive' });
  expect(await seen()).toBe(404);
  expect((await write(FEEDS, { text: '' })).body.message).toEqual([expect.objectContaining({ property: 'text' })]);
  const nova = await shop.logIn('nova');
  expect((await change(`${FEEDS}/${id}`, { text: 'Mine' }, nova)).status).toBe(403);
  expect((await shop.call('DELETE', `${FEEDS}/${id}`, { token: shop.aria })).status).toBe(200);
  expect((await shop.get(`${FEEDS}/${id}`, { token: shop.aria })).status).toBe(404);
});

test('stories: text, image and video; hidden ones and locked files are not for fans', async () => {
  const text = getId(await write(STORIES, { text: 'Soon', isSale: true, price: 0 }));
  const photo = getId(await write(STORIES, { fileIds: [await send(STORIES, 'photo')], isSale: true, price: 3 }));
  const video = getId(await write(STORIES, { fileIds: [await send(STORIES, 'video')], isSale: true, price: 0 }));
  const shown = async () =>
    toRows(await shop.get('/posts/search?type=story&limit=50', { token: shop.fan })).map(({ _id }) => _id);
  expect(await shown()).toEqual(expect.arrayContaining([text, photo]));
  expect(getFiles(getData(await shop.get(`/posts/${photo}`, { token: shop.fan })))).toMatchObject([{ url: null }]);
  await shop.buy(`/token-transactions/stories/${photo}`);
  const [open] = getFiles(getData(await shop.get(`/posts/${photo}`, { token: shop.fan })));
  expect((await shop.open(open?.url)).status).toBe(200);
  await ready(`${STORIES}/${video}`);
  const [movie] = getFiles(getData(await shop.get(`/posts/${video}`)));
  expect((await shop.open(movie?.url, { headers: { Range: 'bytes=0-9' } })).headers.get('content-type')).toBe(
    'video/mp4',
  );
  await change(`${STORIES}/${text}`, { status: 'inactive' });
  expect(await shown()).not.toContain(text);
  expect((await shop.call('DELETE', `${STORIES}/${photo}`, { token: shop.aria })).status).toBe(200);
  expect((await shop.get(`/posts/${photo}`)).status).toBe(404);
}, 180_000);

test('a scheduled post is published on time, and then counted in the profile', async () => {
  const id = getId(
    await write(FEEDS, {
      text: 'Later',
      isSale: true,
      price: 0,
      isSchedule: true,
      scheduledAt: '2026-05-10T18:00:00.000Z',
    }),
  );
  const total = async () => (getData(await shop.get('/performers/aria')).stats as { totalFeeds: number }).totalFeeds;
  const before = await total();
  expect((await shop.get(`/posts/${id}`, { token: shop.fan })).status).toBe(404);
  shop.pass({ minutes: 6 * 60 });
  expect((await shop.get(`/posts/${id}`, { token: shop.fan })).status).toBe(200);
  expect(await total()).toBe(before + 1);
});
