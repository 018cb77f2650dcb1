import { readFileSync } from 'node:fs';
import { browserServices } from '@/services/browser-services';
import { REQUEST_HEADERS } from '@/services/http/request-headers';
import { preflightHeaders } from '@sandbox/http/cors';
import { allCalls } from '../../unit/services/all-calls';
import { getServices } from '../../unit/services/fake-api';
import { startCrossOriginApi, type CrossOriginApi } from './support/cross-origin-api';

const ALLOWED = [...REQUEST_HEADERS.required, ...REQUEST_HEADERS.optional];

let api: CrossOriginApi;

beforeAll(async () => {
  api = await startCrossOriginApi(ALLOWED);
});
beforeEach(() => api.forget());
afterAll(() => api.stop());

const services = () => getServices({ baseUrl: api.url, token: () => 'raw.jwt' });

/** The additional headers, beyond those that every server has to allow, of all successful calls. */
const sent = () => api.requests.flatMap(({ requestedHeaders }) => requestedHeaders);

test.each(allCalls)('$name reaches an API that allows the listed headers only', async ({ make }) => {
  await make(services());
  expect(api.requests).toHaveLength(1);
});

describe('an API on another origin', () => {
  test('accepts a read with the token', async () => {
    await services().videos.search();
    expect(sent()).toEqual(['authorization']);
  });

  test('accepts a write with the token and content type', async () => {
    await services().comments.create({ content: 'Lovely', objectId: 'v1' });
    expect(sent()).toEqual(['authorization', 'content-type']);
  });

  test('accepts a removal that outlives the page, without the user agent of the HTTP library', async () => {
    await services().comments.remove('c1');
    expect(api.requests).toEqual([
      { method: 'DELETE', path: '/comments/c1', requestedHeaders: ['authorization'], keepalive: true },
    ]);
  });

  test('accepts a removal with a body that outlives the page', async () => {
    await services().reactions.remove({ action: 'like', objectId: 'v1', objectType: 'video' });
    expect(api.requests).toMatchObject([
      { method: 'DELETE', requestedHeaders: ['authorization', 'content-type'], keepalive: true },
    ]);
  });

  test('accepts an upload with progress', async () => {
    await services().users.uploadAvatar(new File([new Uint8Array(300_000)], 'me.jpg'), { onProgress: () => undefined });
    expect(sent()).toEqual(['authorization']);
  });

  test('accepts a payment with the key of its attempt', async () => {
    await services().payments.purchaseVideo('v1', undefined, { idempotencyKey: 'key-1' });
    expect(sent()).toEqual(expect.arrayContaining(['authorization', 'idempotency-key']));
  });
});

describe('an API that allows the required headers, but no payment key', () => {
  let strict: CrossOriginApi;
  beforeAll(async () => {
    strict = await startCrossOriginApi([...REQUEST_HEADERS.required]);
  });
  afterAll(() => strict.stop());
  beforeEach(() => {
    window.localStorage.clear();
    strict.forget();
    // jsdom logs refusals to the console, as browsers do.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  const browser = (baseUrl = strict.url) => browserServices({ baseUrl, token: () => 'raw.jwt' });
  const tip = (of = browser()) => of.tokenTransactions.tip({ performerId: 'p1', price: 5 }, { idempotencyKey: 'k1' });
  const payments = () => strict.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  const checks = () => strict.requests.filter(({ path }) => path.startsWith('/settings/public')).length;

  test('gets payments and uploads without it, once each, after one harmless call', async () => {
    const services = browser();
    await tip(services);
    await tip(services);
    await services.photos.upload({ galleryId: 'g1', photo: new File(['x'], 'x.jpg') }, { idempotencyKey: 'k2' });
    expect(payments()).toEqual([
      '/token-transactions/tip',
      '/token-transactions/tip',
      '/performer/assets/photos/upload',
    ]);
    expect(strict.requests.flatMap(({ requestedHeaders }) => requestedHeaders)).not.toContain('idempotency-key');
    expect(checks()).toBe(1);
    expect(await services.tokenTransactions.sendsKeys()).toBe(false);
  });

  test('is remembered by the device for a day', async () => {
    await tip();
    await tip(browser());
    expect(checks()).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    await tip(browser());
    expect(checks()).toBe(2);
  });

  test('is distinguished from one that allows it', async () => {
    await tip(browser(api.url));
    expect(api.requests.find(({ method }) => method === 'POST')?.requestedHeaders).toContain('idempotency-key');
  });

  test('that is unreachable is sent nothing, and the fan sees why', async () => {
    const gone = await startCrossOriginApi([...REQUEST_HEADERS.required]);
    await gone.stop();
    await expect(tip(browser(gone.url))).rejects.toMatchObject({
      status: 0,
      notSent: true,
      message: expect.stringMatching(/nothing was sent/),
    });
  });
});

test('a header that is not allowed is blocked, however the call is sent', async () => {
  // jsdom logs the refusal to the console, as browsers do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const withExtra = () => getServices({ baseUrl: api.url, token: () => null, headers: { 'X-Extra': '1' } });
  await expect(withExtra().videos.search()).rejects.toMatchObject({ status: 0 });
  await expect(withExtra().comments.remove('c1')).rejects.toMatchObject({ status: 0 });
  expect(api.requests).toEqual([]);
});

test('the sandbox and docs/back-end.md allow exactly the listed headers', () => {
  expect([...preflightHeaders].sort()).toEqual([...ALLOWED].sort());
  const guide = readFileSync('docs/back-end.md', 'utf8');
  const [, required = '', optional = ''] =
    /^\| `Access-Control-Allow-Headers` \| `([^`]+)`; preferably also `([^`]+)`/m.exec(guide) ?? [];
  expect([required.split(', '), optional.split(', ')]).toEqual([
    [...REQUEST_HEADERS.required],
    [...REQUEST_HEADERS.optional],
  ]);
});
