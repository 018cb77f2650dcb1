import { formatCount } from '@/lib/format/format';
import { scaleEnd, type Bucket, type Buckets } from './buckets';
import type { EarningUnit } from './earning-list';
import { UnitAmount, useUnitText } from './unit-amount';
import styles from './earnings-chart.module.css';

/** Height of the chart and its labels in px; widths are percentages so that it fills its container. */
const HEIGHT = 200;
const GROUND = 168;
const TOP = 16;

interface ChartProps {
  buckets: Buckets;
  unit: EarningUnit;
}

/** Earnings as stacked bars: the performer's share below, the commission on top. A table offers the same data. */
export function EarningsChart({ buckets: { unit: step, bars }, unit }: ChartProps) {
  const text = useUnitText(unit);
  const highest = Math.max(0, ...bars.map(({ gross }) => gross));
  const end = scaleEnd(highest);
  const best = bars.reduce<Bucket | null>((top, bar) => (bar.gross > (top?.gross ?? 0) ? bar : top), null);
  const summary = best
    ? `Earnings by ${step}. The best ${step} was ${best.title} with ${text(best.gross)} gross, ${text(best.net)} of it yours.`
    : `Earnings by ${step}: none.`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.net}>Yours</span>
        <span className={styles.commission}>Commission</span>
      </figcaption>
      <svg role="img" aria-label={summary} width="100%" height={HEIGHT} className={styles.drawing}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line x1="0" x2="100%" y1={levelOf(part)} y2={levelOf(part)} className={styles.level} />
            {part > 0 && (
              <text x="0" y={levelOf(part) - 4} className={styles.word}>
                {end * part < 10 ? end * part : formatCount(end * part)}
              </text>
            )}
          </g>
        ))}
        {bars.map((bar, index) => (
          <Bar
            key={bar.key}
            bar={bar}
            end={end}
            from={(index / bars.length) * 100}
            width={100 / bars.length}
            title={`${bar.title}: ${text(bar.gross)} gross, ${text(bar.net)} yours`}
          />
        ))}
        <text x="0" y={HEIGHT - 8} className={styles.word}>
          {bars[0]?.title}
        </text>
        {bars.length > 1 && (
          <text x="100%" y={HEIGHT - 8} textAnchor="end" className={styles.word}>
            {bars.at(-1)?.title}
          </text>
        )}
      </svg>
      <details className={styles.behind}>
        <summary>Show figures</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Earnings by {step}</caption>
          <thead>
            <tr>
              <th scope="col">{step === 'day' ? 'Day' : 'Month'}</th>
              <th scope="col">Sales</th>
              <th scope="col">Gross</th>
              <th scope="col">Commission</th>
              <th scope="col">Net</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ sales }) => sales > 0)
              .toReversed()
              .map(({ key, title, sales, gross, commission, net }) => (
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
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const levelOf = (part: number) => GROUND - part * (GROUND - TOP);

interface BarProps {
  bar: Bucket;
  end: number;
  /** Offset and width in percent. */
  from: number;
  width: number;
  title: string;
}

function Bar({ bar: { gross, net }, end, from, width, title }: BarProps) {
  const top = levelOf(gross / end);
  const middle = levelOf(net / end);
  const position = { x: `${from + width * 0.15}%`, width: `${width * 0.7}%` };
  return (
    <g className={styles.bar}>
      <title>{title}</title>
      <rect x={`${from}%`} width={`${width}%`} y={TOP} height={GROUND - TOP} className={styles.room} />
      <rect {...position} y={top} height={middle - top} className={styles.commissionBar} />
      <rect {...position} y={middle} height={GROUND - middle} className={styles.netBar} />
    </g>
  );
}
