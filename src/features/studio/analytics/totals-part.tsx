import type { ReactNode } from 'react';
import { getChange, type Compared } from '../shared/change';
import { ChangeText } from '../shared/change-text';
import { Figures } from '../shared/figures';
import { UnitAmount } from '../shared/earnings/unit-amount';
import { formatNumber } from '@/lib/format/format';
import type { Loaded } from '@/lib/page/load-part';
import { rangeLabel, getUnit, type AnalyticsView } from './analytics-url';
import type { EarningsReport } from './analytics.loader';
import styles from './analytics-screen.module.css';

interface TotalsPartProps {
  view: AnalyticsView;
  earnings: Loaded<EarningsReport>;
  subscribers: Loaded<Compared>;
}

/** The totals of the period, each compared with the period before. Those that the server doesn't send are left out. */
export function TotalsPart({ view, earnings, subscribers }: TotalsPartProps) {
  const unit = getUnit(view);
  const { net, gross, sales }: Partial<EarningsReport> = earnings.ok ? earnings.content : {};
  const totals: [name: string, what: string, value: Compared | undefined, show: (amount: number) => ReactNode][] = [
    ['Your net', 'earnings', net, (amount) => <UnitAmount amount={amount} unit={unit} />],
    ['Gross', 'earnings', gross, (amount) => <UnitAmount amount={amount} unit={unit} />],
    ['Sales', 'sales', sales, formatNumber],
    ['New subscribers', 'new subscribers', subscribers.ok ? subscribers.content : undefined, formatNumber],
  ];
  const shown = totals.flatMap(([name, what, value, show]) => {
    if (value?.now === undefined) return [];
    const change = getChange(value, what, `previous ${rangeLabel(view)}`);
    return [{ name, value: show(value.now), note: change && <ChangeText {...change} /> }];
  });
  return shown.length === 0 ? null : (
    <div className={styles.totals}>
      <Figures label="Totals" main="Your net" figures={shown} />
    </div>
  );
}
