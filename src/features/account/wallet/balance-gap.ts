import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { activeFilters, type ListView } from '@/lib/lists/list-address';
import { TOKEN_LIST } from './token-list';

/** Why the balance after each row is not told. */
export type BalanceGap = 'filtered' | 'order' | 'purchases';

/** Balances are counted back from today's: that takes every movement from the newest on. */
export function balanceGap(view: ListView<LedgerFilter>, { whole, complete }: { whole: boolean; complete: boolean }): BalanceGap | null {
  if (activeFilters(TOKEN_LIST, view).length > 0) return 'filtered';
  if (view.sort === 'oldest' && !whole) return 'order';
  return complete ? null : 'purchases';
}

export const GAP_MESSAGES: Record<BalanceGap, string> = {
  filtered: 'The balance after each movement is shown where nothing is filtered out.',
  order: 'The balance after each movement is shown with the newest first.',
  purchases: 'The tokens you bought could not be loaded, so there are no balances and no sums here.',
};
