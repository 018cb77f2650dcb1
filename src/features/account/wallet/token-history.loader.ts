import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { ApiError } from '@/lib/http/errors';
import { runningBalances, tokenTotals, type LedgerRow, type TokenTotals } from '@/entities/payment/transactions';
import { rangeOf, readView, type ListView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import { tokenReceipt, type ReceiptFacts } from '@/entities/payment/receipt-facts';
import type { PageScope } from '@/store/page-scope';
import { findTokenPayment, loadTokenTransactions } from '@/store/payment/load-token-transactions';
import { balanceGap, type BalanceGap } from './balance-gap';
import { transactionQuery, TOKEN_LIST } from './token-list';

export interface TokenListPage {
  kind: 'list';
  view: ListView<LedgerFilter>;
  rows: LedgerRow[];
  total: number;
  /** Balance after each row, or why it is not available. */
  balances: (number | null)[] | BalanceGap;
  /** Null if the list is too long to add up. */
  totals: TokenTotals | null;
  failure: string | null;
}

interface TokenReceiptPage {
  kind: 'receipt';
  receipt: Loaded<ReceiptFacts | null>;
}

export type TokenHistoryPage = TokenListPage | TokenReceiptPage;

/** Loads the token history or the receipt of one payment. */
export async function loadTokenHistory(scope: PageScope): Promise<PageOutcome<TokenHistoryPage>> {
  const receipt = oneOf(scope.query, 'receipt');
  return receipt ? loadReceipt(scope, receipt) : loadList(scope);
}

async function loadReceipt({ services, signal }: PageScope, id: string): Promise<PageOutcome<TokenHistoryPage>> {
  const receipt = await loaded(async () => {
    const payment = await findTokenPayment(services, id, { signal });
    return payment && tokenReceipt(payment);
  });
  return ok<TokenHistoryPage>({ kind: 'receipt', receipt }, !receipt.ok ? 503 : receipt.content ? 200 : 404);
}

async function loadList({ services, query, getState, signal }: PageScope): Promise<PageOutcome<TokenHistoryPage>> {
  const view = readView(TOKEN_LIST, query);
  const { offset, limit } = rangeOf(view);
  const empty: TokenListPage = { kind: 'list', view, rows: [], total: 0, balances: [], totals: null, failure: null };
  try {
    const { items, total, complete } = await loadTokenTransactions(services, transactionQuery(view), offset + limit, {
      signal,
    });
    const whole = items.length >= total;
    const pageOf = <T>(list: T[]) => list.slice(offset, offset + limit);
    const gap = balanceGap(view, { whole, complete });
    const newestFirst = view.sort === 'oldest' ? items.toReversed() : items;
    const balances = runningBalances(newestFirst, getState().user.current.balance);
    const page: TokenListPage = {
      ...empty,
      rows: pageOf(items),
      total,
      balances: gap ?? pageOf(view.sort === 'oldest' ? balances.toReversed() : balances),
      totals: whole && complete ? tokenTotals(items) : null,
    };
    return listOutcome<TokenHistoryPage, LedgerFilter>(
      TOKEN_LIST,
      view,
      { ok: true, data: { items: page.rows, total } },
      page,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome<TokenHistoryPage, LedgerFilter>(
      TOKEN_LIST,
      view,
      { ok: false, error },
      { ...empty, failure: error.message },
    );
  }
}
