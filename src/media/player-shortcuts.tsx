import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/button/icon-button';
import { listShortcuts, type PlayerKind } from './player-keys';
import styles from './player-panel.module.css';

interface PlayerShortcutsProps {
  id: string;
  kind: PlayerKind;
  hasTheater: boolean;
  onClose: () => void;
}

export function PlayerShortcuts({ id, kind, hasTheater, onClose }: PlayerShortcutsProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);

  return (
    <div id={id} className={styles.shortcuts} role="dialog" aria-label="Keyboard shortcuts">
      <IconButton ref={close} label="Close" size="sm" className={styles.close} onClick={onClose}>
        <X />
      </IconButton>
      <p className={styles.legend}>Keyboard shortcuts</p>
      <dl className={styles.keys}>
        {listShortcuts(kind, hasTheater).map(({ keys, does }) => (
          <div key={does} className={styles.keyRow}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
