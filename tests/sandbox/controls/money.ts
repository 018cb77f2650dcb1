import { z } from 'zod';
import { accountByLogin } from '../accounts/accounts';
import type { Context } from '../context';
import { always, and, is, or, type Condition } from '../db/conditions';
import type { LedgerRow } from '../db/rows';
import type { Store } from '../db/store';
import { entityNotFound } from '../http/errors';
import { maybe } from '../routes/listing';
import { hundredths } from '../money/amounts';
import { fanAccount, performerAccount, setTokens, touching, type Currency } from '../money/ledger';

export const balanceBody = z.object({
  user: z.string('Name the account by email address or username.'),
  balance: z.number('The balance must be a number.').min(0, 'The balance can’t be below 0.'),
});
export const refundBody = z.object({ transactionId: z.string('Name the payment.') });

function accountNamed(store: Store, login: string): string {
  const viewer = accountByLogin(store, login);
  if (!viewer) throw entityNotFound(`The account ${login}`);
  return (viewer.source === 'user' ? fanAccount : performerAccount)(viewer.account._id);
}

/** The difference comes from the mint or returns to it. */
export function setBalance({ store, now }: Context, { user, balance }: z.output<typeof balanceBody>): void {
  const account = accountNamed(store, user);
  store.atomically(() => setTokens(store, account, balance, 'control', now().toISOString()));
}

type LedgerQuery = {
  user?: string | undefined;
  reason?: string | undefined;
  key?: string | undefined;
  transactionId?: string | undefined;
};
type Balances = Record<string, Record<Currency, number>>;

/** The matching bookings, oldest first, with totals over all bookings. Amounts in hundredths. */
export type LedgerReport = {
  entries: readonly LedgerRow[];
  /** Sums of all moves. Both are 0 if the ledger balances. */
  sums: Record<Currency, number>;
  balances: Balances;
  /** True if every stored token balance equals the sum of its bookings and every booking adds up to zero. */
  agrees: boolean;
};

export function ledgerReport(store: Store, { user, reason, key, transactionId }: LedgerQuery): LedgerReport {
  const whose: Condition = user === undefined ? always : ofAccount(accountNamed(store, user));
  const fitting = and([whose, maybe('reason', reason), maybe('key', key), maybe('transactionId', transactionId)]);
  const all = store.ledger.list();
  const balances = getBalances(all);
  const getTokens = (account: string): number => balances[account]?.token ?? 0;
  const agrees =
    all.every(({ moves }) => moves.reduce((sum, { amount }) => sum + amount, 0) === 0) &&
    store.users.list().every(({ _id, balance }) => hundredths(balance) === getTokens(fanAccount(_id))) &&
    store.performers.list().every(({ _id, balance }) => hundredths(balance) === getTokens(performerAccount(_id)));
  const sum = (currency: Currency): number =>
    Object.values(balances).reduce((total, balance) => total + balance[currency], 0);
  return {
    entries: store.ledger.list(fitting, { order: [{ path: 'createdAt', direction: 'asc' }] }),
    sums: { token: sum('token'), money: sum('money') },
    balances,
    agrees,
  };
}

/** Includes card payments of a fan, which move no account of the fan. */
const ofAccount = (account: string): Condition => or([touching(account), is('userId', account.replace(/^\w+:/, ''))]);

function getBalances(entries: readonly LedgerRow[]): Balances {
  const balances: Balances = {};
  for (const { currency, moves } of entries) {
    for (const { account, amount } of moves) (balances[account] ??= { token: 0, money: 0 })[currency] += amount;
  }
  return balances;
}
