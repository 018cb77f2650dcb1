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
  const hidden = ['constructor', 'cached', 'prepareRemoval', 'prepareCancel', 'prepareLogout', 'canResend', 'discard'];
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
    'GET /conversations/stream/public',
    '/conversations/stream/public/p1',
    ({ conversations }: Services) => conversations.getPublic('p1'),
  ],
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
])('%s is sent to %s where the back end lacks the path without an id', async (wire, path, call) => {
  const [method, missing] = wire.split(' ');
  server.use(
    http.all(API + missing, () =>
      HttpResponse.json({ statusCode: 404, message: `Cannot ${method} ${missing}` }, { status: 404 }),
    ),
  );
  await call(getServices());
  expect(requests.map((request) => `${request.method} ${request.path}`)).toEqual([`${method} ${path}`]);
  // A missing record is no missing path.
  server.use(http.all(API + missing, () => HttpResponse.json({ message: 'This performer is gone.' }, { status: 404 })));
  await expect(call(getServices())).rejects.toMatchObject({ status: 404 });
  expect(requests).toHaveLength(1);
});
