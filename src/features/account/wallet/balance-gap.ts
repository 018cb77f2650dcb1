import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { activeFilters, type ListView } from '@/lib/lists/list-url';
import { TOKEN_LIST } from './token-list';

/** Why the balance after each row is not available. */
export type BalanceGap = 'filtered' | 'order' | 'purchases';

/** Balances are calculated back from the current one, which needs every transaction since. */
export function balanceGap(
  view: ListView<LedgerFilter>,
  { hasAll, includesTokenPurchases }: { hasAll: boolean; includesTokenPurchases: boolean },
): BalanceGap | null {
  if (activeFilters(TOKEN_LIST, view).length > 0) return 'filtered';
  if (view.sort === 'oldest' && !hasAll) return 'order';
  return includesTokenPurchases ? null : 'purchases';
}

export const GAP_MESSAGES: Record<BalanceGap, string> = {
  filtered: 'Remove all filters to see the balance after each transaction.',
  order: 'Sort by newest to see the balance after each transaction.',
  purchases: 'Your token purchases couldn’t be loaded, so balances and totals are missing.',
};
