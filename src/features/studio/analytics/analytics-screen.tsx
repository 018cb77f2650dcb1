import { ChipLink, ChipList } from '@/components/chip/chip';
import { LoadedPart } from '../shared/states';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { UNITS } from '../shared/earnings/sources';
import { formatDate } from '@/lib/format/format';
import { getListUrl, withFilter } from '@/lib/lists/list-url';
import { ANALYTICS, getPeriods, RANGES, getUnit } from './analytics-url';
import type { AnalyticsPage } from './analytics.loader';
import { EarningsPart } from './earnings-part';
import { ItemsPart } from './items-part';
import { TotalsPart } from './totals-part';
import { useAnalytics } from './use-analytics';
import styles from './analytics-screen.module.css';

export function AnalyticsScreen(page: AnalyticsPage) {
  const { view, today } = page;
  const { earnings, subscribers, items } = useAnalytics(page);
  const { from, to } = getPeriods(view, today).now;
  return (
    <>
      <SectionHeader heading="h1" title="Analytics" note={`${formatDate(from)} to ${formatDate(to)}, days in UTC`} />
      <LinkTabs
        label="Show in"
        tabs={UNITS.map(({ unit, label }) => ({
          label,
          href: getListUrl(ANALYTICS, withFilter(view, 'in', unit === 'money' ? 'money' : '')),
          current: unit === getUnit(view),
        }))}
      />
      <div className={styles.page}>
        <ChipList label="Period">
          {RANGES.map(({ value, label }) => (
            <ChipLink
              key={label}
              href={getListUrl(ANALYTICS, withFilter(view, 'range', value ?? ''))}
              current={value === view.filters.range}
            >
              {label}
            </ChipLink>
          ))}
        </ChipList>
        <TotalsPart view={view} earnings={earnings.part} subscribers={subscribers.part} />
        <LoadedPart title="New subscribers couldn’t be counted." data={subscribers} />
        <LoadedPart title="Your earnings couldn’t be loaded." data={earnings}>
          {(report) => <EarningsPart page={page} report={report} />}
        </LoadedPart>
        <section aria-labelledby="items" className={styles.part}>
          {!items.part.ok && <SectionHeader id="items" title="Top items" />}
          <LoadedPart title="Your items couldn’t be loaded." data={items}>
            {(report) => <ItemsPart page={page} report={report} />}
          </LoadedPart>
        </section>
      </div>
    </>
  );
}
