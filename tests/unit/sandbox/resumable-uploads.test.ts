import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setUpShop } from './support/shop';
import { filmBytes, getForm } from './support/sent-media';

const shop = setUpShop();
let film: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  film = await filmBytes();
});

const PATH = '/performer/assets/videos/upload';
const TUS = { 'Tus-Resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const metadata = (part = 'video', path = PATH) =>
  Object.entries({ filename: 'evening.mp4', path, part })
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',');

const request = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: BodyInit,
  account = shop.aria,
): Promise<Response> =>
  shop.sandbox.app.fetch(
    new Request(`http://api.test${path}`, {
      method,
      headers: { ...TUS, Authorization: await account.token(), ...headers },
      body,
      ...{ duplex: 'half' },
    }),
  );
const create = (length = film.length, meta = metadata()) =>
  request('POST', '/uploads', { 'Upload-Length': String(length), 'Upload-Metadata': meta });
const getPath = (created: Response) => new URL(created.headers.get('location') ?? '').pathname;
const patch = (path: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  request('PATCH', path, { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, bytes);
const getOffset = async (path: string) => Number((await request('HEAD', path)).headers.get('upload-offset'));
const publish = (path: string, key = path) =>
  shop.aria.post(PATH, getForm({ title: 'Evening', status: 'active', video: `http://api.test${path}` }), {
    'Idempotency-Key': key,
  });

test('the capabilities are sent in response to OPTIONS, but not to a preflight', async () => {
  const response = await request('OPTIONS', '/uploads');
  expect([response.status, response.headers.get('tus-version'), response.headers.get('tus-extension')]).toEqual([
    204,
    '1.0.0',
    'creation,termination',
  ]);
  expect(response.headers.get('access-control-expose-headers')).toContain('Location');
  expect(
    (await request('OPTIONS', '/uploads', { 'Access-Control-Request-Method': 'POST' })).headers.get('tus-version'),
  ).toBeNull();
});

test('a file uploaded in parts becomes the same video as one in a form, once per key', async () => {
  const path = getPath(await create());
  const half = Math.floor(film.length / 2);
  expect((await patch(path, 0, film.slice(0, half))).headers.get('upload-offset')).toBe(String(half));
  expect(await getOffset(path)).toBe(half);
  expect((await patch(path, 0, film)).status).toBe(409);
  expect((await publish(path)).status).toBe(422);
  expect((await patch(path, half, film.slice(half))).status).toBe(204);

  const video = (await publish(path)).data;
  expect(video).toMatchObject({ title: 'Evening', processing: true, video: { width: 320, height: 180 } });
  expect((await publish(path)).data).toMatchObject({ _id: video._id });
  expect((await publish(path, 'another')).text).toContain('This upload was already used.');
  expect((await request('HEAD', path)).status).toBe(410);
});

test('a file that is not a video is refused with its part as the field, and one that is too large before upload', async () => {
  const path = getPath(await create(4));
  await patch(path, 0, new Uint8Array([1, 2, 3, 4]));
  expect(await publish(path)).toMatchObject({ status: 422, text: expect.stringContaining('"property":"video"') });
  const large = await create(5 * 1024 ** 3);
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('The video is larger than 4 GB.')]);
  expect((await create(4, metadata('video', '/nowhere'))).status).toBe(400);
});

test('an upload belongs to its account, and can be canceled', async () => {
  const path = getPath(await create());
  expect((await request('HEAD', path, {}, undefined, shop)).status).toBe(401);
  expect((await request('HEAD', path, {}, undefined, shop.fan)).status).toBe(403);
  expect((await request('DELETE', path)).status).toBe(204);
  expect((await request('HEAD', path)).status).toBe(404);
});

test('bytes received before a connection loss stay', async () => {
  const path = getPath(await create());
  const file = join(await shop.sandbox.uploads.arrivals(), '../resumable', `${path.replace('/uploads/', '')}.bin`);
  const written = async () => {
    while (statSync(file).size < 1000) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(film.slice(0, 1000));
      void written().then(() => controller.error(new Error('The connection broke.')));
    },
  });
  const headers = {
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Transfer-Encoding': 'chunked',
  };
  expect((await request('PATCH', path, headers, broken)).status).toBe(400);
  expect(await getOffset(path)).toBe(1000);
});
