import { setUpShop } from './support/shop';
import type { ApiResponse } from './support/caller';
import { getFile, filmBytes, getForm, pictureBytes, waitForVideo } from './support/sent-media';

const shop = setUpShop();
let picture: Uint8Array<ArrayBuffer>;
let film: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [picture, film] = await Promise.all([pictureBytes(), filmBytes({ seconds: 1 })]);
});

const FEEDS = '/feeds/performers';
const STORIES = '/stories/performers';
const write = (path: string, body: object) => shop.aria.post(path, body);
const change = (path: string, body: object, account = shop.aria) => account.put(path, body);
const getId = (response: ApiResponse): string => String(response.data._id);
const send = async (path: string, kind: 'photo' | 'video'): Promise<string> =>
  getId(
    await shop.aria.post(
      `${path}/${kind}/upload`,
      getForm({ file: kind === 'photo' ? getFile(picture, 'a.jpg') : getFile(film, 'a.mp4') }),
    ),
  );
type File = { url: string | null; thumbnails: string[] };
const getFiles = (record: Record<string, unknown> | undefined): File[] => record?.files as File[];

const ready = (path: string) => waitForVideo(shop.aria, path);

test('a text is rendered as safe paragraphs, and returned as written', async () => {
  const text = 'Hello <script>alert(1)</script>\nand & so on\n\nSecond';
  const id = getId(await write(FEEDS, { text, isSale: true, price: 0 }));
  expect((await shop.get(`/posts/${id}`)).data).toMatchObject({
    content: '<p>Hello &lt;script&gt;alert(1)&lt;/script&gt;<br>and &amp; so on</p><p>Second</p>',
    status: 'published',
  });
  expect((await shop.aria.get(`${FEEDS}/${id}`)).data).toMatchObject({
    text,
    type: 'text',
    status: 'active',
    title: 'Hello <script>alert(1)</script>',
  });
  expect(
    (await shop.get('/posts/search?performerId=' + String(shop.sandbox.store.posts.get(id)?.performerId))).rows.map(
      ({ _id }) => _id,
    ),
  ).toContain(id);
});

test('photos of a paid post are unlocked for buyers', async () => {
  const fileId = await send(FEEDS, 'photo');
  const id = getId(await write(FEEDS, { text: 'Look', fileIds: [fileId], isSale: true, price: 4 }));
  const [locked] = getFiles((await shop.fan.get(`/posts/${id}`)).data);
  expect(locked).toMatchObject({ url: null, thumbnails: [expect.stringContaining('blur.jpg')] });
  await shop.buy(`/token-transactions/stories/${id}`);
  const [open] = getFiles((await shop.fan.get(`/posts/${id}`)).data);
  expect((await shop.open(open?.url)).status).toBe(200);
  expect((await write(FEEDS, { text: 'Again', fileIds: [fileId] })).body.message).toEqual([
    expect.objectContaining({ property: 'fileIds' }),
  ]);
});

test('a post with a video is published when the video is ready', async () => {
  const id = getId(await write(FEEDS, { text: 'Film', fileIds: [await send(FEEDS, 'video')], isSale: true, price: 0 }));
  await ready(`${FEEDS}/${id}`);
  const [file] = getFiles((await shop.get(`/posts/${id}`)).data);
  expect((await shop.open(file?.url)).text).toContain('360p/index.m3u8?feedId=');
}, 180_000);

test('drafts, hidden and removed posts are not for fans; unchanged text keeps its formatting', async () => {
  const id = getId(await write(FEEDS, { text: 'Draft', status: 'draft' }));
  const seen = async () => (await shop.fan.get(`/posts/${id}`)).status;
  expect(await seen()).toBe(404);
  await change(`${FEEDS}/${id}`, { status: 'active' });
  expect(await seen()).toBe(200);
  await change(`${FEEDS}/${id}`, { status: 'inactive' });
  expect(await seen()).toBe(404);
  expect((await write(FEEDS, { text: '' })).body.message).toEqual([expect.objectContaining({ property: 'text' })]);
  const nova = shop.as('nova');
  expect((await change(`${FEEDS}/${id}`, { text: 'Mine' }, nova)).status).toBe(403);
  expect((await shop.aria.delete(`${FEEDS}/${id}`)).status).toBe(200);
  expect((await shop.aria.get(`${FEEDS}/${id}`)).status).toBe(404);
});

test('stories: text, image and video; hidden ones and locked files are not for fans', async () => {
  const text = getId(await write(STORIES, { text: 'Soon', isSale: true, price: 0 }));
  const photo = getId(await write(STORIES, { fileIds: [await send(STORIES, 'photo')], isSale: true, price: 3 }));
  const video = getId(await write(STORIES, { fileIds: [await send(STORIES, 'video')], isSale: true, price: 0 }));
  const shown = async () => (await shop.fan.get('/posts/search?type=story&limit=50')).rows.map(({ _id }) => _id);
  expect(await shown()).toEqual(expect.arrayContaining([text, photo]));
  expect(getFiles((await shop.fan.get(`/posts/${photo}`)).data)).toMatchObject([{ url: null }]);
  await shop.buy(`/token-transactions/stories/${photo}`);
  const [open] = getFiles((await shop.fan.get(`/posts/${photo}`)).data);
  expect((await shop.open(open?.url)).status).toBe(200);
  await ready(`${STORIES}/${video}`);
  const [movie] = getFiles((await shop.get(`/posts/${video}`)).data);
  expect((await shop.open(movie?.url, { Range: 'bytes=0-9' })).headers.get('content-type')).toBe('video/mp4');
  await change(`${STORIES}/${text}`, { status: 'inactive' });
  expect(await shown()).not.toContain(text);
  expect((await shop.aria.delete(`${STORIES}/${photo}`)).status).toBe(200);
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
  const total = async () => ((await shop.get('/performers/aria')).data.stats as { totalFeeds: number }).totalFeeds;
  const before = await total();
  expect((await shop.fan.get(`/posts/${id}`)).status).toBe(404);
  shop.pass({ minutes: 6 * 60 });
  expect((await shop.fan.get(`/posts/${id}`)).status).toBe(200);
  expect(await total()).toBe(before + 1);
});
