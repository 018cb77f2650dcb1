import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './figures.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  /** Comparison or explanation below the value. */
  note?: ReactNode;
}

export const Figures = ({ label, figures, main }: { label: string; figures: readonly Figure[]; main?: string }) => (
  <div role="group" aria-label={label} className={styles.figures}>
    {figures.map(({ name, value, note }) => (
      <div key={name} className={cx(name === main && styles.main)}>
        <Statistic title={name} valueRender={() => value} />
        {note}
      </div>
    ))}
  </div>
);
