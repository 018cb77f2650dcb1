import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import styles from './quantity.module.css';

interface QuantityProps {
  /** What is counted: "Quantity of Festival fan". */
  label: string;
  value: number;
  /** The most that can be had; without one there is no end known. */
  max?: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
}

/** As many of one thing as servers sell at once (contract C.9). */
const MOST = 1000;

/** How many of something: one less, one more, or typed. Never below 1, never above what there is. */
export function Quantity({ label, value, max = MOST, disabled, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const top = Math.max(1, Math.min(max, MOST));

  const choose = (wished: number) => {
    const quantity = Math.min(top, Math.max(1, wished));
    setTyped(null);
    if (quantity !== value) onChange(quantity);
  };
  const step = (by: 1 | -1) => choose(value + by);
  const settle = () => {
    if (typed === '') setTyped(null);
    else if (typed !== null) choose(Number(typed));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Enter settles the figure; it does not send the form around it.
      event.preventDefault();
      settle();
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  };

  return (
    <div className={styles.quantity} role="group" aria-label={label}>
      <IconButton size="sm" label="One less" className={styles.step} disabled={disabled} aria-disabled={value <= 1} onClick={() => step(-1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        className={styles.figure}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={onKey}
      />
      <IconButton size="sm" label="One more" className={styles.step} disabled={disabled} aria-disabled={value >= top} onClick={() => step(1)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
