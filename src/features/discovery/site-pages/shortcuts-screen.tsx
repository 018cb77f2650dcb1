import { ShortcutList, type ShortcutGroup } from '@/components/shortcuts/shortcut-list';
import { ShortcutsSwitch } from '@/components/shortcuts/shortcuts-switch';
import { SectionHeader } from '@/components/section/section-header';
import styles from './help.module.css';

export const ShortcutsScreen = ({ groups }: { groups: readonly ShortcutGroup[] }) => (
  <>
    <SectionHeader heading="h1" title="Keyboard shortcuts" note="Shortcuts are off while you type." />
    <div className={styles.keys}>
      <ShortcutsSwitch />
      <ShortcutList groups={groups} heading="h2" />
    </div>
  </>
);
