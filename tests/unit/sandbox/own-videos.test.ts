import { readdirSync } from 'node:fs';
import { is } from '@sandbox/db/conditions';
import type { Account } from './support/caller';
import { setUpShop } from './support/shop';
import { getFile, filmBytes, getForm, pictureBytes, waitForVideo, type Parts } from './support/sent-media';

const shop = setUpShop();
let film: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  film = await filmBytes();
});

const OWN = '/performer/assets/videos';
const send = (parts: Parts, account = shop.aria) => account.post(`${OWN}/upload`, getForm(parts));
const change = (id: string, parts: Parts, account = shop.aria) => account.put(`${OWN}/${id}`, getForm(parts));
const own = async (id: string): Promise<Record<string, unknown>> => (await shop.aria.get(`${OWN}/${id}/view`)).data;
const mp4 = (): File => getFile(film, 'evening.mp4');

const sent = async (parts: Parts = {}): Promise<string> =>
  String((await send({ title: 'Evening', status: 'active', video: mp4(), ...parts })).data._id);

const ready = (id: string) => waitForVideo(shop.aria, `${OWN}/${id}/view`);

/** Uploaded files that no handler took. */
const leftovers = async (): Promise<string[]> => readdirSync(await shop.sandbox.uploads.arrivals());

test('a video is processed, then it plays for buyers and nobody else', async () => {
  const id = await sent({ isSale: 'true', price: '12', tags: ['jazz', 'live'] });
  expect(await own(id)).toMatchObject({
    processing: true,
    status: 'active',
    price: 12,
    tags: ['jazz', 'live'],
    video: { width: 320, height: 180 },
  });
  expect(await ready(id)).toMatchObject({ status: 'active', video: { duration: 2 } });

  const before = (await shop.fan.get(`/user/assets/videos/${id}`)).data;
  expect(before).toMatchObject({ isBought: false, video: { url: null, duration: 2 } });
  expect((await shop.get(`/files/videos/${id}/master.m3u8`)).status).toBe(403);
  expect((await shop.open((before.thumbnail as { url: string }).url)).status).toBe(200);

  expect((await shop.buy(`/token-transactions/video/${id}`)).status).toBe(200);
  const after = (await shop.fan.get(`/user/assets/videos/${id}`)).data;
  const master = await shop.open((after.video as { url: string }).url);
  const rendition = master.text.split('\n').find((line) => line.startsWith('360p/'));
  expect(rendition).toContain('token=');
  const playlist = await shop.get(`/files/videos/${id}/${rendition}`);
  const segment = playlist.text.split('\n').find((line) => line.startsWith('seg-'));
  const part = await shop.get(`/files/videos/${id}/360p/${segment}`, { Range: 'bytes=0-187' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-length')).toBe('188');
  expect((await shop.get(`/files/videos/${id}/360p/${String(segment).split('?')[0]}`)).status).toBe(403);
  expect(await own(id)).toMatchObject({ sold: 1 });
}, 180_000);

test.each<[string, () => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, RegExp]>([
  ['a program with the name of a film', () => `MZ${'x'.repeat(2000)}`, /isn’t a video/],
  ['an empty file', () => '', /empty/],
  ['half a video', () => film.slice(0, 3000), /no video|damaged/],
  ['a picture', () => pictureBytes(), /isn’t a video/],
])('%s is refused at its field and leaves nothing', async (_case, bytes, sentence) => {
  const total = async () => (await shop.aria.get(`${OWN}/search`)).total;
  const before = await total();
  const response = await send({ title: 'Evening', video: getFile(await bytes(), 'evening.mp4') });
  expect(response.status).toBe(422);
  expect(response.body.message).toMatchObject([
    { property: 'video', constraints: { isFile: expect.stringMatching(sentence) as string } },
  ]);
  expect(await total()).toBe(before);
  expect(await leftovers()).toEqual([]);
});

test('a refused thumbnail leaves no video behind', async () => {
  const files = shop.sandbox.store.sentFiles.count();
  const response = await send({
    title: 'Evening',
    video: mp4(),
    thumbnail: getFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'thumb.jpg'),
  });
  expect(response.body.message).toEqual([expect.objectContaining({ property: 'thumbnail' })]);
  expect(shop.sandbox.store.sentFiles.count()).toBe(files);
  expect(await leftovers()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['a price below zero', { price: '-1' }, 'price'],
  ['a schedule without an hour', { isSchedule: 'true' }, 'scheduledAt'],
  ['an hour that is over', { isSchedule: 'true', scheduledAt: '2020-01-01T00:00:00.000Z' }, 'scheduledAt'],
  ['a stranger on screen', { participantIds: 'nobody' }, 'participantIds'],
])('%s is refused at its field', async (_case, parts, property) => {
  const response = await send({ title: 'Evening', video: mp4(), ...parts });
  expect(response.status).toBe(400);
  expect(response.body.message).toEqual([expect.objectContaining({ property })]);
  expect(await leftovers()).toEqual([]);
});

test("a video that can't be decoded ends as file-error, which only another video fixes", async () => {
  const id = await sent();
  await ready(id);
  // The file gets damaged while it is queued.
  const { fileId } = shop.sandbox.store.videos.get(id) ?? {};
  shop.sandbox.store.sentFiles.update(String(fileId), { state: 'processing' });
  shop.sandbox.store.videos.update(id, { processing: true });
  shop.sandbox.uploads.resume();
  expect(await ready(id)).toMatchObject({ status: 'file-error', fileError: expect.stringContaining('damaged') });
  expect((await shop.fan.get(`/user/assets/videos/${id}`)).status).toBe(404);
  expect((await change(id, { status: 'active' })).data).toMatchObject({ status: 'file-error' });
  await change(id, { status: 'active', video: mp4() });
  expect(await ready(id)).toMatchObject({ status: 'active', fileError: null });
}, 180_000);

test('a teaser recorded by a browser is public, also if it is ready before its video is written', async () => {
  const { uploads, store } = shop.sandbox;
  const keepFilm = uploads.keepFilm.bind(uploads);
  const keeping = jest.spyOn(uploads, 'keepFilm').mockImplementation(async (owner, file, form, guard) => {
    // The video takes long to convert; the teaser doesn't.
    if (form === 'stream')
      while (store.sentFiles.list(is('state', 'processing')).length > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    return keepFilm(owner, file, form, guard);
  });
  const recorded = await filmBytes({ seconds: 1, format: 'webm' });
  const id = await sent({ isSale: 'true', price: '5', teaser: getFile(recorded, 'teaser.webm') });
  expect(await ready(id)).toMatchObject({ teaser: { duration: 1 } });
  const shown = (await shop.get(`/user/assets/videos/${id}`)).data;
  const teaser = await shop.open((shown.teaser as { url: string }).url, { Range: 'bytes=0-99' });
  expect([teaser.status, teaser.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect((await shop.aria.delete(`${OWN}/remove-file/${id}`, { type: 'teaser' })).status).toBe(200);
  expect(await own(id)).toMatchObject({ teaser: null });
  await change(id, { video: mp4(), teaser: getFile(film, 'teaser.mp4') });
  expect(await ready(id)).toMatchObject({ status: 'active', teaser: { duration: 2 } });
  keeping.mockRestore();
}, 180_000);

test('calls for own videos respond with 403 to other performers and fans, and with 404 for unknown ids', async () => {
  const other = shop.as('nova');
  const id = await sent();
  for (const [method, path] of [
    ['put', `${OWN}/${id}`],
    ['delete', `${OWN}/${id}`],
    ['get', `${OWN}/${id}/view`],
    ['delete', `${OWN}/remove-file/${id}`],
  ] as const) {
    const getStatus = async (url: string) =>
      (await (method === 'get' ? other.get(url) : other[method](url, { type: 'teaser' }))).status;
    expect([await getStatus(path), await getStatus(path.replace(id, 'f'.repeat(24)))]).toEqual([403, 404]);
  }
  expect((await send({ title: 'Evening', video: mp4() }, shop.fan)).status).toBe(403);
});

test('a removed video is deleted with its files and comments', async () => {
  const id = await sent({ title: 'Gone soon' });
  await shop.fan.post('/comments', { content: 'Lovely', objectId: id, objectType: 'video' });
  const { fileId } = shop.sandbox.store.videos.get(id) ?? {};
  expect((await shop.aria.delete(`${OWN}/${id}`)).status).toBe(200);
  expect((await shop.get(`/user/assets/videos/${id}`)).status).toBe(404);
  expect((await shop.get(`/comments/search?objectId=${id}`)).total).toBe(0);
  expect(shop.sandbox.store.sentFiles.get(String(fileId))).toBeUndefined();
});

test('a removed video that was sold stays for its buyer only', async () => {
  const id = await sent({ isSale: 'true', price: '2' });
  await ready(id);
  const path = `/user/assets/videos/${id}`;
  expect((await shop.buy(`/token-transactions/video/${id}`)).status).toBe(200);
  expect((await shop.aria.delete(`${OWN}/${id}`)).status).toBe(200);
  expect([
    (await shop.get(path)).status,
    (await shop.aria.get(path)).status,
    (await shop.aria.get(`${OWN}/${id}/view`)).status,
  ]).toEqual([404, 404, 404]);
  expect((await shop.aria.get(`${OWN}/search?limit=200`)).rows.map(({ _id }) => _id)).not.toContain(id);
  const { video } = (await shop.fan.get(path)).data as { video: { url: string } };
  expect((await shop.open(video.url)).status).toBe(200);
});

test('the same key is the same upload, however often it arrives; reusing it for another video is refused', async () => {
  const total = async () => (await shop.aria.get(`${OWN}/search`)).total;
  const sendWith = (key: string, video: File) =>
    shop.aria.post(`${OWN}/upload`, getForm({ title: 'Twice', video }), { 'Idempotency-Key': key });
  const before = await total();
  const responses = [
    ...(await Promise.all([sendWith('up-1', mp4()), sendWith('up-1', mp4())])),
    await sendWith('up-1', mp4()),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map((response) => response.data._id)).size).toBe(1);
  expect(await total()).toBe(before + 1);
  expect((await sendWith('up-1', getFile(film, 'another.mp4'))).status).toBe(422);
  expect(await leftovers()).toEqual([]);
});

test('before its publish time only the owner can watch it', async () => {
  const id = await sent({ isSale: 'true', price: '0', isSchedule: 'true', scheduledAt: '2026-05-11T12:00:00.000Z' });
  await ready(id);
  const watch = async (fan: Account) => (await fan.get(`/user/assets/videos/${id}`)).data.video;
  expect(await watch(shop.fan)).toMatchObject({ url: null });
  expect((await shop.aria.get(`${OWN}/search?isSchedule=true`)).rows.map(({ _id }) => _id)).toContain(id);
  shop.pass({ days: 1, minutes: 1 });
  expect(await watch(shop.as('fan@example.com'))).toMatchObject({ url: expect.stringContaining('master.m3u8') });
}, 180_000);
