import { useMemo } from 'react';
import { BarChart, type ChartSeries } from '@/components/chart/bar-chart';
import { shortTitles, type Bucket, type Buckets } from './buckets';
import type { EarningUnit } from './sources';
import { UnitAmount, useUnitText } from './unit-amount';
import styles from './earnings-chart.module.css';

const UNIT_LABELS: Record<Buckets['unit'], string> = { day: 'Day', month: 'Month', year: 'Year' };

interface ChartProps {
  buckets: Buckets;
  unit: EarningUnit;
  /** The net amounts of the period before, bar by bar. */
  before?: readonly number[];
}

/** Earnings over time: the performer's share below, the commission on top. A table offers the same data. */
export function EarningsChart({ buckets, unit, before }: ChartProps) {
  const { unit: step, bars } = buckets;
  const text = useUnitText(unit);
  const data = useMemo(() => {
    const series: ChartSeries[] = [
      { name: 'Commission', color: 'color-line-strong', values: bars.map(({ gross }) => gross) },
      { name: 'Net', color: 'color-accent', values: bars.map(({ net }) => net) },
    ];
    if (before) series.push({ name: 'Net, previous period', color: 'color-text', values: before, line: true });
    return { labels: shortTitles(buckets), series };
  }, [buckets, bars, before]);
  const best = bars.reduce<Bucket | null>((top, bar) => (bar.gross > (top?.gross ?? 0) ? bar : top), null);
  const summary = best
    ? `Best ${step}: ${best.title}, ${text(best.gross)} gross, ${text(best.net)} net.`
    : 'No sales in this period.';
  const describe = (index: number) => {
    const bar = bars[index];
    if (!bar) return summary;
    const earlier = before?.[index];
    return `${bar.title}: ${text(bar.gross)} gross, ${text(bar.net)} net${earlier === undefined ? '' : `, ${text(earlier)} in the previous period`}.`;
  };
  return (
    <>
      <BarChart data={data} label={`Earnings by ${step}`} summary={summary} describe={describe} />
      <details className={styles.behind}>
        <summary>Show figures</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Earnings by {step}</caption>
          <thead>
            <tr>
              <th scope="col">{UNIT_LABELS[step]}</th>
              <th scope="col">Sales</th>
              <th scope="col">Gross</th>
              <th scope="col">Commission</th>
              <th scope="col">Net</th>
              {before && <th scope="col">Net, previous period</th>}
            </tr>
          </thead>
          <tbody>
            {bars
              .map((bar, index) => ({ ...bar, earlier: before?.[index] }))
              .filter(({ sales, earlier }) => sales > 0 || (earlier ?? 0) > 0)
              .toReversed()
              .map(({ key, title, sales, gross, commission, net, earlier }) => (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  <td>{sales}</td>
                  <td>
                    <UnitAmount amount={gross} unit={unit} />
                  </td>
                  <td>
                    <UnitAmount amount={commission} unit={unit} />
                  </td>
                  <td>
                    <UnitAmount amount={net} unit={unit} />
                  </td>
                  {before && (
                    <td>
                      <UnitAmount amount={earlier} unit={unit} />
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
