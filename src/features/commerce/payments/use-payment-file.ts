import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { useLedgerFile } from '@/entities/payment/use-ledger-file';
import { getTimeZone } from '@/components/text/use-time-zone';
import { formatCsvTime, type CsvCell } from '@/lib/format/csv';
import type { LedgerRow } from '@/entities/payment/transactions';
import type { ListView } from '@/lib/lists/list-url';
import { paymentStateLabel } from '@/entities/payment/payment-state';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { loadPayments } from '@/store/payment/load-payments';
import { paymentQuery } from './payment-list';

const COLUMN_HEADINGS = [
  'Date',
  'Type',
  'Item',
  'Performer',
  'Status',
  'Price',
  'Coupon',
  'Amount',
  'Currency',
  'Number',
];

const getCells = (row: LedgerRow, currency: string): CsvCell[] => [
  formatCsvTime(row.at, getTimeZone()),
  row.kind,
  row.title,
  row.payee?.name,
  paymentStateLabel(row.status),
  row.original ?? row.amount,
  row.coupon,
  row.amount,
  currency,
  row._id,
];

export function usePaymentFile(view: ListView<LedgerFilter>) {
  const services = useServices();
  const currency = useAppSelector(({ ui }) => ui.currency);
  return useLedgerFile('payments', async (onCut) => {
    const { items, isComplete } = await loadPayments(services, paymentQuery(view), Infinity);
    if (!isComplete) onCut(items.length);
    return [COLUMN_HEADINGS, ...items.map((row) => getCells(row, currency))];
  });
}
