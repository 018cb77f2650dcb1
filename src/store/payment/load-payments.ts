import type { Transaction } from '@/contract/payment';
import { cardRow, newestFirst, oldestFirst, type LedgerRow } from '@/entities/payment/transactions';
import { findIn, type ListPart } from '@/lib/lists/fetch-all';
import { getStatuses } from '@/entities/payment/payment-state';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { searchCardPayments } from './card-payments';
import { firstInDays, toServerDays, type Days } from './first-in-days';

export interface PaymentQuery extends Days {
  /** A `PaymentKind`; anything else means all. */
  kind?: string;
  state?: string;
  oldest?: boolean;
}

/** The server's transaction types for each kind of card payment. */
const PAYMENT_KINDS = {
  tokens: ['token_package', 'wallet_topup'],
  membership: ['subscription_package'],
  subscription: ['monthly_subscription', 'yearly_subscription', 'free_subscription'],
  video: ['video'],
  gallery: ['gallery'],
  product: ['product'],
} as const satisfies Record<string, readonly string[]>;

export type PaymentKind = keyof typeof PAYMENT_KINDS;
const isKind = (kind: string | undefined): kind is PaymentKind => kind !== undefined && kind in PAYMENT_KINDS;

/** Resolves to the visitor's first `count` card payments. Throws `ApiError`. */
export async function loadPayments(
  services: Services,
  { kind, state, oldest = false, ...days }: PaymentQuery,
  count: number,
  options?: CallOptions,
) {
  const types: readonly (string | undefined)[] = isKind(kind) ? PAYMENT_KINDS[kind] : [undefined];
  const statuses: readonly (string | undefined)[] = state ? getStatuses(state) : [undefined];
  const order = { sortBy: 'createdAt', sort: oldest ? 'asc' : 'desc' } as const;
  const lists = types.flatMap((type) =>
    statuses.map((status): ListPart<LedgerRow> => async (range) => {
      const { data } = await searchCardPayments(
        services,
        { type, status, ...toServerDays(days), ...order, ...range },
        options,
      );
      return { items: data.data.map(cardRow), total: data.total };
    }),
  );
  return firstInDays(lists, count, oldest ? oldestFirst : newestFirst, days);
}

/**
 * Resolves to the card payment with this id, or null. Servers have no call for a single one, so the list is searched.
 * Throws `ApiError`.
 */
export const findPayment = (services: Services, id: string, options?: CallOptions): Promise<Transaction | null> =>
  findIn(
    async (range) => {
      const { data } = await searchCardPayments(services, { sortBy: 'createdAt', sort: 'desc', ...range }, options);
      return { items: data.data, total: data.total };
    },
    ({ _id }) => _id === id,
  );
