import { Button, Progress } from 'antd';
import { useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '@/components/cx';
import { formatNumber, formatQuantity, pluralize } from '@/lib/format/format';
import type { BulkState } from './use-bulk';
import styles from './bulk-bar.module.css';

export interface BulkAction<T> {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onRun: (items: readonly T[]) => void;
}

interface BulkBarProps<T> {
  noun: string;
  plural: string;
  selected: readonly T[];
  actions: readonly BulkAction<T>[];
  bulk?: BulkState & { retry: () => void; dismiss: () => void };
  onClear: () => void;
}

export function BulkBar<T>({ noun, plural, selected, actions, bulk, onClear }: BulkBarProps<T>) {
  const count = selected.length;
  const failed = Object.keys(bulk?.failures ?? {}).length;
  const showsOutcome = bulk !== undefined && bulk.total > 0 && (bulk.running || failed > 0);
  /** True from the first selection after an action, which makes its outcome old. */
  const [isOld, setIsOld] = useState(false);
  const isOldNow = !showsOutcome && (isOld || count > 0);
  if (isOld !== isOldNow) setIsOld(isOldNow);
  const announce = () => {
    // Only the start of an action and its end, not every step.
    if (showsOutcome && bulk.running) return `${bulk.label} ${formatQuantity(bulk.total, noun, plural)}…`;
    if (!isOldNow && bulk && bulk.total > 0) return outcome(bulk, failed);
    return count > 0 ? `${count} selected` : '';
  };
  return (
    <div className={styles.container}>
      <div role="status" className="visually-hidden">
        {announce()}
      </div>
      {(showsOutcome || count > 0) && (
        <section className={styles.bar} aria-label={`Selected ${plural}`}>
          {showsOutcome ? (
            <>
              <p className={styles.count}>{outcome(bulk, failed)}</p>
              {bulk.running ? (
                <Progress
                  className={styles.progress}
                  percent={(bulk.done / bulk.total) * 100}
                  showInfo={false}
                  aria-label={bulk.label}
                />
              ) : (
                <div className={styles.actions}>
                  <Button onClick={bulk.retry}>Retry</Button>
                  <Button type="text" icon={<X />} aria-label="Dismiss" title="Dismiss" onClick={bulk.dismiss} />
                </div>
              )}
            </>
          ) : (
            <>
              <div className={styles.actions}>
                <Button
                  type="text"
                  icon={<X />}
                  aria-label="Clear selection"
                  title="Clear selection"
                  onClick={onClear}
                />
                <p className={styles.count}>{formatQuantity(count, noun, plural)}</p>
              </div>
              <div className={cx(styles.actions, styles.buttons)}>
                {actions.map(({ key, label, icon, danger, onRun }) => (
                  <Button key={key} danger={danger} icon={icon} onClick={() => onRun(selected)}>
                    {label}
                  </Button>
                ))}
              </div>
            </>
          )}
        </section>
      )}
    </div>
  );
}
function outcome({ label, running, done, total }: BulkState, failed: number): string {
  if (running) return `${label} ${formatNumber(Math.min(done + 1, total))} of ${formatNumber(total)}…`;
  if (failed === 0) return `${formatNumber(total)} updated.`;
  return `${formatNumber(failed)} of ${formatNumber(total)} couldn’t be changed. The reason is next to ${pluralize(failed, 'its', 'each')} name.`;
}
