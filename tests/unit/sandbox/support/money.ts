import type { LedgerReport } from '@sandbox/controls/money';
import type { ApiResponse, Caller } from './caller';

/** The ledger from the test control. `query` is for example `?reason=tip`. */
export const getLedger = async (api: Caller, query = ''): Promise<LedgerReport> =>
  (await api.get(`/__sandbox/ledger${query}`)).body.data as LedgerReport;

/** Verifies that no booking created or lost anything, and that every balance is the sum of its bookings. */
export async function expectBalancedLedger(api: Caller): Promise<void> {
  const { agrees, sums } = await getLedger(api);
  expect({ agrees, sums }).toEqual({ agrees: true, sums: { token: 0, money: 0 } });
}

const TABLES = [
  'ledger',
  'tokenTransactions',
  'transactions',
  'orders',
  'orderDetails',
  'earnings',
  'subscriptions',
  'messages',
] as const;

/** Everything that a payment can change, to verify that a refused one changed nothing. */
export function moneyState({ sandbox: { store } }: Caller): unknown {
  return {
    balances: [...store.users.list(), ...store.performers.list()].map(({ _id, balance }) => [_id, balance]),
    stock: store.products.list().map(({ _id, stock }) => [_id, stock]),
    counts: TABLES.map((name) => store[name].count()),
  };
}

/** The status with the reason. */
export const refusal = (response: ApiResponse): [number, unknown] => [response.status, getRefusal(response)];

/** The rejected field and its message, or only the message. */
export function getRefusal({ body: { message } }: ApiResponse): unknown {
  const [first] = Array.isArray(message)
    ? (message as { property: string; constraints: Record<string, string> }[])
    : [];
  return first ? [first.property, Object.values(first.constraints)[0]] : message;
}
