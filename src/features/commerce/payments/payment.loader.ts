import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export interface PaymentPage {
  /** ID of the payment in the URL; null for the last payment of this device. */
  transactionId: string | null;
}

/** The page that the payment provider redirects to. The URL is only a hint: the outcome comes from the server. */
export const loadPayment = ({ query }: PageScope): Promise<PageOutcome<PaymentPage>> =>
  Promise.resolve(ok({ transactionId: readParameter(query, 'transactionId').slice(0, 100) || null }));
