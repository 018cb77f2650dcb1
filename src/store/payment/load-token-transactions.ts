import type { TokenTransaction } from '@/contract/token-transaction';
import type { Services } from '@/services/create-services';
import { ApiError } from '@/lib/http/errors';
import {
  newestFirst,
  oldestFirst,
  refundRows,
  spentRow,
  toTokenRows,
  type LedgerRow,
} from '@/entities/payment/transactions';
import { callBudget, findIn, fetchFirst, type ListPart } from '@/lib/lists/fetch-all';
import type { CallOptions } from '@/services/http/call-options';
import { searchCardPayments } from './card-payments';
import { firstInDays, toServerDays, type Days } from './first-in-days';

export interface TransactionQuery extends Days {
  /** A `TransactionKind`; anything else means all. */
  kind?: string;
  state?: string;
  oldest?: boolean;
}

/** The server's transaction types for each kind. */
const TRANSACTION_KINDS = {
  video: ['video'],
  gallery: ['gallery'],
  product: ['product'],
  post: ['story', 'feed', 'post'],
  tip: ['tip', 'stream_tip', 'gift'],
  show: ['stream', 'public_chat', 'group_chat', 'private_chat'],
  bought: [],
} as const satisfies Record<string, readonly string[]>;

export type TransactionKind = keyof typeof TRANSACTION_KINDS;
const isKind = (kind: string | undefined): kind is TransactionKind => kind !== undefined && kind in TRANSACTION_KINDS;

/** Types of card payments that can credit tokens. */
const TOKEN_PAYMENTS = ['token_package', 'wallet_topup', 'subscription_package'];

interface TransactionPage {
  items: LedgerRow[];
  total: number;
  /** True if bought tokens are included: they come from another list of the server, which can fail independently. */
  includesTokenPurchases: boolean;
  /** False if there were more records than could be loaded. */
  isComplete: boolean;
}

/**
 * Resolves to the visitor's first `count` token transactions: spent, refunded and bought by card. The server has no
 * list of all three. Throws `ApiError` when the spent ones can't be loaded.
 */
export async function loadTokenTransactions(
  services: Services,
  query: TransactionQuery,
  count: number,
  options?: CallOptions,
): Promise<TransactionPage> {
  const { tokenTransactions } = services;
  const { state, oldest = false } = query;
  const kind = isKind(query.kind) ? query.kind : undefined;
  const types: readonly (string | undefined)[] = kind ? TRANSACTION_KINDS[kind] : [undefined];
  const order = { sortBy: 'createdAt', sort: oldest ? 'asc' : 'desc' } as const;
  const budget = callBudget();

  const spent = types.map((type): ListPart<LedgerRow> => async (range) => {
    const { data } = await tokenTransactions.search(
      { type, status: state, ...toServerDays(query), ...order, ...range },
      options,
    );
    return { items: data.data.map(spentRow), total: data.total };
  });

  // False once a list had more records than the budget allows.
  let isComplete = true;
  const fetchWhole = async <T extends { _id: string }>(list: ListPart<T>): Promise<T[]> => {
    const part = await fetchFirst(list, Infinity, budget);
    isComplete &&= part.isComplete;
    return part.items;
  };

  const loadRefunded = async (): Promise<LedgerRow[]> => {
    if (state || kind === 'bought') return [];
    const refunded = await fetchWhole(async (range) => {
      const { data } = await tokenTransactions.search({ status: 'refunded', ...range }, options);
      return { items: data.data, total: data.total };
    });
    return refunded.filter(({ type }) => !kind || types.includes(type)).flatMap(refundRows);
  };

  const loadBought = async (): Promise<LedgerRow[] | null> => {
    if ((kind && kind !== 'bought') || (state && state !== 'success')) return [];
    try {
      const lists = TOKEN_PAYMENTS.map((type) =>
        fetchWhole(async (range) => {
          const { data } = await searchCardPayments(services, { type, ...range }, options);
          return { items: data.data, total: data.total };
        }),
      );
      // A server that doesn't know the filter sends other types too.
      return (await Promise.all(lists)).flatMap((payments, index) =>
        payments.filter(({ type }) => type === TOKEN_PAYMENTS[index]).flatMap(toTokenRows),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.endsSession || error.aborted) throw error;
      return null;
    }
  };

  const [back, boughtRows] = await Promise.all([loadRefunded(), loadBought()]);
  const known = [...back, ...(boughtRows ?? [])];
  const all = await firstInDays(
    [...spent, async () => ({ items: known, total: known.length })],
    count,
    oldest ? oldestFirst : newestFirst,
    query,
    budget,
  );
  return { ...all, includesTokenPurchases: boughtRows !== null, isComplete: isComplete && all.isComplete };
}

/**
 * Resolves to the token payment with this id, or null. Servers have no call for a single one, so the list is searched.
 * Throws `ApiError`.
 */
export const findTokenPayment = (
  { tokenTransactions }: Services,
  id: string,
  options?: CallOptions,
): Promise<TokenTransaction | null> =>
  findIn(
    async (range) => {
      const { data } = await tokenTransactions.search({ sortBy: 'createdAt', sort: 'desc', ...range }, options);
      return { items: data.data, total: data.total };
    },
    ({ _id }) => _id === id,
  );
