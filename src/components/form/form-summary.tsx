import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { formatQuantity, pluralize } from '@/lib/format/format';
import type { Report } from './use-form';
import styles from './form-summary.module.css';

/** Lists all errors above a form and takes the focus. Each error focuses its field. */
export function FormSummary({ report: { problems, message, turn } }: { report: Report }) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  const isShown = message !== '' || entries.length > 0;

  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, turn]);

  if (!isShown) return null;
  const focusField = (name: string) => {
    const field = box.current?.closest('form')?.elements.namedItem(name);
    const control = field instanceof RadioNodeList ? field[0] : field;
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} data-testid="form-summary">
      <CircleAlert />
      <div className={styles.text}>
        {message ? (
          <p dir="auto">{message}</p>
        ) : (
          <p>
            {pluralize(entries.length, 'One thing needs', `${formatQuantity(entries.length, 'thing')} need`)} your
            attention.
          </p>
        )}
        {entries.length > 0 ? (
          <ul className={styles.list} role="list">
            {entries.map(([name, text]) => (
              <li key={name}>
                <button type="button" className={styles.focusField} dir="auto" onClick={() => focusField(name)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
