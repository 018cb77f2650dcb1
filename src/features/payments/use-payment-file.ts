import type { LedgerFilter } from '@/components/ledger/ledger-filters';
import { useLedgerFile } from '@/components/ledger/use-ledger-file';
import type { CsvCell } from '@/lib/csv';
import type { LedgerRow } from '@/lib/ledger';
import type { ListView } from '@/lib/list-address';
import { paymentStateLabel } from '@/lib/payment-state';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { loadPayments } from '@/store/payment/load-payments';
import { paymentQuery } from './payment-list';

const HEADS = ['Date', 'Kind', 'What', 'Performer', 'State', 'Price', 'Coupon', 'Amount', 'Currency', 'Number'];

const cells = (row: LedgerRow, currency: string): CsvCell[] => [
  row.at,
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

/** The whole of a list of card payments as a file. */
export function usePaymentFile(view: ListView<LedgerFilter>) {
  const services = useServices();
  const currency = useAppSelector(({ ui }) => ui.currency);
  return useLedgerFile('payments', async () => {
    const { items } = await loadPayments(services, paymentQuery(view), Infinity);
    return [HEADS, ...items.map((row) => cells(row, currency))];
  });
}
