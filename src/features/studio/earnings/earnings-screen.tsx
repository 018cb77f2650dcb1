import dynamic from 'next/dynamic';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { cx } from '@/components/cx';
import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import { DATE_SORTS } from '@/components/listing/filter-set';
import { ListCount } from '@/components/listing/list-count';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { CsvButton, CsvFailure } from '../shared/csv-download';
import { LinkButton } from '../shared/link-button';
import { ListToolbar, NoMatches, type ToolbarSet } from '../shared/list-toolbar';
import { LoadFailure, StudioEmptyState } from '../shared/states';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { useRetry } from '@/components/hooks/use-reload';
import { activeFilters, getLastPage, getListUrl, getPageUrl } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';
import { SOURCES, UNITS } from '../shared/earnings/sources';
import { earningRules, PAYOUT_STATES, periodLinks } from './earning-list';
import { EarningTable } from './earning-table';
import { EarningsSummary } from './earnings-summary';
import type { EarningsPage } from './earnings.loader';
import { useEarningsFile } from './use-earnings';
import styles from './earnings-screen.module.css';

/** Loaded once the page is there: antd's pickers are as large as the table. */
const DayRange = dynamic(() => import('./day-range').then((module) => module.DayRange), {
  ssr: false,
  loading: () => <div className={styles.days} />,
});

const FILTERS: ToolbarSet<LedgerFilter> = {
  choices: [
    { name: 'kind', label: 'Type', any: 'Any type', quick: true, options: SOURCES },
    { name: 'state', label: 'Status', any: 'Any status', quick: true, options: PAYOUT_STATES },
  ],
  switches: [],
  sorts: DATE_SORTS,
};

export function EarningsScreen(page: EarningsPage) {
  const { unit, view, today, items, total, failure } = page;
  const again = useRetry();
  const rules = earningRules(unit);
  const navigation = useListNavigation(rules, view);
  const file = useEarningsFile(page);
  const isFiltered = activeFilters(rules, navigation.view).length > 0;
  const list = { items, total, requesting: false, error: failure === null ? null : { message: failure } };
  return (
    <>
      <SectionHeader
        heading="h1"
        title="Earnings"
        note={
          <>
            <ListCount list={list} noun="sale" plural="sales" />
            {failure === null && ', days in UTC'}
          </>
        }
      >
        <CsvButton file={file} disabled={items.length === 0}>
          Download CSV
        </CsvButton>
      </SectionHeader>
      <LinkTabs
        label="Show in"
        tabs={UNITS.map((tab) => ({
          label: tab.label,
          href: getListUrl(earningRules(tab.unit), { ...view, page: 1, upto: 1 }),
          current: tab.unit === unit,
        }))}
      />
      <div className={styles.page}>
        <CsvFailure file={file} />
        <ChipList label="Period">
          {periodLinks(unit, view, today).map(({ label, href, current }) => (
            <ChipLink key={label} href={href} current={current}>
              {label}
            </ChipLink>
          ))}
        </ChipList>
        <ListToolbar
          set={FILTERS}
          navigation={navigation}
          noun="sales"
          total={total}
          extra={<DayRange navigation={navigation} />}
        />
        <div
          className={cx(styles.body, navigation.isNavigating && styles.navigating)}
          aria-busy={navigation.isNavigating || undefined}
        >
          {(failure !== null || items.length > 0) && <EarningsSummary key={getListUrl(rules, view)} {...page} />}
          {failure !== null && <LoadFailure title="Your sales couldn’t be loaded." message={failure} {...again} />}
          {failure === null && items.length > 0 && (
            <>
              <EarningTable items={items} unit={unit} navigation={navigation} />
              <Pagination
                current={view.upto}
                last={getLastPage(total)}
                hrefFor={(at) => getPageUrl(rules, view, at)}
                label="sales"
              />
            </>
          )}
          {failure === null &&
            items.length === 0 &&
            (isFiltered ? <NoMatches navigation={navigation} noun="sales" /> : <NoSales />)}
        </div>
      </div>
    </>
  );
}

const NoSales = () => (
  <StudioEmptyState
    illustration="bag"
    title="No sales yet"
    action={
      <LinkButton type="primary" href={studioPaths.videoNew}>
        Upload a video
      </LinkButton>
    }
  >
    <p>Sales, tips and subscriptions show up here.</p>
  </StudioEmptyState>
);
