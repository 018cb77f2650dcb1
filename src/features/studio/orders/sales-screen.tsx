import dynamic from 'next/dynamic';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ArrowLeft, MapPin, Printer, Truck } from 'lucide-react';
import { StatusTag } from '../shared/status-tag';
import { isYear } from '@/entities/order/order-period';
import { getLineStage } from '@/entities/order/order-stage';
import { getOrderNumber } from '@/entities/order/order-number';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { CsvButton, CsvFailure } from '../shared/csv-download';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { LocalDate } from '@/components/text/local-date';
import { useReload } from '@/components/hooks/use-reload';
import { useReloadInZone } from '@/components/hooks/use-reload-in-zone';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { PackingSlips } from './packing-slips';
import { SaleAmount } from './sale-amount';
import { fanName, saleTitle, type SaleLine } from './sale-line';
import { KINDS, saleFilters, type SaleKind, saleRules, saleListLabels } from './sale-list';
import { isPaid, isShippable, saleStageLabel } from './sale-stage';
import type { SalesPage } from './sales.loader';
import { saveAddresses, useAddressFile, useSales } from './use-sales';

const MoveDialog = dynamic(() => import('./shipment-status-dialog').then((module) => module.ShipmentStatusDialog), {
  ssr: false,
});

const COLUMNS: readonly StudioColumn<SaleLine>[] = [
  { key: 'state', head: 'Status', bare: true, cell: (line) => <StatusTag {...saleStageLabel(getLineStage(line))} /> },
  {
    key: 'fan',
    head: 'Fan',
    cell: (line) =>
      line.fan ? (
        <Link href={paths.fan(line.fan)} dir="auto">
          {line.fan.name}
        </Link>
      ) : (
        fanName(line)
      ),
  },
  {
    key: 'total',
    head: 'Paid',
    figure: true,
    cell: (line) => (isPaid(line) ? <SaleAmount amount={line.totalPrice} payBy={line.payBy} /> : '–'),
  },
  {
    key: 'date',
    head: 'Ordered',
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ createdAt }) => <LocalDate iso={createdAt ?? ''} />,
  },
];

const EMPTY: Record<SaleKind, { title: string; hint: string }> = {
  physical: { title: 'Nothing to ship yet', hint: 'Orders from your shop show up here with their shipping address.' },
  digital: { title: 'No downloads sold yet', hint: 'Fans get files right away. You don’t need to do anything.' },
  video: { title: 'No videos sold by card yet', hint: 'Videos paid for in tokens are in your earnings.' },
  gallery: { title: 'No galleries sold by card yet', hint: 'Galleries paid for in tokens are in your earnings.' },
};

export function SalesScreen(page: SalesPage) {
  const { kind, view, now, total, failure } = page;
  useReloadInZone(isYear(view.filters.period) ? page.zone : undefined);
  const reload = useReload();
  const { lines, left, bulk } = useSales(page);
  const file = useAddressFile(page);
  // Null until the dialog is used, which loads it.
  const [chosen, setChosen] = useState<readonly SaleLine[] | null>(null);
  const { slips, openSlips, closeSlips } = useSlips();
  const shipments = kind === 'physical';
  const { noun, plural } = saleListLabels(kind);

  return (
    <>
      {slips.length > 0 && (
        <PackingSlips
          lines={slips}
          back={
            <Button icon={<ArrowLeft />} onClick={closeSlips}>
              Back to orders
            </Button>
          }
        />
      )}
      {/* Hidden, not removed: it keeps its selection. */}
      <div hidden={slips.length > 0}>
        <StudioList<SaleLine, 'q' | 'state' | 'period'>
          key={kind}
          title="Orders"
          noun={noun}
          plural={plural}
          rules={saleRules(kind)}
          view={view}
          set={saleFilters(kind, new Date(now).getUTCFullYear())}
          items={lines}
          total={total}
          left={left}
          failure={failure}
          onRetry={reload}
          getName={saleTitle}
          hrefFor={studioPaths.order}
          pictures="narrow"
          picture={(line) => <Picture src={line.image} alt="" ratio="square" placeholder="product" />}
          note={(line) => <Note line={line} />}
          columns={COLUMNS}
          actions={
            shipments
              ? [
                  { key: 'move', label: 'Set status', icon: <Truck />, onRun: setChosen },
                  { key: 'slips', label: 'Print packing slips', icon: <Printer />, onRun: openSlips },
                  { key: 'addresses', label: 'Download addresses', icon: <MapPin />, onRun: saveAddresses },
                ]
              : []
          }
          canSelect={isShippable}
          bulk={bulk}
          empty={{ illustration: 'bag', ...EMPTY[kind] }}
          tools={
            shipments && (
              <CsvButton file={file} disabled={lines.length === 0}>
                Download all addresses
              </CsvButton>
            )
          }
        >
          <LinkTabs
            label="Order type"
            tabs={KINDS.map(({ value, label }) => ({ label, href: saleRules(value).path, current: value === kind }))}
          />
          <CsvFailure file={file} />
        </StudioList>
      </div>
      {chosen && (
        <MoveDialog
          lines={chosen}
          onClose={() => setChosen([])}
          onSubmit={(moving, change) => {
            setChosen([]);
            bulk.start('Saving', moving, change);
          }}
        />
      )}
    </>
  );
}

/** The packing slips on screen. They have their own history entry, so that Back returns to the list. */
function useSlips() {
  const [slips, setSlips] = useState<readonly SaleLine[]>([]);
  useEffect(() => {
    const close = () => setSlips([]);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return {
    slips,
    openSlips: (lines: readonly SaleLine[]) => {
      // With the router's state, so that Back from a later page works.
      window.history.pushState(window.history.state, '');
      setSlips(lines);
    },
    closeSlips: () => window.history.back(),
  };
}

const Note = ({ line }: { line: SaleLine }) => (
  <>
    {getOrderNumber(line)}
    {line.shippingCode && (
      <>
        , tracking <bdi>{line.shippingCode}</bdi>
      </>
    )}
  </>
);
