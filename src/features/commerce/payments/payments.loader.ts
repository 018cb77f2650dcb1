import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { ApiError } from '@/lib/http/errors';
import { cardTotals, type CardTotals, type LedgerRow } from '@/entities/payment/transactions';
import { rangeOf, readView, type ListView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import { cardReceipt, type ReceiptFacts } from '@/entities/payment/receipt-facts';
import type { PageScope } from '@/store/page-scope';
import { findPayment, loadPayments } from '@/store/payment/load-payments';
import { PAYMENT_LIST, paymentQuery } from './payment-list';

export interface PaymentListPage {
  kind: 'list';
  view: ListView<LedgerFilter>;
  rows: LedgerRow[];
  total: number;
  /** Null if the list is too long to be totaled. */
  totals: CardTotals | null;
  failure: string | null;
}

interface PaymentReceiptPage {
  kind: 'receipt';
  receipt: Loaded<ReceiptFacts | null>;
}

export type PaymentsPage = PaymentListPage | PaymentReceiptPage;

export async function loadPaymentsPage(scope: PageScope): Promise<PageOutcome<PaymentsPage>> {
  const receipt = oneOf(scope.query, 'receipt');
  return receipt ? loadReceipt(scope, receipt) : loadList(scope);
}

async function loadReceipt({ services, signal }: PageScope, id: string): Promise<PageOutcome<PaymentsPage>> {
  const receipt = await loaded(async () => {
    const payment = await findPayment(services, id, { signal });
    return payment && cardReceipt(payment);
  });
  return ok<PaymentsPage>({ kind: 'receipt', receipt }, !receipt.ok ? 503 : receipt.content ? 200 : 404);
}

async function loadList({ services, query, signal }: PageScope): Promise<PageOutcome<PaymentsPage>> {
  const view = readView(PAYMENT_LIST, query);
  const { offset, limit } = rangeOf(view);
  const empty: PaymentListPage = { kind: 'list', view, rows: [], total: 0, totals: null, failure: null };
  try {
    const { items, total } = await loadPayments(services, paymentQuery(view), offset + limit, { signal });
    const page: PaymentListPage = {
      ...empty,
      rows: items.slice(offset, offset + limit),
      total,
      totals: items.length >= total ? cardTotals(items) : null,
    };
    return listOutcome<PaymentsPage, LedgerFilter>(
      PAYMENT_LIST,
      view,
      { ok: true, data: { items: page.rows, total } },
      page,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome<PaymentsPage, LedgerFilter>(
      PAYMENT_LIST,
      view,
      { ok: false, error },
      { ...empty, failure: error.message },
    );
  }
}
