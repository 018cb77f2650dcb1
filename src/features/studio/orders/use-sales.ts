import { useState } from 'react';
import { useLedgerFile } from '@/entities/payment/use-ledger-file';
import { useBulk } from '@/features/studio/shared/use-bulk';
import { addressLines } from '@/entities/order/address-lines';
import { csv, type CsvCell } from '@/lib/format/csv';
import { firstOf } from '@/lib/lists/fetch-all';
import { saveFile } from '@/lib/browser/save-file';
import { useServices } from '@/services/services-context';
import { moveParcel } from './move-parcel';
import { fanName, orderNumberOf, type SaleLine } from './sale-line';
import { type ParcelStep, stageOf, saleStageLabel } from './sale-state';
import { fetchSales, type SalesPage } from './sales.loader';

/** Where the chosen parcels are now, and by which code each can be followed. */
export interface ParcelChange {
  step: ParcelStep;
  codes: Readonly<Record<string, string>>;
}

/** The lines in sight, as they are after what was done to them here, and the doing. */
export function useSales({ items, view: { filters } }: SalesPage) {
  const services = useServices();
  const [moved, setMoved] = useState<{ of: readonly SaleLine[]; lines: Readonly<Record<string, SaleLine>> }>({ of: items, lines: {} });
  // The page was loaded anew, and with what has happened since.
  if (moved.of !== items) setMoved({ of: items, lines: {} });

  const bulk = useBulk<SaleLine, ParcelChange>({
    run: (line, { step, codes }) => {
      const code = codes[line._id]?.trim();
      return moveParcel(services, line, { deliveryStatus: step, ...(code && { shippingCode: code }) }, (fresh) => setMoved((now) => ({ ...now, lines: { ...now.lines, [fresh._id]: fresh } })));
    },
  });
  const left = filters.state !== undefined && Object.values(moved.lines).some((line) => stageOf(line) !== filters.state);
  return { lines: items.map((line) => moved.lines[line._id] ?? line), left, bulk };
}

const HEADS = ['Order', 'Date', 'Fan', 'Address', 'Postal code', 'Phone', 'Item', 'Quantity', 'Note', 'Status', 'Tracking'];

const cells = (line: SaleLine): CsvCell[] => [
  orderNumberOf(line),
  line.createdAt,
  fanName(line),
  addressLines({ deliveryAddress: line.deliveryAddress }).join(', '),
  line.postalCode,
  line.phoneNumber,
  line.name,
  line.quantity,
  line.userNote,
  saleStageLabel(stageOf(line)).label,
  line.shippingCode,
];

const NAME = 'addresses';

/** Addresses as a file: of the chosen parcels. */
export const saveAddresses = (lines: readonly SaleLine[]): void => saveFile(`${NAME}.csv`, 'text/csv', csv([HEADS, ...lines.map(cells)]));

/** Addresses as a file: of all that the filters leave. */
export function useAddressFile(page: SalesPage) {
  const services = useServices();
  return useLedgerFile(NAME, async () => {
    const { items } = await firstOf((range) => fetchSales(services, page, range), Infinity);
    return [HEADS, ...items.map(cells)];
  });
}
