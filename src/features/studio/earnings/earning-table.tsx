import { StatusTag } from '../shared/status-tag';
import { StudioTable, type StudioColumn } from '../shared/studio-table';
import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { Link } from '@/components/link';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import type { EarningUnit } from '../shared/earnings/sources';
import { UnitAmount } from '../shared/earnings/unit-amount';
import { DateText } from '@/components/text/date-text';
import { subtractKnownAmounts } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import type { EarningRow } from './earnings.loader';
import { earningKind, earningName, getState } from './use-earnings';

const columnsIn = (unit: EarningUnit): StudioColumn<EarningRow>[] => [
  {
    key: 'date',
    head: 'Date',
    bare: true,
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ createdAt }) => <DateText iso={createdAt ?? ''} />,
  },
  {
    key: 'fan',
    head: 'Fan',
    cell: ({ fan }) =>
      fan ? (
        <Link href={paths.fan(fan)} dir="auto">
          {fan.name}
        </Link>
      ) : (
        'Unknown'
      ),
  },
  {
    key: 'state',
    head: 'Status',
    bare: true,
    cell: (row) => <StatusTag {...getState(row)} />,
  },
  {
    key: 'gross',
    head: 'Gross',
    figure: true,
    cell: ({ grossPrice }) => <UnitAmount amount={grossPrice} unit={unit} />,
  },
  {
    key: 'commission',
    head: 'Commission',
    figure: true,
    cell: ({ grossPrice, netPrice }) => <UnitAmount amount={subtractKnownAmounts(grossPrice, netPrice)} unit={unit} />,
  },
  {
    key: 'net',
    head: 'Net',
    figure: true,
    cell: ({ netPrice }) => (
      <strong>
        <UnitAmount amount={netPrice} unit={unit} />
      </strong>
    ),
  },
];

interface EarningTableProps {
  items: readonly EarningRow[];
  unit: EarningUnit;
  navigation: ListNavigation<LedgerFilter>;
}

export const EarningTable = ({ items, unit, navigation }: EarningTableProps) => (
  <StudioTable
    title="Earnings by sale"
    first="Item"
    plural="sales"
    items={items}
    navigation={navigation}
    columns={columnsIn(unit)}
    getName={earningName}
    note={(row) => row.soldName && earningKind(row)}
  />
);
