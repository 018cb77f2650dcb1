import { randomBytes } from 'node:crypto';
import { and, is, type Condition } from '../db/conditions';
import type { LedgerRow, Move } from '../db/rows';
import type { Store } from '../db/store';
import { unprocessable } from '../http/errors';
import { hundredths, mainUnits } from './amounts';

/*
 * Accounts: `fan:<id>`, `performer:<id>`, `site`, `gateway` (money that comes in from outside) and `mint` (tokens that are
 * made or given back). What leaves one account arrives in others, so all bookings together come to zero.
 */
export const fanAccount = (id: string): string => `fan:${id}`;
export const performerAccount = (id: string): string => `performer:${id}`;

export type Currency = LedgerRow['currency'];
/** `at` is when it happened, ISO 8601. */
export type Entry = Omit<LedgerRow, '_id' | 'createdAt' | 'updatedAt'> & { at: string };

/**
 * Writes one booking and moves the balances of the accounts that it names, within the caller's transaction.
 * Throws when the moves are not whole hundredths that come to zero, and 422 when a fan has not enough tokens.
 */
export function book(store: Store, { at, ...entry }: Entry): LedgerRow {
  const { moves, currency, reason } = entry;
  if (moves.some(({ amount }) => !Number.isSafeInteger(amount))) throw new Error(`A booking (${reason}) is not in whole hundredths.`);
  if (moves.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error(`A booking (${reason}) does not come to zero.`);
  if (currency === 'token') for (const move of moves) moveBalance(store, move);
  return store.ledger.insert({ _id: randomBytes(12).toString('hex'), createdAt: at, updatedAt: at, ...entry });
}

/** What all bookings leave in an account, in hundredths. */
export function balanceOf(store: Store, account: string, currency: Currency): number {
  const entries = store.ledger.list(and([is('currency', currency), touching(account)]));
  return entries.flatMap(({ moves }) => moves).reduce((sum, move) => (move.account === account ? sum + move.amount : sum), 0);
}

/** Bookings that move this account. */
export const touching = (account: string): Condition => ({
  sql: `EXISTS (SELECT 1 FROM json_each(doc,'$.moves') WHERE json_extract(value,'$.account') = ?)`,
  values: [account],
});

/** The tokens an account starts with, or what a test wants it to have: the difference is made, or given back, by the mint. */
export function setTokens(store: Store, account: string, balance: number, reason: string, at: string): void {
  const amount = hundredths(balance) - balanceOf(store, account, 'token');
  if (amount === 0) return;
  const [kind, id = ''] = account.split(':');
  const moves = [
    { account: 'mint', amount: -amount },
    { account, amount },
  ];
  book(store, { at, currency: 'token', reason, transactionId: null, key: null, userId: kind === 'fan' ? id : null, moves });
}

/** The stored balance of an account is its sum of the ledger, kept ready. Only a performer's may fall below zero, by refunds. */
function moveBalance(store: Store, { account, amount }: Move): void {
  const [kind, id = ''] = account.split(':');
  if (kind === 'fan') {
    const had = store.users.get(id)?.balance ?? 0;
    const balance = mainUnits(hundredths(had) + amount);
    if (balance < 0) throw unprocessable(`You have ${had} tokens and this takes ${mainUnits(-amount)}. Top up first.`);
    store.users.update(id, { balance });
  }
  if (kind === 'performer') {
    const performer = store.performers.get(id);
    if (performer) store.performers.update(id, { balance: mainUnits(hundredths(performer.balance) + amount) });
  }
}
