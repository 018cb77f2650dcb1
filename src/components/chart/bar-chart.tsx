import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import styles from './bar-chart.module.css';

/** A color token of the theme, without its dashes. */
type ChartColor = 'color-accent' | 'color-line-strong' | 'color-text';

export interface ChartSeries {
  name: string;
  color: ChartColor;
  /** One value for each label. Bars overlap, so a part of another bar comes after it. */
  values: readonly number[];
  /** Drawn as a dashed line instead of bars. */
  line?: boolean;
}

export interface ChartData {
  labels: readonly string[];
  series: readonly ChartSeries[];
}

export interface BarChartProps {
  /** Memoized, or the chart is drawn again with each render. */
  data: ChartData;
  /** Accessible name: "Earnings by day". */
  label: string;
  /** Shown while no bar is pointed at, and read instead of the drawing before it is loaded. */
  summary: string;
  /** The values of a bar in one sentence. */
  describe: (index: number) => string;
}

const Drawing = dynamic(() => import('./bar-chart.client').then((module) => module.BarChartDrawing), { ssr: false });

/**
 * Bars over time. The code that draws them is loaded when the chart comes into view; its space is reserved. Pointer and
 * arrow keys read the bars one by one. The caller offers the same figures as a table.
 */
export function BarChart({ data, label, summary, describe }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {data.series.map(({ name, color, line }) => (
          <span key={name} data-color={color} data-line={line}>
            {name}
          </span>
        ))}
      </figcaption>
      <div ref={box} className={styles.box}>
        {seen ? (
          <Drawing data={data} label={label} active={active} describe={describe} onActive={setActive} />
        ) : (
          <div role="img" aria-label={`${label}. ${summary}`} className={styles.box} />
        )}
      </div>
      <p className={styles.readout}>{active === null ? summary : describe(active)}</p>
    </figure>
  );
}
