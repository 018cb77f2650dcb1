import type { ListReply } from '@/contract/envelope';
import type { Transaction, TransactionSearchQuery } from '@/contract/payment';
import { orIfMissing } from '@/lib/http/missing-call';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/http-client';

/** Servers have one of two names for the list of card payments, or both (contract H-15). */
const OTHER_NAME = { searchTransactions: 'searchPayments', searchPayments: 'searchTransactions' } as const;

/** A part of the visitor's card payments, asked for by the one name and, where the server does not know that, by the other. Throws `ApiError`. */
export function searchCardPayments(
  { payments }: Pick<Services, 'payments'>,
  query: TransactionSearchQuery,
  options?: CallOptions,
  name: keyof typeof OTHER_NAME = 'searchTransactions',
): Promise<ListReply<Transaction>> {
  return orIfMissing(
    () => payments[name](query, options),
    () => payments[OTHER_NAME[name]](query, options),
  );
}
