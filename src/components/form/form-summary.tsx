import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { formatQuantity, pluralize } from '@/lib/format/format';
import type { Report } from './use-form';
import styles from './form-summary.module.css';

/**
 * Takes the focus to the errors of a form. A single field with an error gets it; its text is beside it. Several fields
 * are listed by name above the form, and each name focuses its field.
 */
export function FormSummary({ report: { problems, labels, count, message, turn } }: { report: Report }) {
  const box = useRef<HTMLDivElement>(null);
  const announcer = useRef<HTMLParagraphElement>(null);
  const focusedTurn = useRef(turn);
  const names = Object.keys(problems);
  const [first = ''] = names;
  const single = message === '' && count === 1 && first in labels ? problems[first] : undefined;
  const isShown = message !== '' || (names.length > 0 && single === undefined);

  // Not while errors are corrected: only a new report moves the focus.
  useEffect(() => {
    if (turn === focusedTurn.current) return;
    focusedTurn.current = turn;
    announcer.current?.replaceChildren();
    if (isShown) box.current?.focus();
    // Screen readers don't read a field that has the focus already.
    else if (single !== undefined && !focusField(box.current, first)) announcer.current?.append(single);
  }, [turn, single, isShown, first]);

  return (
    <>
      <p ref={announcer} className="visually-hidden" role="alert" />
      <div
        ref={box}
        className={styles.summary}
        role="alert"
        tabIndex={-1}
        hidden={!isShown}
        data-testid={isShown ? 'form-summary' : undefined}
      >
        <CircleAlert />
        <div className={styles.text}>
          {message ? <p dir="auto">{message}</p> : null}
          {isShown && names.length > 0 ? (
            <>
              {message ? null : (
                <p>Check {pluralize(names.length, 'this field', `these ${formatQuantity(names.length, 'field')}`)}:</p>
              )}
              <ul className={styles.list} role="list">
                {names.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      className={styles.focusField}
                      dir="auto"
                      onClick={() => focusField(box.current, name)}
                    >
                      {labels[name] ?? problems[name]}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Focuses a field of the form. Returns false if it has the focus already. */
function focusField(inForm: HTMLElement | null, name: string): boolean {
  const field = inForm?.closest('form')?.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (!(control instanceof HTMLElement) || control === document.activeElement) return false;
  control.focus();
  return true;
}
