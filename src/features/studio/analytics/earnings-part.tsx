import { CsvButton, CsvFailure } from '../shared/csv-download';
import { NotSupported } from '../shared/states';
import { SectionHeader } from '@/components/section/section-header';
import { EarningsChart } from '../shared/earnings/earnings-chart';
import { SourceList } from '../shared/earnings/source-list';
import { getUnit } from './analytics-url';
import type { AnalyticsPage, EarningsReport } from './analytics.loader';
import { useDaysFile } from './use-analytics';
import styles from './analytics-screen.module.css';

export function EarningsPart({ page, report: { details } }: { page: AnalyticsPage; report: EarningsReport }) {
  const file = useDaysFile(page);
  const unit = getUnit(page.view);
  if (details === null) return <NotSupported what="totals by day and by source" />;
  const { buckets, before, sources } = details;
  return (
    <div className={styles.parts}>
      <section aria-labelledby="by-day" className={styles.part}>
        <SectionHeader id="by-day" title="Over time">
          <CsvButton file={file} size="small" disabled={sources.every(({ sales }) => sales === 0)}>
            Download CSV<span className="visually-hidden"> of the earnings</span>
          </CsvButton>
        </SectionHeader>
        <CsvFailure file={file} />
        <EarningsChart buckets={buckets} unit={unit} before={before} />
      </section>
      <section aria-labelledby="by-source" className={styles.part}>
        <SectionHeader id="by-source" title="By source" />
        {sources.length > 0 ? <SourceList sources={sources} unit={unit} /> : <p>No sales in this period.</p>}
      </section>
    </div>
  );
}
