import { useState } from 'react';
import { useBulk } from '../shared/use-bulk';
import { useCsvFile } from '../shared/use-csv-file';
import { getTimeZone } from '@/components/text/use-time-zone';
import { isInPeriod } from '@/entities/order/order-period';
import { getLineStage } from '@/entities/order/order-stage';
import { addressLines } from '@/entities/order/address-lines';
import { getOrderNumber } from '@/entities/order/order-number';
import { formatCsv, formatCsvTime, type CsvCell } from '@/lib/format/csv';
import { saveFile } from '@/components/save-file';
import { useServices } from '@/services/services-context';
import { updateShipment } from './update-shipment';
import { fanName, type SaleLine } from './sale-line';
import { isShippable, type ShipmentStep, saleStageLabel } from './sale-stage';
import { salesList, type SalesPage } from './sales.loader';

export interface ShipmentChange {
  step: ShipmentStep;
  codes: Readonly<Record<string, string>>;
}

export function useSales({ items, view: { filters } }: SalesPage) {
  const services = useServices();
  const [moved, setMoved] = useState<{ of: readonly SaleLine[]; lines: Readonly<Record<string, SaleLine>> }>({
    of: items,
    lines: {},
  });
  // The page reloaded, so its data is newer than the local changes.
  if (moved.of !== items) setMoved({ of: items, lines: {} });

  const bulk = useBulk<SaleLine, ShipmentChange>({
    run: (line, { step, codes }) => {
      const code = codes[line._id]?.trim() ?? line.shippingCode ?? '';
      const changed = code !== (line.shippingCode ?? '');
      return updateShipment(services, line, { deliveryStatus: step, ...(changed && { shippingCode: code }) }, (fresh) =>
        setMoved((now) => ({ ...now, lines: { ...now.lines, [fresh._id]: fresh } })),
      );
    },
  });
  const left =
    filters.state !== undefined && Object.values(moved.lines).some((line) => getLineStage(line) !== filters.state);
  return { lines: items.map((line) => moved.lines[line._id] ?? line), left, bulk };
}

const HEADS = [
  'Order',
  'Date',
  'Fan',
  'Address',
  'Postal code',
  'Phone',
  'Item',
  'Quantity',
  'Note',
  'Status',
  'Tracking',
];

const toRow = (line: SaleLine): CsvCell[] => [
  getOrderNumber(line),
  formatCsvTime(line.createdAt, getTimeZone()),
  fanName(line),
  addressLines({ deliveryAddress: line.deliveryAddress }).join(', '),
  line.postalCode,
  line.phoneNumber,
  line.name,
  line.quantity,
  line.userNote,
  saleStageLabel(getLineStage(line)).label,
  line.shippingCode,
];

const NAME = 'addresses';

export const saveAddresses = (lines: readonly SaleLine[]): void =>
  saveFile(`${NAME}.csv`, 'text/csv', formatCsv([HEADS, ...lines.map(toRow)]));

export function useAddressFile(page: SalesPage) {
  const services = useServices();
  return useCsvFile({
    name: NAME,
    heads: HEADS,
    list: salesList(services, page),
    toRows: (items) =>
      items.filter((line) => isShippable(line) && isInPeriod(line, page.view.filters.period, getTimeZone())).map(toRow),
  });
}
