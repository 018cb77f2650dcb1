import { Fragment } from 'react';
import styles from './shortcut-list.module.css';

export interface ShortcutGroup {
  title: string;
  /** `keys` are alternatives. A combination is one entry: "Shift + N". */
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** Marks a range of keys. */
const RANGE = '…';

interface ShortcutListProps {
  groups: readonly ShortcutGroup[];
  heading?: 'h2' | 'h3';
}

export function ShortcutList({ groups, heading: Heading = 'h3' }: ShortcutListProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <Heading className={styles.title}>{group.title}</Heading>
          <dl>
            {group.shortcuts.map((shortcut) => (
              <div key={shortcut.does} className={styles.line}>
                <dt className={styles.does}>{shortcut.does}</dt>
                <dd className={styles.keys}>
                  {shortcut.keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && key !== RANGE && shortcut.keys[index - 1] !== RANGE && (
                        <span className={styles.or}>or</span>
                      )}
                      {key === RANGE ? <span className={styles.or}>to</span> : <kbd className={styles.key}>{key}</kbd>}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
