import { ok, type PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export interface PaymentPage {
  /** The payment that the address names; null = the last one of this device. */
  transactionId: string | null;
}

/** Where a payment page sends the browser back to. The address is a hint only: what became of the payment is asked of the server. */
export const loadPayment = ({ query }: PageScope): Promise<PageOutcome<PaymentPage>> => Promise.resolve(ok({ transactionId: oneOf(query, 'transactionId').slice(0, 100) || null }));
