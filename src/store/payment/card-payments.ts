import type { ListReply } from '@/contract/envelope';
import type { Transaction, TransactionSearchQuery } from '@/contract/payment';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { orIfUnsupported } from '@/lib/http/errors';

/** Servers use one of two names for the list of card payments, or both (contract H-15). */
const OTHER_NAME = { searchTransactions: 'searchPayments', searchPayments: 'searchTransactions' } as const;

/**
 * Fetches a page of the visitor's card payments under one name and, if the server doesn't know it, under the other.
 * Throws `ApiError`.
 */
export function searchCardPayments(
  { payments }: Pick<Services, 'payments'>,
  query: TransactionSearchQuery,
  options?: CallOptions,
  name: keyof typeof OTHER_NAME = 'searchTransactions',
): Promise<ListReply<Transaction>> {
  return orIfUnsupported(
    () => payments[name](query, options),
    () => payments[OTHER_NAME[name]](query, options),
  );
}
