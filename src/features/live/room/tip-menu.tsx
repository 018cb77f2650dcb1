import type { TipMenuItem } from '@/contract/streaming';
import { formatTokens } from '@/lib/format/format';
import styles from './tip-menu.module.css';

interface TipMenuProps {
  items: readonly TipMenuItem[];
  onPick: (item: TipMenuItem) => void;
}

/** What fans can tip for: each item opens the tip form with its amount and its name as the message. */
export function TipMenu({ items, onPick }: TipMenuProps) {
  return (
    <ul className={styles.menu} role="list" aria-label="Tip menu">
      {items.map((item) => (
        <li key={`${item.tokens} ${item.label}`}>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => onPick(item)}>
            <span className={styles.label} dir="auto">
              {item.label}
            </span>{' '}
            <span className={styles.tokens}>{formatTokens(item.tokens)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
