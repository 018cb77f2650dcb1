import { createSandbox } from '@sandbox/app';
import { buildSeed } from '@sandbox/seed/build-seed';
import { getId } from '@sandbox/seed/ids';
import type { TransactionRow } from '@sandbox/seed/rows/money';
import { getCaller, type Account, type ApiResponse, type Caller } from './caller';
import { expectBalancedLedger } from './money';

export type Shop = Caller & {
  /** Advances the clock of the sandbox. */
  pass: (time: { minutes?: number; days?: number }) => void;
  /** Restores the seed and the initial time, if anything has changed. */
  reset: () => void;
  /** Changes settings. */
  settings: (changes: object) => Promise<void>;
  /** Sends a purchase and returns its response. */
  buy: (path: string, body?: unknown, account?: Account, key?: string) => Promise<ApiResponse>;
  /** Begins a payment and returns its id. */
  begin: (path: string, body?: unknown, account?: Account) => Promise<string>;
  /** Decides in place of the payer. */
  decide: (id: string, outcome: string, delay?: number) => Promise<ApiResponse>;
  /** Begins a payment, pays, and returns its id. */
  pay: (path: string, body?: unknown, account?: Account) => Promise<string>;
  payment: (id: string) => TransactionRow;
  fan: Account;
  fan2: Account;
  aria: Account;
};

const BASE = 'http://api.test';

export const product = (slug: string): string => getId('product', slug);
export const ADDRESS = { deliveryAddress: '1 Quay', postalCode: 'BS1', phoneNumber: '555' };

/**
 * A sandbox with the default content for all tests of a file, used by two fans and a performer. It is restored after
 * each test.
 */
export function setUpShop(): Shop {
  let time = new Date('2026-05-10T12:00:00.000Z').getTime();
  const started = time;
  // Created once and without unneeded records, because tests reset it often.
  const seed = {
    ...buildSeed({ now: new Date(started), baseUrl: BASE }),
    comments: [],
    reactions: [],
    photos: [],
    messages: [],
  };
  const sandbox = createSandbox({
    seed: () => seed,
    baseUrl: BASE,
    siteUrl: 'http://site.test',
    now: () => new Date(time),
  });
  const api = getCaller(sandbox);
  const fan = api.as('fan@example.com');
  let changed = false;
  const reset = (): void => {
    time = started;
    if (changed) sandbox.reset();
    changed = false;
  };
  afterEach(async () => {
    await expectBalancedLedger(api);
    reset();
  });
  afterAll(() => sandbox.close());
  const buy: Shop['buy'] = async (path, body, account = fan, key) => {
    const response = await account.post(path, body, key ? { 'Idempotency-Key': key } : {});
    changed ||= response.status === 200;
    return response;
  };
  const begin: Shop['begin'] = async (path, body, account) => {
    const response = await buy(path, body, account);
    if (response.status !== 200) throw new Error(`${path}: ${response.text}`);
    return response.data._id as string;
  };
  const decide: Shop['decide'] = (id, outcome, delay) => api.control(`checkout/${id}`, { outcome, delay });
  return {
    ...api,
    fan,
    fan2: api.as('fan2@example.com'),
    aria: api.as('performer@example.com'),
    pass: ({ minutes = 0, days = 0 }) => {
      time += minutes * 60_000 + days * 86_400_000;
    },
    reset,
    settings: async (values) => {
      changed = true;
      await api.call('PATCH', '/__sandbox/settings', { body: values });
    },
    buy,
    begin,
    decide,
    pay: async (path, body, account) => {
      const id = await begin(path, body, account);
      await decide(id, 'pay');
      return id;
    },
    payment: (id) => {
      const row = sandbox.store.transactions.get(id);
      if (!row) throw new Error(`There is no payment ${id}`);
      return row;
    },
  };
}
