import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import styles from './quantity.module.css';

interface QuantityProps {
  /** "Quantity of Festival fan". */
  label: string;
  value: number;
  /** Available stock, if known. */
  max?: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
}

/** Maximum quantity per order line (contract C.9). */
const MAX_QUANTITY = 1000;

/** Quantity input with minus and plus buttons, limited to the available stock. */
export function Quantity({ label, value, max = MAX_QUANTITY, disabled, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const top = Math.max(1, Math.min(max, MAX_QUANTITY));

  const choose = (requested: number) => {
    const quantity = Math.min(top, Math.max(1, requested));
    setTyped(null);
    if (quantity !== value) onChange(quantity);
  };
  const chooseNext = (by: 1 | -1) => choose((typed ? Number(typed) : value) + by);
  const applyTyped = () => {
    if (typed === '') setTyped(null);
    else if (typed !== null) choose(Number(typed));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Enter applies the number instead of submitting the form.
      event.preventDefault();
      applyTyped();
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      chooseNext(event.key === 'ArrowUp' ? 1 : -1);
    }
  };

  return (
    <div className={styles.quantity} role="group" aria-label={label}>
      <IconButton
        size="sm"
        label="Decrease"
        className={styles.step}
        disabled={disabled}
        aria-disabled={value <= 1}
        onClick={() => chooseNext(-1)}
      >
        <Minus />
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
        onBlur={applyTyped}
        onKeyDown={onKey}
      />
      <IconButton
        size="sm"
        label="Increase"
        className={styles.step}
        disabled={disabled}
        aria-disabled={value >= top}
        onClick={() => chooseNext(1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
