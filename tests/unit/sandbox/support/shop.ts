import { createSandbox } from '@sandbox/app';
import { buildSeed } from '@sandbox/seed/build-seed';
import { getId } from '@sandbox/seed/ids';
import type { TransactionRow } from '@sandbox/seed/rows/money';
import { getCaller, type Answer, type Caller } from './caller';

export type Shop = Caller & {
  /** Advances the clock of the sandbox. */
  pass: (time: { minutes?: number; days?: number }) => void;
  /** Restores the seed and the initial time, if anything has changed. */
  reset: () => void;
  /** Changes settings. */
  settings: (changes: object) => Promise<void>;
  /** Sends a purchase and returns its response. */
  buy: (path: string, body?: unknown, options?: { token?: string; key?: string }) => Promise<Answer>;
  /** Begins a payment and returns its id. */
  begin: (path: string, body?: unknown, token?: string) => Promise<string>;
  /** Decides in place of the payer. */
  decide: (id: string, outcome: string, delay?: number) => Promise<Answer>;
  payment: (id: string) => TransactionRow;
  fan: string;
  fan2: string;
  aria: string;
};

const BASE = 'http://api.test';

export const product = (slug: string): string => getId('product', slug);
export const ADDRESS = { deliveryAddress: '1 Quay', postalCode: 'BS1', phoneNumber: '555' };

/** The sandbox with the default content, used by two fans and a performer. */
export async function openShop(): Promise<Shop> {
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
  const [fan, fan2, aria] = [
    await api.logIn('fan@example.com'),
    await api.logIn('fan2@example.com'),
    await api.logIn('performer@example.com'),
  ];
  let changed = false;
  const buy: Shop['buy'] = async (path, body, { token = fan, key } = {}) => {
    const answer = await api.call('POST', path, { body, token, headers: key ? { 'Idempotency-Key': key } : {} });
    changed ||= answer.status === 200;
    return answer;
  };
  return {
    ...api,
    fan,
    fan2,
    aria,
    pass: ({ minutes = 0, days = 0 }) => {
      time += minutes * 60_000 + days * 86_400_000;
    },
    reset: () => {
      time = started;
      if (changed) sandbox.reset();
      changed = false;
    },
    settings: async (values) => {
      changed = true;
      await api.call('PATCH', '/__sandbox/settings', { body: values });
    },
    buy,
    begin: async (path, body, token = fan) => {
      const answer = await buy(path, body, { token });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
      return (answer.body.data as { _id: string })._id;
    },
    decide: (id, outcome, delay) => api.call('POST', `/__sandbox/checkout/${id}`, { body: { outcome, delay } }),
    payment: (id) => {
      const row = sandbox.store.transactions.get(id);
      if (!row) throw new Error(`There is no payment ${id}`);
      return row;
    },
  };
}
