import { Figures } from '@/features/studio/shared/figures';
import { LoadFailure, NotSupported } from '@/features/studio/shared/states';
import { SectionHeader } from '@/components/section/section-header';
import { getBuckets, bySource } from '@/features/studio/shared/earnings/buckets';
import { EarningsChart } from '@/features/studio/shared/earnings/earnings-chart';
import { SourceList } from '@/features/studio/shared/earnings/source-list';
import { UnitAmount } from '@/features/studio/shared/earnings/unit-amount';
import { subtractKnownAmounts } from '@/lib/format/money';
import type { EarningsPage, EarningTotals } from './earnings.loader';
import { useEarningParts } from './use-earnings';
import styles from './earnings-summary.module.css';

export function EarningsSummary(page: EarningsPage) {
  const { unit, view, today } = page;
  const { totals, days } = useEarningParts(page);
  const { from, to } = view.filters;
  return (
    <div className={styles.summary}>
      {totals.part.ok ? (
        <Totals totals={totals.part.content} unit={unit} />
      ) : (
        <LoadFailure
          title="The totals couldn’t be loaded."
          message={totals.part.message}
          onRetry={totals.retry}
          retrying={totals.retrying}
        />
      )}
      {!days.part.ok && (
        <LoadFailure
          title="The daily figures couldn’t be loaded."
          message={days.part.message}
          onRetry={days.retry}
          retrying={days.retrying}
        />
      )}
      {days.part.ok && days.part.content === null && <NotSupported what="totals by day and by source" />}
      {days.part.ok && days.part.content && days.part.content.length > 0 && (
        <div className={styles.pictures}>
          <section aria-labelledby="by-day" className={styles.picture}>
            <SectionHeader id="by-day" title="Over time" />
            <EarningsChart buckets={getBuckets(days.part.content, { from, to, today })} unit={unit} />
          </section>
          <section aria-labelledby="by-source" className={styles.picture}>
            <SectionHeader id="by-source" title="By source" />
            <SourceList sources={bySource(days.part.content)} unit={unit} />
          </section>
        </div>
      )}
    </div>
  );
}

function Totals({
  totals: { gross, commission, net, paid },
  unit,
}: { totals: EarningTotals } & Pick<EarningsPage, 'unit'>) {
  const sums: [name: string, amount: number | undefined][] = [
    ['Gross', gross],
    ['Commission', commission],
    ['Your net', net],
  ];
  if (paid !== null) sums.push(['Paid out', paid], ['Not paid out yet', subtractKnownAmounts(net, paid)]);
  return (
    <div className={styles.totals}>
      <Figures
        label="Totals"
        main="Your net"
        figures={sums
          .filter(([, amount]) => amount !== undefined)
          .map(([name, amount]) => ({ name, value: <UnitAmount amount={amount} unit={unit} /> }))}
      />
    </div>
  );
}
