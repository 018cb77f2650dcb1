import { readdirSync } from 'node:fs';
import { is } from '@sandbox/db/conditions';
import { openShop, type Shop } from './support/shop';
import { dataOf, rowsOf, totalOf, type Answer } from './support/caller';
import { fileOf, filmBytes, formOf, pictureBytes } from './support/sent-media';

let shop: Shop;
let film: Uint8Array<ArrayBuffer>;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [shop, film, picture] = await Promise.all([openShop(), filmBytes(), pictureBytes()]);
});
afterAll(() => shop.sandbox.close());

const OWN = '/performer/assets/videos';
const send = (parts: Parameters<typeof formOf>[0], token = shop.aria): Promise<Answer> =>
  shop.call('POST', `${OWN}/upload`, { token, body: formOf(parts) });
const change = (id: string, parts: Parameters<typeof formOf>[0], token = shop.aria): Promise<Answer> =>
  shop.call('PUT', `${OWN}/${id}`, { token, body: formOf(parts) });
const own = async (id: string): Promise<Record<string, unknown>> =>
  dataOf(await shop.get(`${OWN}/${id}/view`, { token: shop.aria }));
const mp4 = (): File => fileOf(film, 'evening.mp4');

const sent = async (parts: Parameters<typeof formOf>[0] = {}): Promise<string> =>
  String(dataOf(await send({ title: 'Evening', status: 'active', video: mp4(), ...parts }))._id);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The film is not ready.');
}

async function ready(id: string): Promise<Record<string, unknown>> {
  await until(async () => {
    const { processing, teaserProcessing } = await own(id);
    return !processing && !teaserProcessing;
  });
  return own(id);
}

const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address));
  return pathname + search;
};
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

  const before = dataOf(await shop.get(`/user/assets/videos/${id}`, { token: shop.fan }));
  expect(before).toMatchObject({ isBought: false, video: { url: null, duration: 2 } });
  expect((await shop.get(`/files/videos/${id}/master.m3u8`)).status).toBe(403);
  expect((await shop.get(pathOf((before.thumbnail as { url: string }).url))).status).toBe(200);

  expect((await shop.buy(`/token-transactions/video/${id}`)).status).toBe(200);
  const after = dataOf(await shop.get(`/user/assets/videos/${id}`, { token: shop.fan }));
  const master = await shop.get(pathOf((after.video as { url: string }).url));
  const rendition = master.text.split('\n').find((line) => line.startsWith('360p/'));
  expect(rendition).toContain('token=');
  const playlist = await shop.get(`/files/videos/${id}/${rendition}`);
  const segment = playlist.text.split('\n').find((line) => line.startsWith('seg-'));
  const part = await shop.get(`/files/videos/${id}/360p/${segment}`, { headers: { Range: 'bytes=0-187' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-length')).toBe('188');
  expect((await shop.get(`/files/videos/${id}/360p/${String(segment).split('?')[0]}`)).status).toBe(403);
  expect(await own(id)).toMatchObject({ sold: 1 });
}, 180_000);

test('fans find it in lists, by search, and in the profile totals once it can be played, unlike drafts', async () => {
  const profile = async () => (dataOf(await shop.get('/performers/aria')).stats as { totalVideos: number }).totalVideos;
  const before = await profile();
  const id = await sent({ title: 'Zebra crossing' });
  const draft = await sent({ title: 'Zebra draft', status: 'draft' });
  await Promise.all([ready(id), ready(draft)]);
  expect(rowsOf(await shop.get('/user/assets/videos/search?q=zebra')).map(({ title }) => title)).toEqual([
    'Zebra crossing',
  ]);
  expect(await profile()).toBe(before + 1);
  expect((await shop.get(`/user/assets/videos/${draft}`, { token: shop.fan })).status).toBe(404);
  await change(draft, { status: 'active' });
  expect(totalOf(await shop.get('/user/assets/videos/search?q=zebra'))).toBe(2);
});

test.each<[string, () => Promise<File>, RegExp]>([
  [
    'a program with the name of a film',
    () => Promise.resolve(fileOf(`MZ${'x'.repeat(2000)}`, 'evening.mp4')),
    /isn’t a video/,
  ],
  ['an empty file', () => Promise.resolve(fileOf('', 'evening.mp4')), /empty/],
  ['half a film', () => Promise.resolve(fileOf(film.slice(0, 3000), 'evening.mp4')), /no film|damaged/],
  ['a picture', async () => fileOf(await pictureBytes(), 'evening.mp4'), /isn’t a video/],
])('%s is refused at its field and leaves nothing', async (_case, make, sentence) => {
  const total = totalOf(await shop.get(`${OWN}/search`, { token: shop.aria }));
  const answer = await send({ title: 'Evening', video: await make() });
  expect(answer.status).toBe(422);
  expect(answer.body.message).toEqual([
    expect.objectContaining({ property: 'video', constraints: { isFile: expect.stringMatching(sentence) } }),
  ]);
  expect(totalOf(await shop.get(`${OWN}/search`, { token: shop.aria }))).toBe(total);
  expect(await leftovers()).toEqual([]);
});

test('a refused thumbnail leaves no video behind', async () => {
  const files = shop.sandbox.store.sentFiles.count();
  const answer = await send({
    title: 'Evening',
    video: mp4(),
    thumbnail: fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'thumb.jpg'),
  });
  expect(answer.body.message).toEqual([expect.objectContaining({ property: 'thumbnail' })]);
  expect(shop.sandbox.store.sentFiles.count()).toBe(files);
  expect(await leftovers()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['a huge title', { title: 'x'.repeat(151) }, 'title'],
  ['a price below zero', { price: '-1' }, 'price'],
  ['a price that is no number', { price: 'ten' }, 'price'],
  ['a category that is not there', { categoryIds: 'nowhere' }, 'categoryIds'],
  ['a schedule without an hour', { isSchedule: 'true' }, 'scheduledAt'],
  ['an hour that is over', { isSchedule: 'true', scheduledAt: '2020-01-01T00:00:00.000Z' }, 'scheduledAt'],
  ['a stranger on screen', { participantIds: 'nobody' }, 'participantIds'],
])('%s is refused at its field', async (_case, parts, property) => {
  const answer = await send({ title: 'Evening', video: mp4(), ...parts });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toEqual([expect.objectContaining({ property })]);
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
  expect((await shop.get(`/user/assets/videos/${id}`, { token: shop.fan })).status).toBe(404);
  expect(dataOf(await change(id, { status: 'active' }))).toMatchObject({ status: 'file-error' });
  await change(id, { status: 'active', video: mp4() });
  expect(await ready(id)).toMatchObject({ status: 'active', fileError: null });
}, 180_000);

test('a teaser, also one recorded by a browser, is public; it and the thumbnail can be removed', async () => {
  const id = await sent({
    isSale: 'true',
    price: '5',
    teaser: fileOf(await filmBytes({ seconds: 1, format: 'webm' }), 'teaser.webm'),
    thumbnail: fileOf(picture, 'thumb.jpg'),
  });
  expect(await ready(id)).toMatchObject({ thumbnailId: expect.any(String), teaser: { duration: 1 } });
  const shown = dataOf(await shop.get(`/user/assets/videos/${id}`));
  const teaser = await shop.get(pathOf((shown.teaser as { url: string }).url), { headers: { Range: 'bytes=0-99' } });
  expect([teaser.status, teaser.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  for (const type of ['teaser', 'thumbnail'])
    expect((await shop.call('DELETE', `${OWN}/remove-file/${id}`, { token: shop.aria, body: { type } })).status).toBe(
      200,
    );
  expect(await own(id)).toMatchObject({
    teaser: null,
    thumbnailId: null,
    thumbnail: { url: expect.stringContaining('/files/sent/') },
  });
}, 180_000);

test('a teaser that is ready before its video is written is reported as well', async () => {
  const { uploads, store } = shop.sandbox;
  const keepFilm = uploads.keepFilm.bind(uploads);
  const keeping = jest.spyOn(uploads, 'keepFilm').mockImplementation(async (owner, file, form, guard) => {
    // The video takes long to convert; the teaser doesn't.
    if (form === 'stream') await until(() => store.sentFiles.list(is('state', 'processing')).length === 0);
    return keepFilm(owner, file, form, guard);
  });
  const teaser = (): File => fileOf(film, 'teaser.mp4');
  const id = await sent({ teaser: teaser() });
  expect(await ready(id)).toMatchObject({ teaser: { duration: 2 } });
  await change(id, { video: mp4(), teaser: teaser() });
  expect(await ready(id)).toMatchObject({ status: 'active', teaser: { duration: 2 } });
  keeping.mockRestore();
}, 180_000);

test('others get 403, unknown ids 404, fans 403', async () => {
  const other = await shop.logIn('nova');
  const id = await sent();
  for (const [method, path] of [
    ['PUT', `${OWN}/${id}`],
    ['DELETE', `${OWN}/${id}`],
    ['GET', `${OWN}/${id}/view`],
    ['DELETE', `${OWN}/remove-file/${id}`],
  ] as const) {
    const body = method === 'GET' ? {} : { body: { type: 'teaser' } };
    expect((await shop.call(method, path, { token: other, ...body })).status).toBe(403);
    expect((await shop.call(method, path.replace(id, 'f'.repeat(24)), { token: other, ...body })).status).toBe(404);
  }
  expect((await send({ title: 'Evening', video: mp4() }, await shop.logIn('fan@example.com'))).status).toBe(403);
});

test('a removed video is deleted with files, comments and likes; lists are emptied by an empty part', async () => {
  const aria = await shop.logIn('performer@example.com');
  const fan = await shop.logIn('fan@example.com');
  const id = String(dataOf(await send({ title: 'Gone soon', status: 'active', tags: 'jazz', video: mp4() }, aria))._id);
  expect(dataOf(await change(id, { tags: '' }, aria))).toMatchObject({ tags: [] });
  await shop.call('POST', '/comments', { token: fan, body: { content: 'Lovely', objectId: id, objectType: 'video' } });
  const { fileId } = shop.sandbox.store.videos.get(id) ?? {};
  expect((await shop.call('DELETE', `${OWN}/${id}`, { token: aria })).status).toBe(200);
  expect((await shop.get(`/user/assets/videos/${id}`)).status).toBe(404);
  expect(totalOf(await shop.get(`/comments/search?objectId=${id}`))).toBe(0);
  expect(shop.sandbox.store.sentFiles.get(String(fileId))).toBeUndefined();
});

test('a removed video that was sold stays for its buyer only', async () => {
  const id = await sent({ isSale: 'true', price: '2' });
  await ready(id);
  const path = `/user/assets/videos/${id}`;
  expect((await shop.buy(`/token-transactions/video/${id}`)).status).toBe(200);
  expect((await shop.call('DELETE', `${OWN}/${id}`, { token: shop.aria })).status).toBe(200);
  expect([
    (await shop.get(path)).status,
    (await shop.get(path, { token: shop.aria })).status,
    (await shop.get(`${OWN}/${id}/view`, { token: shop.aria })).status,
  ]).toEqual([404, 404, 404]);
  expect(rowsOf(await shop.get(`${OWN}/search?limit=200`, { token: shop.aria })).map(({ _id }) => _id)).not.toContain(
    id,
  );
  const { video } = dataOf(await shop.get(path, { token: shop.fan })) as { video: { url: string } };
  expect((await shop.get(pathOf(video.url))).status).toBe(200);
});

test('the same key is the same upload, however often it arrives; reusing it for another video is refused', async () => {
  const total = async () => totalOf(await shop.get(`${OWN}/search`, { token: shop.aria }));
  const sendWith = (key: string, video: File) =>
    shop.call('POST', `${OWN}/upload`, {
      token: shop.aria,
      body: formOf({ title: 'Twice', video }),
      headers: { 'Idempotency-Key': key },
    });
  const before = await total();
  const answers = [
    ...(await Promise.all([sendWith('up-1', mp4()), sendWith('up-1', mp4())])),
    await sendWith('up-1', mp4()),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => dataOf(answer)._id)).size).toBe(1);
  expect(await total()).toBe(before + 1);
  expect((await sendWith('up-1', fileOf(film, 'another.mp4'))).status).toBe(422);
  expect(await leftovers()).toEqual([]);
});

test('before its publish time only the owner can watch it', async () => {
  const id = await sent({ isSale: 'true', price: '0', isSchedule: 'true', scheduledAt: '2026-05-11T12:00:00.000Z' });
  await ready(id);
  const watch = async () =>
    (dataOf(await shop.get(`/user/assets/videos/${id}`, { token: shop.fan })).video as { url: string | null }).url;
  expect(await watch()).toBeNull();
  expect(rowsOf(await shop.get(`${OWN}/search?isSchedule=true`, { token: shop.aria })).map(({ _id }) => _id)).toContain(
    id,
  );
  shop.pass({ days: 1, minutes: 1 });
  const fan = await shop.logIn('fan@example.com');
  expect(dataOf(await shop.get(`/user/assets/videos/${id}`, { token: fan })).video).toMatchObject({
    url: expect.stringContaining('master.m3u8'),
  });
}, 180_000);
