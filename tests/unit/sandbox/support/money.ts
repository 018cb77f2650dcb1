import type { LedgerReport } from '@sandbox/controls/money';
import type { Answer, Caller } from './caller';

/** The ledger as the control gives it; `query` such as `?reason=tip`. */
export const ledgerOf = async (api: Caller, query = ''): Promise<LedgerReport> => (await api.get(`/__sandbox/ledger${query}`)).body.data as LedgerReport;

/** All that a payment may change, to see that a refused one changed nothing. */
export function moneyState({ sandbox: { store } }: Caller): unknown {
  return {
    balances: [...store.users.list(), ...store.performers.list()].map(({ _id, balance }) => [_id, balance]),
    stock: store.products.list().map(({ _id, stock }) => [_id, stock]),
    counts: (['ledger', 'tokenTransactions', 'transactions', 'orders', 'orderDetails', 'earnings', 'subscriptions', 'messages'] as const).map((name) => store[name].count()),
  };
}

/** The refused field and its sentence, or the sentence alone. */
export function refusalOf({ body: { message } }: Answer): unknown {
  const [first] = Array.isArray(message) ? (message as { property: string; constraints: Record<string, string> }[]) : [];
  return first ? [first.property, Object.values(first.constraints)[0]] : message;
}
