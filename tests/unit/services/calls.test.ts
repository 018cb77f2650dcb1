import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import type { Services } from '@/services/create-services';
import { allCalls, calls, cart, onTheWire, tip } from './all-calls';
import { smallestData } from '../../setup/wire-example';
import { fakeApi, servicesOf } from './fake-api';

const { requests } = fakeApi();

test('every call sends its method, path and query, and returns the whole response', async () => {
  for (const { name, make, as, query = [] } of allCalls) {
    requests.length = 0;
    const reply = await make(servicesOf());
    const sent = requests.map((request) => [`${request.method} ${request.path}`, request.query]);
    expect([name, sent]).toEqual([name, [[onTheWire(as), query]]]);
    const [method = '', path = ''] = onTheWire(as).split(' ');
    expect([name, reply]).toEqual([name, { status: 0, data: smallestData(method, path) }]);
  }
});

test('calls carry the raw token and the headers of the visitor, except those that tell nothing about them', async () => {
  for (const { name, make, anonymous } of allCalls) {
    requests.length = 0;
    await make(servicesOf({ token: () => 'raw.jwt', headers: { 'X-Forwarded-For': '203.0.113.7' } }));
    const sent = ['authorization', 'x-forwarded-for'].map((header) => requests[0]?.headers.get(header));
    expect([name, ...sent]).toEqual([name, ...(anonymous ? [null, null] : ['raw.jwt', '203.0.113.7'])]);
  }
});

test('calls of a guest have no Authorization header', async () => {
  for (const { name, make } of allCalls) {
    requests.length = 0;
    await make(servicesOf());
    expect([name, requests.map(({ headers }) => headers.has('authorization'))]).toEqual([name, [false]]);
  }
});

test('calls send their payload as JSON, and the others no body', async () => {
  for (const { name, make, body } of calls) {
    requests.length = 0;
    await make(servicesOf());
    const [request] = requests;
    expect([name, request?.body, request?.headers.get('content-type') ?? '']).toEqual([
      name,
      body,
      body ? 'application/json' : '',
    ]);
  }
});

const operationsList: Operation[] = Object.values(operations);

test('every operation of the contract has a service method', () => {
  const patternOf = ({ method, path }: Operation) =>
    new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '(?:\\{\\w+\\}|public)')}$`);
  expect(operationsList.filter((operation) => !allCalls.some(({ as }) => patternOf(operation).test(as)))).toEqual([]);
});

test('every public method of every service is in the table', () => {
  const hidden = ['constructor', 'cached', 'prepareRemoval', 'prepareCancel', 'prepareLogout', 'canResend', 'discard'];
  const methods = Object.entries(servicesOf()).flatMap(([name, service]) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(service))
      .filter((method) => !hidden.includes(method))
      .map((method) => `${name}.${method}`),
  );
  expect(methods.sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

const spending = calls.filter(({ as }) =>
  operationsList.some(({ method, path, spends }) => spends && `${method} ${path}` === as),
);

const spendNow: Record<string, (services: Services, options: { idempotencyKey: string }) => Promise<unknown>> = {
  'payments.subscribe': (s, options) => s.payments.subscribe({ packageId: 'k1' }, options),
  'payments.purchaseVideo': (s, options) => s.payments.purchaseVideo('v1', undefined, options),
  'payments.purchaseProducts': (s, options) => s.payments.purchaseProducts(cart, options),
  'payments.purchaseTokens': (s, options) => s.payments.purchaseTokens('k1', undefined, options),
  'tokenTransactions.buyVideo': (s, options) => s.tokenTransactions.buyVideo('v1', options),
  'tokenTransactions.buyGallery': (s, options) => s.tokenTransactions.buyGallery('g1', options),
  'tokenTransactions.buyStory': (s, options) => s.tokenTransactions.buyStory('s1', options),
  'tokenTransactions.buyProducts': (s, options) => s.tokenTransactions.buyProducts(cart, options),
  'tokenTransactions.enterStream': (s, options) => s.tokenTransactions.enterStream('s1', options),
  'tokenTransactions.tip': (s, options) => s.tokenTransactions.tip(tip, options),
};

test('every call that spends accepts an idempotency key', async () => {
  expect(Object.keys(spendNow).sort()).toEqual(spending.map(({ name }) => name).sort());
  for (const [name, spend] of Object.entries(spendNow)) {
    requests.length = 0;
    await spend(servicesOf(), { idempotencyKey: 'press-1' });
    expect([name, requests[0]?.headers.get('idempotency-key')]).toEqual([name, 'press-1']);
  }
});

test('without a key, no idempotency header is sent', async () => {
  await servicesOf().tokenTransactions.tip(tip);
  expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
});

test('a stream token expires after a day by default', async () => {
  const before = Date.now();
  await servicesOf().streaming.token({ id: 's1', type: 'publish' });
  const { expireDate } = requests[0]?.body as { expireDate: number };
  expect(expireDate).toBeGreaterThanOrEqual(before + 24 * 60 * 60 * 1000);
  expect(expireDate).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000);
});
