import { useSyncExternalStore, type ReactNode } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { characterShortcuts } from '@/device/character-shortcuts';
import styles from './shortcut-list.module.css';

/** Turns shortcuts of one character off and on, on this device. */
export function ShortcutsSwitch({ hint }: { hint?: ReactNode }) {
  const isOn = useSyncExternalStore(characterShortcuts.onChange, characterShortcuts.read, () => true);
  return (
    <div className={styles.switch}>
      <Checkbox
        label="Use shortcuts of a single letter, number or symbol"
        hint={
          <>
            Turn this off if keys get pressed by accident, for example by speech input. Space, Esc and the arrow keys
            always work. {hint}
          </>
        }
        checked={isOn}
        onChange={({ target }) => characterShortcuts.write(target.checked)}
      />
    </div>
  );
}
