import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import type { Services } from '@/services/create-services';
import { allCalls, calls, cart, onTheWire, tip } from './all-calls';
import { smallestData } from '../../setup/wire-example';
import { fakeApi, servicesOf } from './fake-api';

const { requests } = fakeApi();

describe.each(allCalls)('$name', ({ make, as, query = [], anonymous = false }) => {
  test(`sends ${as} and returns the whole response`, async () => {
    const reply = await make(servicesOf());
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([onTheWire(as)]);
    expect(requests[0]?.query).toEqual(query);
    expect(reply).toEqual({ status: 0, data: smallestData(...(onTheWire(as).split(' ') as [string, string])) });
  });

  test(
    anonymous ? 'tells nothing about the visitor' : 'carries the raw token and the headers of the visitor',
    async () => {
      await make(servicesOf({ token: () => 'raw.jwt', headers: { 'X-Forwarded-For': '203.0.113.7' } }));
      const { headers } = requests[0] ?? {};
      expect(headers?.get('authorization')).toBe(anonymous ? null : 'raw.jwt');
      expect(headers?.get('x-forwarded-for')).toBe(anonymous ? null : '203.0.113.7');
    },
  );

  test('is sent without an Authorization header for a guest', async () => {
    await make(servicesOf());
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe.each(calls)('$name', ({ make, body }) => {
  test(body ? 'sends its payload as JSON' : 'sends no body', async () => {
    await make(servicesOf());
    expect(requests[0]?.body).toEqual(body);
    expect(requests[0]?.headers.get('content-type') ?? '').toBe(body ? 'application/json' : '');
  });
});

const operationsList: Operation[] = Object.values(operations);

test.each(operationsList.map(({ method, path }) => `${method} ${path}`))('%s has a service method', (operation) => {
  const same = new RegExp(`^${operation.replace(/\{\w+\}/g, '(?:\\{\\w+\\}|public)')}$`);
  expect(allCalls.filter(({ as }) => same.test(as)).length).toBeGreaterThanOrEqual(1);
});

test('every public method of every service is in the table', () => {
  const hidden = ['constructor', 'cached', 'prepareRemoval', 'prepareCancel', 'prepareLogout', 'canResend'];
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

test('every call that spends is listed', () => {
  expect(spending).toHaveLength(10);
});

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

test.each(spending)('$name accepts an idempotency key', async ({ name }) => {
  await spendNow[name]?.(servicesOf(), { idempotencyKey: 'press-1' });
  expect(requests[0]?.headers.get('idempotency-key')).toBe('press-1');
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
