import { getTimeZone } from '@/components/text/use-time-zone';
import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { cardTotals, type CardTotals, type LedgerRow } from '@/entities/payment/transactions';
import { getRange, readView, type ListView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { cardReceipt, type ReceiptFacts } from '@/entities/payment/receipt-facts';
import type { PageScope } from '@/store/page-scope';
import { findPayment, loadPayments } from '@/store/payment/load-payments';
import { PAYMENT_LIST, paymentQuery } from './payment-list';

export interface PaymentListPage extends ListProps<LedgerRow> {
  kind: 'list';
  view: ListView<LedgerFilter>;
  /** The visitor's time zone; UTC on the server. */
  zone: string;
  /** Null if the list is too long to be totaled. */
  totals: CardTotals | null;
}

interface PaymentReceiptPage {
  kind: 'receipt';
  receipt: Loaded<ReceiptFacts | null>;
}

export type PaymentsPage = PaymentListPage | PaymentReceiptPage;

export async function loadPaymentsPage(scope: PageScope): Promise<PageOutcome<PaymentsPage>> {
  const receipt = readParameter(scope.query, 'receipt');
  return receipt ? loadReceipt(scope, receipt) : loadPaymentList(scope);
}

async function loadReceipt({ services, signal }: PageScope, id: string): Promise<PageOutcome<PaymentsPage>> {
  const receipt = await loaded(async () => {
    const payment = await findPayment(services, id, { signal });
    return payment && cardReceipt(payment);
  });
  return ok<PaymentsPage>({ kind: 'receipt', receipt }, !receipt.ok ? 503 : receipt.content ? 200 : 404);
}

function loadPaymentList({ services, query, signal }: PageScope): Promise<PageOutcome<PaymentsPage>> {
  const view = readView(PAYMENT_LIST, query);
  const { offset, limit } = getRange(view);
  const page = { kind: 'list' as const, view, zone: getTimeZone(), totals: null as PaymentListPage['totals'] };
  return loadList(PAYMENT_LIST, page, async () => {
    const { items, total, isComplete } = await loadPayments(services, paymentQuery(view), offset + limit, { signal });
    return {
      items: items.slice(offset, offset + limit),
      total,
      totals: isComplete && items.length >= total ? cardTotals(items) : null,
    };
  });
}
