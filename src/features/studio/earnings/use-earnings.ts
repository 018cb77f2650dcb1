import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { paymentKindLabel } from '@/entities/payment/purchased';
import type { CsvCell } from '@/lib/format/csv';
import { subtractKnownAmounts } from '@/lib/format/money';
import { useServices } from '@/services/services-context';
import { useCurrency } from '@/store/ui/use-currency';
import { fetchEarningDays } from '../shared/earnings/earning-days';
import { getSource, sourceLabel } from '../shared/earnings/sources';
import type { Status } from '../shared/status';
import { useCsvFile } from '../shared/use-csv-file';
import { earningQuery } from './earning-list';
import { fetchEarnings, fetchTotals, type EarningRow, type EarningsPage } from './earnings.loader';

const HEADS = [
  'Date',
  'Source',
  'Item',
  'Fan',
  'Status',
  'Gross',
  'Commission',
  'Net',
  'Unit',
  'Paid out on',
  'Number',
  'Type',
];

export const getState = ({ transactionStatus, isPaid }: Pick<EarningRow, 'transactionStatus' | 'isPaid'>): Status => {
  if (transactionStatus === 'refunded') return { label: 'Refunded', tone: 'calm' };
  return isPaid ? { label: 'Paid out', tone: 'good' } : { label: 'Not paid out yet', tone: 'wait' };
};

export const earningKind = ({ type, sourceType }: Pick<EarningRow, 'type' | 'sourceType'>): string =>
  paymentKindLabel({ type, target: sourceType } as Parameters<typeof paymentKindLabel>[0]);

/** Name of what was sold, or its kind if it has none. */
export const earningName = (row: Pick<EarningRow, 'soldName' | 'type' | 'sourceType'>): string =>
  row.soldName ?? earningKind(row);

const cells = (row: EarningRow, unit: string): CsvCell[] => [
  row.createdAt,
  sourceLabel(getSource(row)),
  earningName(row),
  row.fan?.name,
  getState(row).label,
  row.grossPrice,
  subtractKnownAmounts(row.grossPrice, row.netPrice),
  row.netPrice,
  unit,
  row.paidAt,
  row._id,
  earningKind(row),
];

export function useEarningParts(page: EarningsPage) {
  const services = useServices();
  return {
    totals: useLoaded(page.totals, () => fetchTotals(services, page)),
    days: useLoaded(page.days, () => fetchEarningDays(services, earningQuery(page.unit, page.view))),
  };
}

export function useEarningsFile(page: EarningsPage) {
  const services = useServices();
  const { code } = useCurrency();
  const { unit } = page;
  return useCsvFile({
    name: `earnings-${unit}`,
    heads: HEADS,
    list: (range) => fetchEarnings(services, page, range),
    toRows: (items) => items.map((row) => cells(row, unit === 'tokens' ? 'tokens' : code)),
  });
}
