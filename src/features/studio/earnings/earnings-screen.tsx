import { FileDown } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { cx } from '@/components/cx';
import { LedgerFilters } from '@/entities/payment/ledger-filters';
import { ListCount } from '@/components/listing/list-count';
import { useListAddress } from '@/components/listing/use-list-address';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { BlockError } from '@/components/empty-error-states/error-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { useReload } from '@/components/hooks/use-reload';
import { activeFilters, addressOf, atPage, lastPageOf, withoutFilters } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';
import { SOURCES, UNITS } from '@/features/studio/shared/earnings/sources';
import { earningRules, PAYOUT_STATES, periodLinks } from './earning-list';
import { EarningTable } from './earning-table';
import { EarningsSummary } from './earnings-summary';
import type { EarningsPage } from './earnings.loader';
import { useEarningsFile } from './use-earnings';
import styles from './earnings-screen.module.css';

export function EarningsScreen(page: EarningsPage) {
  const { unit, view, today, items, total, failure } = page;
  const reload = useReload();
  const rules = earningRules(unit);
  const address = useListAddress(rules, view);
  const file = useEarningsFile(page);
  const filtered = activeFilters(rules, address.view).length > 0;
  const list = { items, total, requesting: false, error: failure === null ? null : { message: failure } };
  return (
    <>
      <SectionHeader heading="h1" title="Earnings" note={<ListCount list={list} noun="sale" plural="sales" />}>
        <Button icon={<FileDown />} loading={file.making} disabled={items.length === 0} onClick={file.onMake}>
          Download CSV
        </Button>
      </SectionHeader>
      <LinkTabs
        label="Show in"
        tabs={UNITS.map((tab) => ({
          label: tab.label,
          href: addressOf(earningRules(tab.unit), { ...view, page: 1, upto: 1 }),
          current: tab.unit === unit,
        }))}
      />
      <div className={styles.page}>
        {file.failure !== null && (
          <BlockError title="The file couldn’t be created." message={file.failure} onRetry={file.onMake} />
        )}
        <ChipList label="Period">
          {periodLinks(unit, view, today).map(({ label, href, current }) => (
            <ChipLink key={label} href={href} current={current}>
              {label}
            </ChipLink>
          ))}
        </ChipList>
        <LedgerFilters kinds={SOURCES} states={PAYOUT_STATES} address={address} noun="sales" total={total} />
        <div className={cx(styles.body, address.going && styles.going)} aria-busy={address.going || undefined}>
          {(failure !== null || items.length > 0) && <EarningsSummary key={addressOf(rules, view)} {...page} />}
          {failure !== null && <BlockError title="Your sales couldn’t be loaded." message={failure} onRetry={reload} />}
          {failure === null && items.length > 0 && (
            <>
              <EarningTable items={items} unit={unit} />
              <Pagination
                current={view.upto}
                last={lastPageOf(total)}
                hrefFor={(at) => addressOf(rules, atPage(view, at))}
                label="sales"
              />
            </>
          )}
          {failure === null &&
            items.length === 0 &&
            (filtered ? <NoMatch all={addressOf(rules, withoutFilters(view))} /> : <NoSales />)}
        </div>
      </div>
    </>
  );
}

const NoMatch = ({ all }: { all: string }) => (
  <EmptyState
    drawing="search"
    heading="h2"
    title="No matching sales"
    action={<ButtonLink href={all}>Show all sales</ButtonLink>}
  >
    <p>Try another source or period.</p>
  </EmptyState>
);

const NoSales = () => (
  <EmptyState
    drawing="bag"
    heading="h2"
    title="No sales yet"
    action={
      <ButtonLink look="primary" href={studioPaths.videoNew}>
        Upload a video
      </ButtonLink>
    }
  >
    <p>Sales, tips and subscriptions show up here.</p>
  </EmptyState>
);
