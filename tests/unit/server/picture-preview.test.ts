import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

type Preview = typeof import('@/server/picture-preview.server').loadPreview;

/** Noise, which compresses as badly as a photo can. */
const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: '#0000', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  });

let server: Server;
let origin: string;
let requested: string[];
let getPreview: Preview;
const responses = new Map<string, { status?: number; headers?: Record<string, string>; body?: Buffer }>();

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const { status = 200, headers = {}, body = Buffer.alloc(0) } = responses.get(url) ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#345' } });
  const size = { width: 1600, height: 1600, channels: 3 } as const;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>';
  const pictures = {
    'wide.jpg': noise(1600, 400).blur(8).jpeg(),
    'turned.jpg': noise(1600, 400).blur(8).jpeg().withMetadata({ orientation: 6 }),
    'small.png': noise(48, 60).png(),
    'holes.png': noise(400, 400, 4).png(),
    // Pure noise: too large even as a preview.
    'noise.jpg': sharp(randomBytes(size.width * size.height * size.channels), { raw: size }).jpeg({ quality: 100 }),
    // More pixels, in one image or concurrently, than a process has memory for.
    'many-pixels.jpg': plain(3600).jpeg({ quality: 10 }),
    'progressive.jpg': plain(2100).jpeg({ progressive: true, quality: 10 }),
    'interlaced.png': plain(2100).png({ progressive: true }),
    'whole.avif': plain(2100).avif({ effort: 0 }),
    'scan.tiff': plain(40).tiff(),
    'still.gif': plain(40).gif(),
    'small-progressive.jpg': noise(400, 100).jpeg({ progressive: true }),
    'small.avif': noise(400, 100).avif({ effort: 0 }),
    'small.webp': noise(400, 100).webp(),
  };
  for (const [name, picture] of Object.entries(pictures)) responses.set(`/${name}`, { body: await picture.toBuffer() });
  responses.set('/words.jpg', { body: Buffer.from('<html>no picture</html>') });
  responses.set('/drawing.svg', { body: Buffer.from(svg) });
  responses.set('/endless.jpg', { body: Buffer.alloc(11_000_000) });
  responses.set('/moved.jpg', { status: 302, headers: { Location: '/wide.jpg' } });
});

afterAll(() => server.close());

beforeEach(async () => {
  requested = [];
  process.env.API_ENDPOINT = 'https://api.inside.example';
  process.env.PUBLIC_API_ENDPOINT = origin;
  jest.resetModules();
  ({ loadPreview: getPreview } = await import('@/server/picture-preview.server'));
});

/** Returns what a later page gets. */
async function later(url: string): Promise<string | null> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const preview = await getPreview(url);
    if (preview !== null || Date.now() > deadline) return preview;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits as long as a possible preview takes. */
async function never(url: string): Promise<void> {
  expect(await getPreview(url)).toBeNull();
  await later(`${origin}/wide.jpg`);
  expect(await getPreview(url)).toBeNull();
}

const getBytes = (preview: string | null) =>
  Buffer.from(preview?.replace('data:image/webp;base64,', '') ?? '', 'base64');

test('the first page does not wait, and the next one has a preview of some kilobytes in the same shape', async () => {
  expect(await getPreview(`${origin}/wide.jpg`)).toBeNull();
  const bytes = getBytes(await later(`${origin}/wide.jpg`));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, Math.round((width / height) * 10) / 10]).toEqual(['webp', 4]);
  expect(width * height).toBeGreaterThan(140_000);
  expect(bytes.length).toBeLessThan(12_000);
});

test('an image is fetched once, however many pages need it', async () => {
  await Promise.all(Array.from({ length: 20 }, () => getPreview(`${origin}/wide.jpg`)));
  await later(`${origin}/wide.jpg`);
  expect(requested).toEqual(['/wide.jpg']);
});

test.each(['token=a', 'Expires=1&Signature=b', 'X-Amz-Signature=c&w=20', 'Policy=d&Key-Pair-Id=e', 'sig=f'])(
  'picture previews: makes none for a URL signed by %s',
  async (query) => {
    responses.set(`/wide.jpg?${query}`, { body: responses.get('/wide.jpg')?.body });
    await never(`${origin}/wide.jpg?${query}`);
    expect(requested).toEqual(['/wide.jpg']);
  },
);

test('picture previews: never shows the preview of one query for another', async () => {
  responses.set('/wide.jpg?blur=40', { body: await noise(40, 10).png().toBuffer() });
  const sharpPreview = await later(`${origin}/wide.jpg`);
  expect(await getPreview(`${origin}/wide.jpg?blur=40`)).toBeNull();
  expect(await later(`${origin}/wide.jpg?blur=40`)).not.toBe(sharpPreview);
  expect(requested).toEqual(['/wide.jpg', '/wide.jpg?blur=40']);
});

test('images with different queries are different', async () => {
  const heights = [];
  for (const id of [1, 2]) {
    const body = await noise(40, 10 * id)
      .png()
      .toBuffer();
    responses.set(`/picture?id=${id}`, { body });
    const { height } = await sharp(getBytes(await later(`${origin}/picture?id=${id}`))).metadata();
    heights.push(height);
  }
  expect(heights).toEqual([10, 20]);
});

test('an image rotated by its camera is upright, as in browsers', async () => {
  const { width, height } = await sharp(getBytes(await later(`${origin}/turned.jpg`))).metadata();
  expect(Math.round((height / width) * 10) / 10).toBe(4);
});

test('a small image is not enlarged', async () => {
  expect(await sharp(getBytes(await later(`${origin}/small.png`))).metadata()).toMatchObject({ width: 48, height: 60 });
});

test.each([
  'holes.png',
  'noise.jpg',
  'words.jpg',
  'moved.jpg',
  'endless.jpg',
  'gone.jpg',
  'many-pixels.jpg',
  'progressive.jpg',
  'interlaced.png',
  'whole.avif',
  'drawing.svg',
  'scan.tiff',
  'still.gif',
])('there is no preview of %s, and it is not requested again', async (file) => {
  await never(`${origin}/${file}`);
  expect(requested.filter((url) => url === `/${file}`)).toHaveLength(1);
});

test.each(['small-progressive.jpg', 'small.avif', 'small.webp'])('there is a preview of %s', async (file) => {
  expect(await later(`${origin}/${file}`)).toMatch(/^data:image\/webp/);
});

test('images that pages may not load are not fetched', async () => {
  for (const url of [
    'https://api.inside.example/wide.jpg',
    'http://169.254.169.254/latest/meta-data',
    `${origin.replace('127.0.0.1', 'localhost')}/wide.jpg`,
  ])
    expect(await getPreview(url)).toBeNull();
  expect(requested).toEqual([]);
});

test('with PICTURE_PREVIEWS=0 nothing is fetched', async () => {
  process.env.PICTURE_PREVIEWS = '0';
  jest.resetModules();
  ({ loadPreview: getPreview } = await import('@/server/picture-preview.server'));
  expect(await getPreview(`${origin}/wide.jpg`)).toBeNull();
  delete process.env.PICTURE_PREVIEWS;
  expect(requested).toEqual([]);
});
