import { Figures } from '../shared/figures';
import { LoadedPart, NotSupported } from '../shared/states';
import { SectionHeader } from '@/components/section/section-header';
import { getBuckets, bySource } from '../shared/earnings/buckets';
import { EarningsChart } from '../shared/earnings/earnings-chart';
import { SourceList } from '../shared/earnings/source-list';
import { UnitAmount } from '../shared/earnings/unit-amount';
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
      <LoadedPart title="The totals couldn’t be loaded." data={totals}>
        {(content) => <Totals totals={content} unit={unit} />}
      </LoadedPart>
      <LoadedPart title="The daily figures couldn’t be loaded." data={days}>
        {(content) => {
          if (content === null) return <NotSupported what="totals by day and by source" />;
          return (
            content.length > 0 && (
              <div className={styles.pictures}>
                <section aria-labelledby="by-day" className={styles.picture}>
                  <SectionHeader id="by-day" title="Over time" />
                  <EarningsChart buckets={getBuckets(content, { from, to, today })} unit={unit} />
                </section>
                <section aria-labelledby="by-source" className={styles.picture}>
                  <SectionHeader id="by-source" title="By source" />
                  <SourceList sources={bySource(content)} unit={unit} />
                </section>
              </div>
            )
          );
        }}
      </LoadedPart>
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
