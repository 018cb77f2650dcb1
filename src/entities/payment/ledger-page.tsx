import type { ReactNode } from 'react';
import { FileDown } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { cx } from '@/components/cx';
import type { Option } from '@/components/listing/filter-set';
import { ListCount } from '@/components/listing/list-count';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { EndOfList } from '@/components/empty-error-states/end-of-list';
import { BlockError } from '@/components/empty-error-states/error-state';
import { useReload } from '@/components/hooks/use-reload';
import { useReloadInZone } from '@/components/hooks/use-reload-in-zone';
import {
  activeFilters,
  getListUrl,
  getPageUrl,
  getLastPage,
  withoutFilters,
  type ListRules,
  type ListView,
} from '@/lib/lists/list-url';
import { formatNumber } from '@/lib/format/format';
import { LedgerFilters, type LedgerFilter } from './ledger-filters';
import type { useLedgerFile } from './use-ledger-file';
import { WalletTabs } from './wallet-tabs';
import styles from './ledger-page.module.css';

interface LedgerPageProps {
  title: string;
  noun: string;
  plural: string;
  rules: ListRules<LedgerFilter>;
  view: ListView<LedgerFilter>;
  /** Time zone of the days that the rows were filtered by; missing if they are days of the server. */
  zone?: string;
  kinds: readonly Option[];
  states: readonly Option[];
  total: number;
  shownCount: number;
  failure: string | null;
  file: ReturnType<typeof useLedgerFile>;
  /** False for performers, who only pay by card. */
  hasWallet?: boolean;
  children: ReactNode;
  empty: { title: string; hint: string; href: string; step: string };
}

/** A page that lists transactions: filters, totals, paginated rows, and a CSV download of the whole list. */
export function LedgerPage({
  title,
  noun,
  plural,
  rules,
  view,
  zone,
  kinds,
  states,
  total,
  shownCount,
  failure,
  file,
  hasWallet = true,
  children,
  empty,
}: LedgerPageProps) {
  const reload = useReload();
  useReloadInZone(view.filters.from || view.filters.to ? zone : undefined);
  const navigation = useListNavigation(rules, view);
  const isFiltered = activeFilters(rules, navigation.view).length > 0;
  const list = {
    items: Array.from({ length: shownCount }),
    total,
    requesting: false,
    error: failure === null ? null : { message: failure },
  };
  const renderBody = () => {
    if (failure !== null)
      return <BlockError title={`The ${plural} couldn’t be loaded.`} message={failure} onRetry={reload} />;
    if (shownCount > 0) {
      return (
        <div
          className={cx(styles.list, navigation.isNavigating && styles.navigating)}
          aria-busy={navigation.isNavigating || undefined}
        >
          {children}
          {view.upto >= getLastPage(total) && <EndOfList />}
          <Pagination
            current={view.upto}
            last={getLastPage(total)}
            hrefFor={(page) => getPageUrl(rules, view, page)}
            label={plural}
          />
        </div>
      );
    }
    if (isFiltered) {
      return (
        <EmptyState
          illustration="search"
          heading="h2"
          title={`No ${plural} match your search`}
          action={<ButtonLink href={getListUrl(rules, withoutFilters(view))}>Show all {plural}</ButtonLink>}
        >
          <p>Try another type or other dates.</p>
        </EmptyState>
      );
    }
    return (
      <EmptyState
        illustration="letter"
        heading="h2"
        title={empty.title}
        action={
          <ButtonLink variant="primary" href={empty.href}>
            {empty.step}
          </ButtonLink>
        }
      >
        <p>{empty.hint}</p>
      </EmptyState>
    );
  };

  return (
    <>
      <SectionHeader heading="h1" title={title} note={<ListCount list={list} noun={noun} plural={plural} />}>
        <Button icon={<FileDown />} loading={file.making} disabled={shownCount === 0} onClick={file.onMake}>
          Download CSV
        </Button>
      </SectionHeader>
      {hasWallet && <WalletTabs current={rules.path} />}
      <div className={styles.page}>
        {file.failure !== null && (
          <BlockError title="The file couldn’t be created." message={file.failure} onRetry={file.onMake} />
        )}
        {file.cutAfter !== null && (
          <p role="status">
            The file ends after {formatNumber(file.cutAfter)} {plural}. Choose a shorter date range to download the
            others.
          </p>
        )}
        {(shownCount > 0 || isFiltered || failure !== null) && (
          <LedgerFilters kinds={kinds} states={states} navigation={navigation} noun={plural} total={total} />
        )}
        {renderBody()}
      </div>
    </>
  );
}
