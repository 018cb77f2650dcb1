import { useLedgerFile } from '@/entities/payment/use-ledger-file';
import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { getTimeZone } from '@/components/text/use-time-zone';
import { formatCsvTime, type CsvCell } from '@/lib/format/csv';
import { runningBalances, type LedgerRow } from '@/entities/payment/transactions';
import type { ListView } from '@/lib/lists/list-url';
import { paymentStateLabel } from '@/entities/payment/payment-state';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { loadTokenTransactions } from '@/store/payment/load-token-transactions';
import { balanceGap } from './balance-gap';
import { transactionQuery } from './token-list';

const COLUMN_HEADINGS = ['Date', 'Type', 'Description', 'Performer', 'Status', 'Tokens', 'Balance after', 'Number'];

const getCells = (row: LedgerRow, balance: number | null | undefined): CsvCell[] => [
  formatCsvTime(row.at, getTimeZone()),
  row.kind,
  row.title,
  row.payee?.name,
  paymentStateLabel(row.status),
  row.amount,
  balance,
  row._id,
];

export function useTokenFile(view: ListView<LedgerFilter>) {
  const services = useServices();
  const balance = useAppSelector(({ user }) => user.current.balance);
  return useLedgerFile('token-history', async (onCut) => {
    const { items, includesTokenPurchases, isComplete } = await loadTokenTransactions(
      services,
      transactionQuery(view),
      Infinity,
    );
    if (!isComplete) onCut(items.length);
    const isOldest = view.sort === 'oldest';
    const isKnown =
      balanceGap(view, { hasAll: isComplete, includesTokenPurchases: includesTokenPurchases && isComplete }) === null;
    const balances = isKnown ? runningBalances(isOldest ? items.toReversed() : items, balance) : [];
    const inOrder = isOldest ? balances.toReversed() : balances;
    return [COLUMN_HEADINGS, ...items.map((row, index) => getCells(row, inOrder[index]))];
  });
}
