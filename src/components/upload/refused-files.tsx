import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { formatNumber, pluralize } from '@/lib/format/format';
import type { RefusedFile } from './use-checked-files';
import styles from './refused-files.module.css';

const MAX_LISTED = 8;

/** Lists the files that were rejected, with the reasons. */
export function RefusedFiles({ refused, onDismiss }: { refused: readonly RefusedFile[]; onDismiss: () => void }) {
  const more = refused.length - MAX_LISTED;
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className={styles.box}>
          <CircleAlert className={styles.icon} />
          <ul role="list" className={styles.list}>
            {refused.slice(0, MAX_LISTED).map(({ name, problem }, index) => (
              <li key={`${index} ${name}`}>
                <strong dir="auto">{name}</strong> <span>{problem}</span>
              </li>
            ))}
            {more > 0 && (
              <li>…and {pluralize(more, 'one more file was', `${formatNumber(more)} more files were`)} rejected.</li>
            )}
          </ul>
          <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
