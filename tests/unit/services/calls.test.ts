import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { allCalls, calls, type Call, onTheWire } from './all-calls';
import { smallestData } from '../../setup/wire-example';
import type { Services } from '@/services/create-services';
import { http, HttpResponse } from 'msw';
import { API, fakeApi, getServices } from './fake-api';

const { requests, server } = fakeApi();

/** The only request of a call. */
async function sentBy({ make }: Call, services = getServices(), options?: object) {
  requests.length = 0;
  const reply = await make(services, options);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  return { reply, header: (name: string) => request?.headers.get(name) ?? null, ...request };
}

test('every call of a guest sends its method, path and query, no token, and returns the whole response', async () => {
  for (const call of allCalls) {
    const { reply, method, path, query, header } = await sentBy(call);
    const wire = onTheWire(call.as);
    expect([call.name, `${method} ${path}`, query]).toEqual([call.name, wire, call.query]);
    expect([call.name, header('authorization')]).toEqual([call.name, null]);
    const data = smallestData(...(wire.split(' ') as [string, string]));
    expect([call.name, reply]).toEqual([call.name, { status: 0, data }]);
  }
});

test('calls carry the raw token and the headers of the visitor, except those that tell nothing about them', async () => {
  for (const call of allCalls) {
    const visitor = getServices({ token: () => 'raw.jwt', headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const { header } = await sentBy(call, visitor);
    const sent = [call.name, header('authorization'), header('x-forwarded-for')];
    expect(sent).toEqual([call.name, ...(call.anonymous ? [null, null] : ['raw.jwt', '203.0.113.7'])]);
  }
});

test('calls send their payload as JSON, and the others no body', async () => {
  for (const call of calls) {
    const { body, header } = await sentBy(call);
    const type = call.body ? 'application/json' : null;
    expect([call.name, body, header('content-type')]).toEqual([call.name, call.body, type]);
  }
});

test('every operation of the contract has a service method', () => {
  expect(new Set(allCalls.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
});

test('every public method of every service is in the table', () => {
  const hidden = ['constructor', 'cached', 'prepareRemoval', 'prepareCancel', 'prepareLogout', 'sendsKeys', 'discard'];
  const methods = Object.entries(getServices()).flatMap(([name, service]) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(service))
      .filter((method) => !hidden.includes(method))
      .map((method) => `${name}.${method}`),
  );
  expect(methods.sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

test('every call that spends sends an idempotency key, if it has one', async () => {
  const spending = calls.filter(({ operation }) => (operations[operation] as Operation).spends);
  expect(spending.length).toBeGreaterThan(9);
  for (const call of spending) {
    const without = await sentBy(call);
    const withKey = await sentBy(call, getServices(), { idempotencyKey: 'press-1' });
    expect([call.name, without.header('idempotency-key')]).toEqual([call.name, null]);
    expect([call.name, withKey.header('idempotency-key')]).toEqual([call.name, 'press-1']);
  }
});

test('a stream token expires after a day by default', async () => {
  const before = Date.now();
  await getServices().streaming.token({ id: 's1', type: 'publish' });
  const { expireDate } = requests[0]?.body as { expireDate: number };
  expect(expireDate).toBeGreaterThanOrEqual(before + 24 * 60 * 60 * 1000);
  expect(expireDate).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000);
});

test.each([
  ['POST /streaming/join', '/streaming/join/p1', ({ streaming }: Services) => streaming.join({ performerId: 'p1' })],
  [
    'POST /token-transactions/tip',
    '/token-transactions/tip/p1',
    ({ tokenTransactions }: Services) => tokenTransactions.tip({ performerId: 'p1', price: 5 }),
  ],
  [
    'POST /token-transactions/products',
    '/token-transactions/product/mug',
    ({ tokenTransactions }: Services) => tokenTransactions.buyProducts({ products: [{ _id: 'mug', quantity: 2 }] }),
  ],
  [
    'POST /token-transactions/stories/s1',
    '/token-transactions/feed/s1',
    ({ tokenTransactions }: Services) => tokenTransactions.buyStory('s1'),
  ],
  ['DELETE /messages/stream/m1', '/messages/m1', ({ messages }: Services) => messages.remove('m1')],
])('%s is sent to %s where the back end lacks the path', async (wire, path, call) => {
  const [method, missing] = wire.split(' ');
  const refuse = (where: string, body: object) =>
    server.use(http.all(API + where, () => HttpResponse.json({ statusCode: 404, ...body }, { status: 404 })));
  const noRoute = { message: 'No such route', error: 'Not Found' };
  for (const body of [{ message: `Cannot ${method} ${missing}` }, noRoute]) {
    requests.splice(0);
    refuse(missing ?? '', body);
    await call(getServices());
    expect(requests.map((request) => `${request.method} ${request.path}`)).toEqual([`${method} ${path}`]);
  }
  // Some back ends say the same about a missing record. The reason of the first path is shown if there is no other.
  refuse(missing ?? '', { message: 'This performer is gone.', error: 'Not Found' });
  refuse(path, noRoute);
  await expect(call(getServices())).rejects.toMatchObject({ status: 404, message: 'This performer is gone.' });
  // Otherwise, a missing record is no missing path.
  server.resetHandlers();
  requests.splice(0);
  refuse(missing ?? '', { message: 'This performer is gone.', error: 'ENTITY_NOT_FOUND' });
  await expect(call(getServices())).rejects.toMatchObject({ status: 404 });
  expect(requests).toEqual([]);
});

test('a response from another path is read like that of the first one', async () => {
  const missing = { statusCode: 404, message: 'Cannot POST /streaming/join' };
  server.use(
    http.post(`${API}/streaming/join`, () => HttpResponse.json(missing, { status: 404 })),
    http.post(`${API}/streaming/join/p1`, () =>
      HttpResponse.json({ status: 0, data: { sessionId: 's1', isFree: 'true', price: '5' } }),
    ),
  );
  const { data } = await getServices().streaming.join({ performerId: 'p1' });
  expect(data).toEqual({ sessionId: 's1', isFree: true, price: 5 });
});

describe('the public room of a performer', () => {
  const PATH = '/conversations/stream/public';
  const getRoom = () => getServices().conversations.getPublic('p1');
  const refuse = (path: string, status: number, message = 'Refused') =>
    server.use(http.get(API + path, () => HttpResponse.json({ statusCode: status, message }, { status })));

  test.each([400, 401, 403, 404, 405, 422, 500, 501])(
    'is read with the performer in the path from servers that refuse the query with %s',
    async (status) => {
      refuse(PATH, status);
      await getRoom();
      expect(requests.map(({ path }) => path)).toEqual([`${PATH}/p1`]);
    },
  );

  test('is not requested again after an outage', async () => {
    refuse(PATH, 503);
    await expect(getRoom()).rejects.toMatchObject({ status: 503 });
    expect(requests).toEqual([]);
  });

  test('fails with the first reason on servers without the second path', async () => {
    refuse(PATH, 404, 'This performer is gone.');
    refuse(`${PATH}/p1`, 404, `Cannot GET ${PATH}/p1`);
    await expect(getRoom()).rejects.toMatchObject({ status: 404, message: 'This performer is gone.' });
  });

  test('fails with the second reason otherwise', async () => {
    refuse(PATH, 400, 'Not an id.');
    refuse(`${PATH}/p1`, 404, 'This performer is gone.');
    await expect(getRoom()).rejects.toMatchObject({ status: 404, message: 'This performer is gone.' });
  });
});
