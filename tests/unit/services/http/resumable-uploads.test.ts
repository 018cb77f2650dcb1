// Loaded before XMLHttpRequest is defined, so that forms are sent with Node's adapter.
import 'axios';
import { createSandbox, type Sandbox } from '@sandbox/app';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { serveSandbox, type RunningServer } from '@sandbox/server';
import { browserServices } from '@/services/browser-services';
import { filmBytes } from '../../sandbox/support/sent-media';
import { XhrByFetch } from '../xhr-by-fetch';

Object.defineProperty(globalThis, 'XMLHttpRequest', { value: XhrByFetch });

const MB = 1024 * 1024;

let sandbox: Sandbox;
let server: RunningServer;
let film: File;

/** The video in a file of 6 MB; the rest is a box that players skip. */
async function largeFilm(): Promise<File> {
  const bytes = await filmBytes();
  const rest = 6 * MB - bytes.length;
  const box = Buffer.alloc(rest);
  box.writeUInt32BE(rest, 0);
  box.write('free', 4);
  return new File([bytes, box], 'evening.mp4', { type: 'video/mp4', lastModified: 1 });
}

beforeAll(async () => {
  sandbox = createSandbox({ memory: true });
  server = await serveSandbox(sandbox, 0);
  film = await largeFilm();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await call('DELETE', '/__sandbox/requests');
  await call('DELETE', '/__sandbox/faults');
  await call('PUT', '/__sandbox/resumable-uploads', { offered: true });
});

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(server.url + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return ((await response.json()) as { data: unknown }).data;
}

let token = '';
async function performer(onUnauthorized?: () => void) {
  ({ token } = (await call('POST', '/auth/login', { username: 'performer@example.com', password: SEED_PASSWORD })) as {
    token: string;
  });
  return browserServices({ baseUrl: server.url, token: () => token, onUnauthorized });
}

const head = () => ({ 'Tus-Resumable': '1.0.0', Authorization: token });
const ignoreUrl = (file: File) => ({ file, url: null, onUrl: () => undefined });
const getEvening = () => ({ title: 'Evening', video: film });

/** Starts an upload and stops it at its first progress. Returns its URL. */
async function interruptUpload({ videos }: Awaited<ReturnType<typeof performer>>): Promise<string> {
  const stop = new AbortController();
  let url = '';
  const resume = { file: film, url: null, onUrl: (created: string) => (url = created) };
  const upload = videos.upload(getEvening(), { signal: stop.signal, resume, onProgress: () => stop.abort() });
  await expect(upload).rejects.toMatchObject({ status: 0, aborted: true });
  return url;
}

/** The calls since the last test, such as `PATCH /uploads/…`. */
const requested = async () =>
  ((await call('GET', '/__sandbox/requests')) as { method: string; path: string }[])
    .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{32}/, '…')}`)
    .filter((line) => /upload/.test(line));

test('a large file is uploaded before its form and becomes the same record', async () => {
  const { videos } = await performer();
  const urls: string[] = [];
  const sent: number[] = [];
  const { data } = await videos.upload(getEvening(), {
    idempotencyKey: 'k1',
    resume: { file: film, url: null, onUrl: (url) => urls.push(url) },
    onProgress: (progress) => sent.push(progress.sent),
  });
  expect(data).toMatchObject({ title: 'Evening', processing: true, video: { width: 320 } });
  expect(urls).toEqual([expect.stringMatching(/\/uploads\/[0-9a-f]{32}$/)]);
  expect(sent.at(-1)).toBe(6 * MB);
  expect(await requested()).toEqual(['POST /uploads', 'PATCH /uploads/…', 'POST /performer/assets/videos/upload']);
});

test('an interrupted upload continues at its offset, also for a page that knows only its URL', async () => {
  const url = await interruptUpload(await performer());
  const { headers } = await fetch(url, { method: 'HEAD', headers: head() });
  const half = 3 * MB;
  await fetch(url, {
    method: 'PATCH',
    headers: {
      ...head(),
      'Upload-Offset': headers.get('upload-offset') ?? '',
      'Content-Type': 'application/offset+octet-stream',
    },
    body: film.slice(0, half),
  });
  const started: number[] = [];
  const { videos: later } = await performer();
  const { data } = await later.upload(getEvening(), {
    resume: { ...ignoreUrl(film), url },
    onProgress: ({ sent }) => started.push(sent),
  });
  expect(data).toMatchObject({ processing: true });
  expect(started[0]).toBeGreaterThanOrEqual(half);
});

test('a large teaser is sent in the form, and never at the URL of the video', async () => {
  const url = await interruptUpload(await performer());
  await call('DELETE', '/__sandbox/requests');
  const { videos } = await performer();
  const teaser = new File([film], 'teaser.mp4', { type: 'video/mp4' });
  const onUrl = jest.fn();
  const { data } = await videos.upload({ teaser, ...getEvening() }, { resume: { file: film, url, onUrl } });
  expect(data).toMatchObject({ processing: true });
  expect(onUrl.mock.calls).toEqual([[url]]);
  expect((await requested()).filter((line) => line === 'POST /uploads')).toEqual([]);
});

test('a URL that belongs to a file of another length is not used: the file is sent from the start', async () => {
  const url = await interruptUpload(await performer());
  await call('DELETE', '/__sandbox/requests');
  const { videos } = await performer();
  const longer = new File([film, new Uint8Array([0, 0, 0, 8]), 'free'], 'longer.mp4', { type: 'video/mp4' });
  const onUrl = jest.fn();
  const { data } = await videos.upload({ title: 'Longer', video: longer }, { resume: { file: longer, url, onUrl } });
  expect(data).toMatchObject({ processing: true });
  expect(onUrl.mock.calls).toEqual([[expect.not.stringContaining(url)]]);
  expect(await requested()).toEqual([
    'HEAD /uploads/…',
    'POST /uploads',
    'PATCH /uploads/…',
    'POST /performer/assets/videos/upload',
  ]);
});

test('a canceled upload is removed from the server', async () => {
  const services = await performer();
  const url = await interruptUpload(services);
  await services.uploads.discard(url);
  expect((await requested()).at(-1)).toBe('DELETE /uploads/…');
  expect((await fetch(url, { method: 'HEAD', headers: head() })).status).toBe(404);
});

test('a server without resumable uploads, and one on another origin, are asked to remove nothing', async () => {
  await call('PUT', '/__sandbox/resumable-uploads', { offered: false });
  const { uploads } = await performer();
  await uploads.discard(`${server.url}/uploads/${'0'.repeat(32)}`);
  await uploads.discard('https://other.test/uploads/1');
  expect(await requested()).toEqual([]);
});

test('an upload that the server has dropped starts again at another URL', async () => {
  const { videos } = await performer();
  const urls: string[] = [];
  const { data } = await videos.upload(getEvening(), {
    resume: { file: film, url: `${server.url}/uploads/${'0'.repeat(32)}`, onUrl: (url) => urls.push(url) },
  });
  expect(data).toMatchObject({ processing: true });
  expect(urls).toHaveLength(1);
  expect(await requested()).toEqual([
    'HEAD /uploads/…',
    'POST /uploads',
    'PATCH /uploads/…',
    'POST /performer/assets/videos/upload',
  ]);
});

test('a server without resumable uploads gets the file in its form, after one check', async () => {
  await call('PUT', '/__sandbox/resumable-uploads', { offered: false });
  const { videos } = await performer();
  const onUrl = jest.fn();
  for (const title of ['Evening', 'Night'])
    expect(
      (await videos.upload({ title, video: film }, { resume: { file: film, url: null, onUrl } })).data,
    ).toMatchObject({
      title,
      processing: true,
    });
  expect(onUrl).not.toHaveBeenCalled();
  expect(await requested()).toEqual(['POST /performer/assets/videos/upload', 'POST /performer/assets/videos/upload']);
});

describe('a check that fails', () => {
  const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const inTrouble = () => Promise.resolve(new Response(null, { status: 503 }));
  const isCheck = (_url: string, method: string) => method === 'OPTIONS';
  const isCheckOrRead = (url: string, method: string) => method === 'OPTIONS' || url.includes('/settings/');

  /** Answers the next matching calls itself. */
  function failCalls(isMatch: (url: string, method: string) => boolean, respond: typeof lost, times = Infinity) {
    const { fetch } = globalThis;
    let left = times;
    return jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        isMatch(url instanceof Request ? url.url : String(url), init?.method ?? 'GET') && left-- > 0
          ? respond()
          : fetch(url, init),
      );
  }
  afterEach(() => void jest.restoreAllMocks());

  test.each([
    ['the connection is lost', lost],
    ['the server is in trouble', inTrouble],
  ])('while %s makes the upload wait, and later it can be resumed as usual', async (_what, respond) => {
    const { videos } = await performer();
    const failure = failCalls(isCheckOrRead, respond);
    for (let attempt = 1; attempt <= 3; attempt += 1)
      await expect(videos.upload(getEvening(), { resume: ignoreUrl(film) })).rejects.toMatchObject({ status: 0 });
    failure.mockRestore();
    expect(await requested()).toEqual([]);
    await videos.upload(getEvening(), { resume: ignoreUrl(film) });
    expect(await requested()).toEqual(['POST /uploads', 'PATCH /uploads/…', 'POST /performer/assets/videos/upload']);
  });

  test.each([
    ['lost connection', lost],
    ['failure of the server', inTrouble],
  ])('once for a short %s is repeated', async (_what, respond) => {
    const { videos } = await performer();
    failCalls(isCheck, respond, 1);
    await videos.upload(getEvening(), { resume: ignoreUrl(film) });
    expect((await requested())[0]).toBe('POST /uploads');
  });

  test('although the server responds otherwise means that the file goes in its form', async () => {
    const { videos } = await performer();
    failCalls(isCheck, lost);
    await videos.upload(getEvening(), { resume: ignoreUrl(film) });
    expect(await requested()).toEqual(['POST /performer/assets/videos/upload']);
  });

  test('doesn’t concern a started upload, which continues where it was', async () => {
    const url = await interruptUpload(await performer());
    await call('DELETE', '/__sandbox/requests');
    const { videos } = await performer();
    failCalls(isCheck, lost);
    await videos.upload(getEvening(), { resume: { ...ignoreUrl(film), url } });
    expect(await requested()).toEqual(['HEAD /uploads/…', 'PATCH /uploads/…', 'POST /performer/assets/videos/upload']);
  });
});

test('small files and uploads that nobody resumes are never checked', async () => {
  const { videos } = await performer();
  const video = new File([new Uint8Array(await filmBytes())], 'small.mp4');
  await videos.upload({ title: 'Small', video }, { resume: ignoreUrl(video) });
  expect(await requested()).toEqual(['POST /performer/assets/videos/upload']);
});

test('an expired session stops the upload, and the uploaded bytes wait for the next one', async () => {
  const over = jest.fn();
  const { videos } = await performer(over);
  let url: string | null = null;
  const onUrl = (created: string) => (url = created);
  await call('POST', '/__sandbox/faults', {
    method: 'PATCH',
    path: '/uploads/*',
    status: 401,
    body: { statusCode: 401, message: 'Over' },
    times: 1,
  });
  await expect(videos.upload(getEvening(), { resume: { file: film, url: null, onUrl } })).rejects.toMatchObject({
    status: 401,
    endsSession: true,
  });
  expect(over).toHaveBeenCalledTimes(1);

  const { videos: later } = await performer();
  const uploadUrl = url;
  const { data } = await later.upload(getEvening(), { resume: { file: film, url: uploadUrl, onUrl } });
  expect(data).toMatchObject({ processing: true });
  expect(url).toBe(uploadUrl);
});

test("a file that is too large is refused before upload, with the server's message", async () => {
  const { photos } = await performer();
  const photo = new File([new Uint8Array(26 * MB)], 'large.jpg');
  await expect(photos.upload({ galleryId: 'g1', photo }, { resume: ignoreUrl(photo) })).rejects.toMatchObject({
    status: 413,
    constraints: { photo: 'The photo is larger than 25 MB.' },
  });
  expect(await requested()).toEqual(['POST /uploads']);
});
