import type { LucideIcon } from 'lucide-react';
import { cx } from '@/components/cx';
import styles from './status-chip.module.css';

export type Tone = 'good' | 'wait' | 'bad' | 'calm';

interface StateChipProps {
  tone: Tone;
  icon?: LucideIcon;
  children: string;
}

export const StatusChip = ({ tone, icon: Icon, children }: StateChipProps) => (
  <span className={cx(styles.chip, tone !== 'calm' && styles[tone])}>
    {Icon && <Icon aria-hidden="true" />}
    {children}
  </span>
);
