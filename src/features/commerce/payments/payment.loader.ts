import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export interface PaymentPage {
  /** The payment named by the address; null for the last one of this device. */
  transactionId: string | null;
}

/** The page that the payment provider redirects to. The address is only a hint: the outcome comes from the server. */
export const loadPayment = ({ query }: PageScope): Promise<PageOutcome<PaymentPage>> =>
  Promise.resolve(ok({ transactionId: readParameter(query, 'transactionId').slice(0, 100) || null }));
