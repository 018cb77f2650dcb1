import { getTimeZone } from '@/components/text/use-time-zone';
import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { runningBalances, tokenTotals, type LedgerRow, type TokenTotals } from '@/entities/payment/transactions';
import { getRange, readView, type ListView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { tokenReceipt, type ReceiptFacts } from '@/entities/payment/receipt-facts';
import type { PageScope } from '@/store/page-scope';
import { findTokenPayment, loadTokenTransactions } from '@/store/payment/load-token-transactions';
import { balanceGap, type BalanceGap } from './balance-gap';
import { transactionQuery, TOKEN_LIST } from './token-list';

export interface TokenListPage extends ListProps<LedgerRow> {
  kind: 'list';
  view: ListView<LedgerFilter>;
  /** The visitor's time zone; UTC on the server. */
  zone: string;
  /** Balance after each row, or why it is not available. */
  balances: (number | null)[] | BalanceGap;
  /** Null if the list is too long to add up. */
  totals: TokenTotals | null;
}

interface TokenReceiptPage {
  kind: 'receipt';
  receipt: Loaded<ReceiptFacts | null>;
}

export type TokenHistoryPage = TokenListPage | TokenReceiptPage;

/** Loads the token history or the receipt of one payment. */
export async function loadTokenHistory(scope: PageScope): Promise<PageOutcome<TokenHistoryPage>> {
  const receipt = readParameter(scope.query, 'receipt');
  return receipt ? loadReceipt(scope, receipt) : loadTokenList(scope);
}

async function loadReceipt({ services, signal }: PageScope, id: string): Promise<PageOutcome<TokenHistoryPage>> {
  const receipt = await loaded(async () => {
    const payment = await findTokenPayment(services, id, { signal });
    return payment && tokenReceipt(payment);
  });
  return ok<TokenHistoryPage>({ kind: 'receipt', receipt }, !receipt.ok ? 503 : receipt.content ? 200 : 404);
}

function loadTokenList({ services, query, getState, signal }: PageScope): Promise<PageOutcome<TokenHistoryPage>> {
  const view = readView(TOKEN_LIST, query);
  const { offset, limit } = getRange(view);
  const page: Omit<TokenListPage, keyof ListProps<LedgerRow>> = {
    kind: 'list',
    view,
    zone: getTimeZone(),
    balances: [],
    totals: null,
  };
  return loadList(TOKEN_LIST, page, async () => {
    const { items, total, includesTokenPurchases, isComplete } = await loadTokenTransactions(
      services,
      transactionQuery(view),
      offset + limit,
      {
        signal,
      },
    );
    const hasAll = isComplete && items.length >= total;
    const getPage = <T>(list: T[]) => list.slice(offset, offset + limit);
    const gap = balanceGap(view, { hasAll, includesTokenPurchases });
    const newestFirst = view.sort === 'oldest' ? items.toReversed() : items;
    const balances = runningBalances(newestFirst, getState().user.current.balance);
    return {
      items: getPage(items),
      total,
      balances: gap ?? getPage(view.sort === 'oldest' ? balances.toReversed() : balances),
      totals: hasAll && includesTokenPurchases ? tokenTotals(items) : null,
    };
  });
}
