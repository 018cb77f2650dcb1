import { useSyncExternalStore, type ReactNode } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { characterShortcuts } from '@/device/character-shortcuts';
import styles from './shortcut-list.module.css';

/** Turns single-key shortcuts off and on, on this device. */
export function ShortcutsSwitch({ hint }: { hint?: ReactNode }) {
  const isOn = useSyncExternalStore(characterShortcuts.onChange, characterShortcuts.read, () => true);
  return (
    <div className={styles.switch}>
      <Checkbox
        label="Use single-key shortcuts"
        hint={
          <>
            Turn this off if speech input or accidental key presses trigger shortcuts of a letter, number or symbol.
            Space, Esc and the arrow keys always work. {hint}
          </>
        }
        checked={isOn}
        onChange={({ target }) => characterShortcuts.write(target.checked)}
      />
    </div>
  );
}
