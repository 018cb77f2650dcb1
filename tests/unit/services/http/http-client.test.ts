import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { delay, http, HttpResponse } from 'msw';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import { API, getClient, fakeApi, getServices } from '../fake-api';

const { server, requests } = fakeApi();

const respondWith = (body: BodyInit | object | null, status = 200) =>
  server.use(
    http.all(`${API}/*`, () =>
      body === null || typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  );

/** The error of a call that must fail. */
async function getFailure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}.`);
  return error;
}

test('query parameters repeat the key for lists and omit empty, null and undefined values', async () => {
  await getClient().get('/x', { a: ['1', '', '2'], b: '', c: null, d: undefined, e: 0, f: false, g: [], h: 'ü & ?' });
  expect(requests[0]?.query.map((pair) => pair.join('='))).toEqual(['a=1', 'a=2', 'e=0', 'f=false', 'h=ü & ?']);
});

test.each<[string, (services: Services) => Promise<unknown>]>([
  ['/performers/search', ({ performers }) => performers.get('search')],
  ['/performers/me', ({ performers }) => performers.get('me')],
  ['/user/assets/videos/search', ({ videos }) => videos.get('search')],
  ['/user/assets/products/search', ({ products }) => products.get('search')],
  ['/posts/search', ({ posts }) => posts.get('search')],
])('%s is not requested as a record', async (_path, load) => {
  expect(await getFailure(load(getServices()))).toMatchObject({ status: 404 });
  expect(requests).toEqual([]);
});

describe('the total of a list', () => {
  const getTotal = async (total: unknown, offset?: number, items = [{ _id: 'a' }, { _id: 'b' }]) => {
    respondWith({ status: 0, data: { data: items, total } });
    return (await getClient().list('/x', { offset })).data.total;
  };

  test("is the server's, also if it is a string", async () => {
    expect(await getTotal(9)).toBe(9);
    expect(await getTotal('9')).toBe(9);
    expect(await getTotal(9, 24, [])).toBe(9);
  });

  test.each([undefined, null, -1, 1, 1.5, '', 'many', {}, []])(
    'is at least the number of items if the server says %p',
    async (total) => {
      expect(await getTotal(total)).toBe(2);
      expect(await getTotal(total, 24)).toBe(26);
    },
  );

  test.each([undefined, null, -1, 'many'])(
    'leaves room for a next page after a full one if the server says %p',
    async (total) => {
      respondWith({ status: 0, data: { data: [{ _id: 'a' }, { _id: 'b' }], total } });
      expect((await getClient().list('/x', { limit: 2 })).data.total).toBe(3);
      expect((await getClient().list('/x', { limit: 2, offset: 24 })).data.total).toBe(27);
      expect((await getClient().list('/x', { limit: 3 })).data.total).toBe(2);
    },
  );

  test('is zero if the first page is empty', async () => {
    expect(await getTotal(50, undefined, [])).toBe(0);
    expect(await getTotal(50, 0, [])).toBe(0);
  });
});

test.each(['..', '.'])("an id of dots (%s) can't climb up the path", async (id) => {
  await getServices().performers.get(id);
  expect(requests[0]?.path).toMatch(/^\/performers\/[^/.]+$/);
});

const REFUSED_FIELD = { message: [{ property: 'email', constraints: { isEmail: 'Not an address' } }] };

test.each<[string, object | string | null, number, string]>([
  ['a refused field', REFUSED_FIELD, 400, 'Not an address'],
  ['a string', { statusCode: 404, message: 'No such video', error: 'ENTITY_NOT_FOUND' }, 404, 'No such video'],
  ['a page of HTML', '<html><body>413 Too Large</body></html>', 413, 'Bad request!'],
  ['nothing', null, 400, 'Bad request!'],
])('a failed response with %s has its message', async (_case, body, status, message) => {
  respondWith(body, status);
  const error = await getFailure(getClient().get('/x'));
  expect(error).toMatchObject({ message, status, aborted: false });
  if (body === REFUSED_FIELD) expect(error).toMatchObject({ body, constraints: { email: 'Not an address' } });
});

const UNREADABLE = 'The server sent an unreadable response. Retry.';

describe('malformed responses', () => {
  const failsUnreadable = async (call: Promise<unknown>) =>
    expect(await getFailure(call)).toMatchObject({ status: 200, message: UNREADABLE });

  test.each<[string, object | string | null]>([
    ['nothing', null],
    ['a bare list', []],
    ['a bare number', '5'],
    ['an object without data', { ok: true }],
  ])('%s in a 200 is a failure', async (_case, body) => {
    respondWith(body);
    await failsUnreadable(getServices().videos.get('v1'));
  });

  test('a record or a list without an envelope is read', async () => {
    const { videos, comments } = getServices();
    const video = { _id: 'v1', title: 'Dawn' };
    respondWith(video);
    expect((await videos.get('v1')).data).toEqual(video);
    respondWith([video]);
    expect((await videos.search()).data).toEqual({ data: [video], total: 1 });
    respondWith({ data: [video], total: '30' });
    expect((await videos.search({ limit: 1 })).data).toMatchObject({ total: 30 });
    respondWith({ _id: 'c1', content: 'Hello' });
    expect((await comments.create({ content: 'Hello', objectId: 'v1' })).data).toMatchObject({ _id: 'c1' });
  });

  test.each([{ message: 'Sold out' }, { success: false, _id: 1 }, { statusCode: 404, error: 'Not found' }])(
    '%p counts as neither a record nor a success',
    async (body) => {
      respondWith(body);
      await failsUnreadable(getServices().settings.getPublic('all', true));
      await failsUnreadable(getServices().tokenTransactions.buyVideo('v1'));
    },
  );

  test.each<[string, object, (services: Services) => Promise<{ data: unknown }>]>([
    ['a login', { token: 'jwt' }, ({ auth }) => auth.login({ username: 'fan', password: 'secret' })],
    ['a payment page', { paymentUrl: 'https://pay.test/1' }, ({ payments }) => payments.purchaseTokens('small')],
    ['a sent email', { message: 'Sent' }, ({ auth }) => auth.verifyEmail({ source: 'f1', sourceType: 'user' })],
    ['an avatar', { url: 'https://media.test/a.jpg' }, ({ users }) => users.uploadAvatar(new Blob())],
    ['a stream token', { tokenId: 't1' }, ({ streaming }) => streaming.token({ id: 's1', type: 'play' })],
    [
      'a requested show',
      { conversation: { _id: 'c1', type: 'stream_private' }, sessionId: 's1' },
      ({ streaming }) => streaming.requestPrivate('p1'),
    ],
    ['payout sums', { totalEarnedTokens: 12 }, ({ payouts }) => payouts.calculate()],
  ])('the response to %s may come without an envelope', async (_what, body, send) => {
    respondWith(body);
    expect((await send(getServices())).data).toEqual(body);
    respondWith({ ...body, statusCode: 400, error: 'Bad Request' });
    await failsUnreadable(send(getServices()));
    respondWith({ ok: true });
    await failsUnreadable(send(getServices()));
  });

  test("a null record does not exist; a null singleton can't be read", async () => {
    respondWith({ status: 0, data: null });
    expect(await getFailure(getServices().performers.get('nobody'))).toMatchObject({
      status: 404,
      message: 'This is no longer available.',
    });
    await failsUnreadable(getServices().users.me());
  });

  test.each([1, 2])("a 200 with status %i is a failure, with the server's text", async (status) => {
    respondWith({ status, message: 'Sold out', data: { _id: 'v1' } });
    expect(await getFailure(getServices().videos.get('v1'))).toMatchObject({ message: 'Sold out' });
    expect(await getFailure(getServices().tokenTransactions.buyVideo('v1'))).toMatchObject({ message: 'Sold out' });
  });

  test('a byte order mark before the JSON is ignored', async () => {
    respondWith('\uFEFF{"status":0,"data":{"_id":"v1"}}');
    expect((await getServices().videos.get('v1')).data).toMatchObject({ _id: 'v1' });
  });

  test('a list call without a list in the response is a failure', async () => {
    respondWith({ status: 0, data: null, message: 'Fine' });
    await failsUnreadable(getServices().videos.search());
  });

  test.each([{ data: null, total: 0 }, { data: null, total: 12 }, { data: null }, { total: 0 }])(
    'an empty page of a list may come as %p',
    async (data) => {
      respondWith({ status: 0, data });
      expect((await getServices().videos.search()).data).toEqual({ data: [], total: 0 });
    },
  );

  test.each([5, undefined])('a list without paging is cut into pages, also its last one (total: %p)', async (total) => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id }));
    respondWith({ status: 0, data: { data: items, total } });
    for (const [offset, page] of [
      [0, items.slice(0, 2)],
      [4, items.slice(4)],
      [6, []],
    ] as const)
      expect((await getClient().list('/x', { limit: 2, offset })).data).toEqual({ data: page, total: 5 });
  });

  test('a read by POST requires a record as in the contract', async () => {
    for (const data of [null, 'much', []]) {
      respondWith({ status: 0, data });
      await failsUnreadable(getServices().payouts.calculate());
    }
    respondWith({ status: 0, data: { totalEarnedTokens: '12', previousPaidOutTokens: 'a lot' } });
    expect(await getServices().payouts.calculate()).toEqual({ status: 0, data: { totalEarnedTokens: 12 } });
  });

  test('no coupon is an unknown code', async () => {
    respondWith({ status: 0, data: null });
    expect(await getFailure(getServices().coupons.apply('SAVE'))).toMatchObject({ status: 404 });
  });

  test('the response to a command may be 204 or without data', async () => {
    respondWith(null, 204);
    expect(await getServices().comments.remove('c1')).toEqual({ status: 0, data: null });
    respondWith(null, 200);
    expect(await getServices().comments.remove('c1')).toEqual({ status: 0, data: null });
    respondWith({ status: 0 });
    expect(await getServices().subscriptions.cancelCurrent()).toEqual({ status: 0 });
  });

  test('other JSON in response to a command is a failure', async () => {
    respondWith({ ok: true });
    await failsUnreadable(getServices().subscriptions.cancelCurrent());
  });

  test.each<[string, number, string]>([
    ['204', 204, ''],
    ['an empty 200', 200, ''],
    ['null', 200, 'null'],
    ['null in an envelope', 200, '{"status":0,"data":null}'],
  ])('a fan without a membership may be reported by %s', async (_what, status, body) => {
    respondWith(body || null, status);
    expect((await getServices().subscriptions.current()).data).toBeNull();
  });

  test('204 in response to a read is a failure', async () => {
    respondWith(null, 204);
    expect((await getFailure(getServices().users.me())).status).toBe(204);
  });
});

describe('a refusal with the status 200', () => {
  type Send = (services: Services) => Promise<{ data: unknown }>;
  const DENIALS = [false, { success: false }];

  test.each<[string, Send]>([
    ['a new password', ({ auth }) => auth.changePassword({ password: 'new-password', source: 'user' })],
    ['a message', ({ contact }) => contact.send({ name: 'Fan', email: 'fan@example.com', message: 'Hello' })],
    ['a withdrawn payout', ({ payouts }) => payouts.withdraw('w1')],
    ['a block', ({ blocks }) => blocks.blockUser({ targetId: 'f1' })],
    ['a mute', ({ messages }) => messages.mute('c1', { userId: 'f1' })],
    ['a removed comment', ({ comments }) => comments.remove('c1')],
    ['a gallery cover', ({ photos }) => photos.setCover('p1')],
    ['a canceled membership', ({ subscriptions }) => subscriptions.cancelCurrent()],
    ['an upload', ({ users }) => users.uploadAvatar(new Blob())],
  ])('%s is a failure', async (_what, send) => {
    for (const data of DENIALS) {
      respondWith({ status: 0, data });
      expect(await getFailure(send(getServices()))).toMatchObject({ status: 400, message: 'Bad request!' });
    }
    respondWith({ status: 0, data: { success: false, message: 'Not now' } });
    expect(await getFailure(send(getServices()))).toMatchObject({ status: 400, message: 'Not now' });
  });

  test.each<[string, Send]>([
    ['a mark that was not set', ({ reactions }) => reactions.remove({ action: 'like', objectId: 'v1' })],
    ['a captcha', ({ captcha }) => captcha.verify('token')],
    ['a show request that is over', ({ streaming }) => streaming.cancelPrivate('c1')],
    ['a declined show request', ({ streaming }) => streaming.declinePrivate('c1')],
    ['a late show request', ({ streaming }) => streaming.timeoutPrivate('c1', 'p1')],
    ['a logout', ({ auth }) => auth.logout({})],
    [
      'a payment, which may have been made',
      ({ tokenTransactions }) => tokenTransactions.tip({ performerId: 'p1', price: 5 }, { idempotencyKey: 'k1' }),
    ],
  ])('%s is an answer', async (_what, send) => {
    respondWith({ status: 0, data: false });
    expect((await send(getServices())).data).toBe(false);
    respondWith({ status: 0, data: { success: false } });
    await expect(send(getServices())).resolves.toMatchObject({ status: 0 });
  });
});

describe('a 401', () => {
  const fail = (path: string, status = 401) =>
    server.use(http.all(API + path, () => HttpResponse.json({ message: 'jwt expired' }, { status })));
  const getMeCalls = () => requests.filter(({ path }) => path === '/users/me').length;
  const open = (verifySession: boolean) => {
    const onUnauthorized = jest.fn();
    return { onUnauthorized, ...getServices({ token: () => 'jwt', onUnauthorized, verifySession }) };
  };
  const react = ({ reactions }: Pick<Services, 'reactions'>) => reactions.add({ action: 'like', objectId: 'v1' });
  const FORBIDDEN = { status: 401, message: 'Forbidden in the action!', endsSession: false };
  const ENDED = { ...FORBIDDEN, endsSession: true };

  test.each([true, false])('of get-me ends the session (in a browser: %s)', async (verifySession) => {
    fail('/users/me');
    const { users, onUnauthorized } = open(verifySession);
    expect(await getFailure(users.me())).toMatchObject(ENDED);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('of any other call on a server is an ordinary failure', async () => {
    fail('/event');
    fail('/reactions');
    const services = open(false);
    for (const call of [services.events.search(), react(services)])
      expect(await getFailure(call)).toMatchObject(FORBIDDEN);
    expect(services.onUnauthorized).not.toHaveBeenCalled();
    expect(getMeCalls()).toBe(0);
  });

  test('of a write in the browser ends the session, once', async () => {
    fail('/reactions');
    fail('/comments');
    const services = open(true);
    const writes = [react(services), services.comments.create({ content: 'Hello', objectId: 'v1' })];
    expect(await Promise.all(writes.map(getFailure))).toMatchObject([ENDED, ENDED]);
    expect(services.onUnauthorized).toHaveBeenCalledTimes(1);
    expect(getMeCalls()).toBe(0);
  });

  test('of changes that nobody started is verified with get-me', async () => {
    for (const path of ['/token-transactions/*', '/streaming/*', '/messages/*']) fail(path);
    const { tokenTransactions, streaming, messages, onUnauthorized } = open(true);
    const calls = [
      tokenTransactions.enterStream('s1', { idempotencyKey: 'k', background: true }),
      streaming.timeoutPrivate('c1', 'p1', { background: true }),
      messages.send('c1', { text: 'Hello' }, { background: true }),
    ];
    expect(await Promise.all(calls.map(getFailure))).toMatchObject(Array(3).fill(FORBIDDEN));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(getMeCalls()).toBe(1);
    expect(await getFailure(messages.send('c1', { text: 'Hello' }))).toMatchObject(ENDED);
  });

  test('of reads in the browser is verified with one get-me, and ends nothing while that succeeds', async () => {
    for (const path of ['/event', '/posts/search', '/streaming/join']) fail(path);
    const { events, posts, streaming, onUnauthorized } = open(true);
    const reads = [events.search(), posts.search(), streaming.join({ performerId: 'p1' })];
    const errors = await Promise.all(reads.map(getFailure));
    errors.push(await getFailure(events.search()));
    expect(errors).toMatchObject(Array(4).fill(FORBIDDEN));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(getMeCalls()).toBe(1);
  });

  test.each([
    [401, true],
    [500, false],
  ] as const)('of a read in the browser: a get-me that responds with %i decides', async (status, endsSession) => {
    fail('/event');
    fail('/users/me', status);
    const { events, onUnauthorized } = open(true);
    expect(await getFailure(events.search())).toMatchObject({ status: 401, endsSession });
    expect(onUnauthorized).toHaveBeenCalledTimes(endsSession ? 1 : 0);
  });

  test('of a replaced token does not end the new session', async () => {
    let token = 'old';
    server.use(
      http.all(`${API}/*`, () => {
        token = 'new';
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    const onUnauthorized = jest.fn();
    const error = await getFailure(getServices({ token: () => token, onUnauthorized }).users.me());
    expect(error.message).toBe('Forbidden in the action!');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of a call without a token ends no session', async () => {
    respondWith({ message: 'Log in first' }, 401);
    const services = getServices({ verifySession: true });
    for (const call of [services.events.search(), react(services)])
      expect(await getFailure(call)).toMatchObject(FORBIDDEN);
  });
});

describe('a call without response', () => {
  const hang = () => server.use(http.all(`${API}/*`, () => delay('infinite')));

  test('times out after the deadline of the whole page, however many calls were made before', async () => {
    hang();
    // The first deadline is longer than a test may take, so that a call that waits for it fails.
    const client = getClient({ deadlineMs: 3_600_000, endsAt: Date.now() + 80 });
    expect(await getFailure(client.get('/x'))).toMatchObject({ status: 0 });
    expect(await getFailure(client.get('/x'))).toMatchObject({ status: 0 });
    const sharing = getClient({ deadlineMs: 60_000, endsAt: Date.now() + 80, share: (_url, load) => load() });
    expect(await getFailure(sharing.get('/x'))).toMatchObject({ status: 0 });
  });

  test('times out after the deadline in the middle of a body', async () => {
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"status":0,')),
    });
    server.use(http.all(`${API}/*`, () => new HttpResponse(half)));
    expect(await getFailure(getClient({ deadlineMs: 50 }).get('/x'))).toMatchObject({ status: 0, aborted: false });
  });

  test('times out after the deadline in spite of garbage collection', async () => {
    setFlagsFromString('--expose_gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    hang();
    const failure = getFailure(
      getClient({ deadlineMs: 300 }).get('/x', undefined, { signal: new AbortController().signal }),
    );
    for (let turn = 0; turn < 2; turn += 1) {
      await delay(20);
      collectGarbage();
    }
    expect(await failure).toMatchObject({ status: 0, aborted: false });
  });

  test('can be canceled before the deadline', async () => {
    hang();
    const error = await getFailure(
      getClient({ deadlineMs: 60_000 }).get('/x', undefined, { signal: AbortSignal.timeout(20) }),
    );
    expect(error).toMatchObject({ status: 0, aborted: true });
  });
});

test('the error says when to retry', async () => {
  server.use(http.all(`${API}/*`, () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '7' } })));
  expect(await getFailure(getClient().get('/x'))).toMatchObject({ status: 429, retryAfter: '7' });
});

describe('Idempotency-Key', () => {
  const pay = (isAllowed: () => Promise<boolean>, forget = jest.fn()) =>
    getServices({ keyHeader: { isAllowed, forget } }).tokenTransactions.tip(
      { performerId: 'p1', price: 5 },
      { idempotencyKey: 'k1' },
    );
  const keySent = () => requests.at(-1)?.headers.get('idempotency-key') ?? null;

  test('is sent with a payment if the server allows it, and omitted if not', async () => {
    await pay(async () => true);
    expect(keySent()).toBe('k1');
    await pay(async () => false);
    expect(keySent()).toBeNull();
  });

  test('sends nothing while the server is unreachable', async () => {
    const error = await getFailure(pay(() => Promise.reject(ApiError.notSent())));
    expect(error).toMatchObject({
      status: 0,
      notSent: true,
      message: 'We couldn’t reach the server, so nothing was sent. Check your connection, then retry.',
    });
    expect(requests).toEqual([]);
  });

  test('is not sent again after a payment without response, and the knowledge about the header is cleared', async () => {
    let payments = 0;
    server.use(http.post(`${API}/token-transactions/tip`, () => ((payments += 1), HttpResponse.error())));
    const forget = jest.fn();
    expect(await getFailure(pay(async () => true, forget))).toMatchObject({ status: 0, notSent: false });
    expect(payments).toBe(1);
    expect(forget).toHaveBeenCalledTimes(1);
  });
});

test('size and time limits do not exist for many calls', async () => {
  await expect(getClient().limits()).resolves.toEqual({
    timeout: 0,
    maxContentLength: Infinity,
    maxBodyLength: Infinity,
  });
});
