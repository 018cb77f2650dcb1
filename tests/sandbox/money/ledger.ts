import { randomBytes } from 'node:crypto';
import { and, is, type Condition } from '../db/conditions';
import type { LedgerRow, Move } from '../db/rows';
import type { Store } from '../db/store';
import { unprocessable } from '../http/errors';
import { formatQuantity } from '../texts';
import { hundredths, mainUnits } from './amounts';

/*
 * Accounts: `fan:<id>`, `performer:<id>`, `site`, `gateway` (money from outside) and `mint` (tokens that are created or
 * returned). What leaves one account arrives in others, so each booking adds up to zero.
 */
export const fanAccount = (id: string): string => `fan:${id}`;
export const performerAccount = (id: string): string => `performer:${id}`;

export type Currency = LedgerRow['currency'];
/** `at` is the date of the event, ISO 8601. */
export type Entry = Omit<LedgerRow, '_id' | 'createdAt' | 'updatedAt'> & { at: string };

/**
 * Writes one booking and updates the balances of its accounts, within the caller's transaction. Throws if the moves are
 * not whole hundredths that add up to zero, and 422 if a fan has too few tokens.
 */
export function book(store: Store, { at, ...entry }: Entry): LedgerRow {
  const { moves, currency, reason } = entry;
  if (moves.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new Error(`A booking (${reason}) is not in whole hundredths.`);
  if (moves.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`A booking (${reason}) does not come to zero.`);
  if (currency === 'token') for (const move of moves) moveBalance(store, move);
  return store.ledger.insert({ _id: randomBytes(12).toString('hex'), createdAt: at, updatedAt: at, ...entry });
}

/** The sum of all bookings of an account, in hundredths. */
export function getBalance(store: Store, account: string, currency: Currency): number {
  const entries = store.ledger.list(and([is('currency', currency), touching(account)]));
  return entries
    .flatMap(({ moves }) => moves)
    .reduce((sum, move) => (move.account === account ? sum + move.amount : sum), 0);
}

export const touching = (account: string): Condition => ({
  sql: `EXISTS (SELECT 1 FROM json_each(doc,'$.moves') WHERE json_extract(value,'$.account') = ?)`,
  values: [account],
});

/** Sets the tokens of an account: the mint creates or takes back the difference. */
export function setTokens(store: Store, account: string, balance: number, reason: string, at: string): void {
  const amount = hundredths(balance) - getBalance(store, account, 'token');
  if (amount === 0) return;
  const [kind, id = ''] = account.split(':');
  const moves = [
    { account: 'mint', amount: -amount },
    { account, amount },
  ];
  book(store, {
    at,
    currency: 'token',
    reason,
    transactionId: null,
    key: null,
    userId: kind === 'fan' ? id : null,
    moves,
  });
}

/**
 * Updates the stored balance, which caches the sum of the ledger. Only refunds to buyers may make a performer's balance
 * negative.
 */
function moveBalance(store: Store, { account, amount }: Move): void {
  const [kind, id = ''] = account.split(':');
  if (kind === 'fan') {
    const had = store.users.get(id)?.balance ?? 0;
    const balance = mainUnits(hundredths(had) + amount);
    if (balance < 0)
      throw unprocessable(
        `You have ${formatQuantity(had, 'token')}, but this costs ${formatQuantity(mainUnits(-amount), 'token')}. Get more tokens first.`,
      );
    store.users.update(id, { balance });
  }
  if (kind === 'performer') {
    const performer = store.performers.get(id);
    if (performer) store.performers.update(id, { balance: mainUnits(hundredths(performer.balance) + amount) });
  }
}
