import { CsvButton, CsvFailure } from '../shared/csv-download';
import { LinkButton } from '../shared/link-button';
import { StudioEmptyState } from '../shared/states';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { formatNumber } from '@/lib/format/format';
import { getListUrl, withSort } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';
import { ANALYTICS, ITEM_ORDERS, getUnit } from './analytics-url';
import { MAX_ITEMS, MAX_SALES, type AnalyticsPage, type ItemsReport } from './analytics.loader';
import { ItemTable } from './item-table';
import { useItemsFile } from './use-analytics';
import styles from './analytics-screen.module.css';

export function ItemsPart({ page, report: { rows, total, isPartial } }: { page: AnalyticsPage; report: ItemsReport }) {
  const { view } = page;
  const file = useItemsFile(page);
  return (
    <>
      <SectionHeader
        id="items"
        title="Top items"
        note={total > rows.length && `The first ${rows.length} of ${formatNumber(total)}. The file has all of them.`}
      >
        <CsvButton file={file} size="small" disabled={total === 0}>
          Download CSV<span className="visually-hidden"> of the items</span>
        </CsvButton>
      </SectionHeader>
      <CsvFailure file={file} />
      {total === 0 ? (
        <StudioEmptyState
          illustration="bag"
          heading="p"
          title="Nothing published yet"
          action={
            <LinkButton type="primary" href={studioPaths.videoNew}>
              Upload a video
            </LinkButton>
          }
        >
          <p>Views, likes and sales of your items show up here.</p>
        </StudioEmptyState>
      ) : (
        <>
          <LinkTabs
            label="Sort items by"
            scroll={false}
            tabs={ITEM_ORDERS.map(({ value, label }) => ({
              label,
              href: getListUrl(ANALYTICS, withSort(view, value)),
              current: value === view.sort,
            }))}
          />
          <ItemTable rows={rows} unit={getUnit(view)} />
          <p className={styles.note}>
            Views, likes and “Sold” are all-time totals for your {MAX_ITEMS} most viewed items of each type. Earnings
            cover the selected period and exclude orders with several items.
            {isPartial && ` Only the newest ${formatNumber(MAX_SALES)} sales are included.`} Subscriptions aren’t
            counted per item, because we don’t know which item led to them.
          </p>
        </>
      )}
    </>
  );
}
