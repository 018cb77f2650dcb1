import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { Change } from './change';
import styles from './change-text.module.css';

const ICONS: Record<Change['tone'], typeof Minus> = { up: TrendingUp, down: TrendingDown, same: Minus };

export function ChangeText({ tone, text }: Change) {
  const Icon = ICONS[tone];
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon />
      {text}
    </span>
  );
}
