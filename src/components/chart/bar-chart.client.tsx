import { useEffect, useRef, type KeyboardEvent } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { observeSize } from '@/components/hooks/observe-size';
import { formatCount } from '@/lib/format/format';
import type { BarChartProps, ChartData } from './bar-chart';
import styles from './bar-chart.module.css';

interface DrawingProps extends Pick<BarChartProps, 'data' | 'label' | 'describe'> {
  active: number | null;
  onActive: (index: number | null) => void;
}

/** A position outside the chart, to clear the highlighted bar. */
const NOWHERE = { left: -10, top: -10 };

/** Draws bars on a canvas. With the keyboard, the chart behaves like a slider. */
export function BarChartDrawing({ data, label, active, describe, onActive }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const last = data.labels.length - 1;

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const chart = new uPlot(getOptions(data, container, onActive), getData(data), container);
    plot.current = chart;
    const stopObserving = observeSize(container, () => chart.setSize(getSize(container)));
    const stopFollowing = onThemeChange(() => chart.redraw(false));
    return () => {
      stopObserving();
      stopFollowing();
      chart.destroy();
      plot.current = null;
      onActive(null);
    };
  }, [data, onActive]);

  const pointAt = (index: number) => plot.current?.setCursor({ left: plot.current.valToPos(index, 'x'), top: 0 }, true);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: Math.min(last, (active ?? -1) + 1),
      ArrowUp: Math.min(last, (active ?? -1) + 1),
      ArrowLeft: Math.max(0, (active ?? last + 1) - 1),
      ArrowDown: Math.max(0, (active ?? last + 1) - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    pointAt(target);
  };

  return (
    <div
      ref={box}
      className={styles.drawing}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={(active ?? last) + 1}
      aria-valuetext={describe(active ?? last)}
      onKeyDown={onKeyDown}
      onFocus={() => active ?? pointAt(last)}
      onBlur={() => plot.current?.setCursor(NOWHERE, true)}
    />
  );
}

const getSize = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

const getData = ({ labels, series }: ChartData): uPlot.AlignedData => [
  labels.map((_, index) => index),
  ...series.map(({ values }) => [...values]),
];

function getOptions(
  { labels, series }: ChartData,
  container: HTMLElement,
  onActive: (index: number | null) => void,
): uPlot.Options {
  const style = getComputedStyle(container);
  const readToken = (name: string) => () => style.getPropertyValue(`--${name}`);
  const axis: uPlot.Axis = {
    stroke: readToken('color-text-2'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: readToken('color-line'), width: 1 },
    ticks: { show: false },
  };
  return {
    ...getSize(container),
    padding: [12, 0, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      points: { show: false },
      drag: { x: false, y: false, setScale: false },
      // The vertical line snaps to the bars.
      move: (chart, left, top) =>
        left < 0 ? [left, top] : [Math.round(chart.valToPos(chart.posToIdx(left), 'x')), top],
    },
    scales: {
      x: { time: false, range: () => [-0.5, labels.length - 0.5] },
      y: { range: (_chart, least, most) => uPlot.rangeNum(Math.min(0, least ?? 0), Math.max(1, most ?? 0), 0.1, true) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 72,
        incrs: [1, 2, 3, 5, 7, 10, 14, 21, 28],
        values: (_chart, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        ...axis,
        size: 48,
        values: (_chart, splits) => splits.map((value) => (value < 10 ? String(value) : formatCount(value))),
      },
    ],
    series: [
      {},
      ...series.map(({ color, line }): uPlot.Series =>
        line
          ? { stroke: readToken(color), width: 2, dash: [4, 4], points: { show: false } }
          : {
              fill: readToken(color),
              width: 0,
              points: { show: false },
              paths: uPlot.paths.bars?.({ size: [0.7, 48] }),
            },
      ),
    ],
    hooks: { setCursor: [(chart) => onActive(chart.cursor.idx ?? null)] },
  };
}

/** Calls back when the page or the device switches between light and dark. Returns a function that stops this. */
function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', callback);
  };
}
