import { EllipsisVertical } from 'lucide-react';
import { Menu, type MenuEntry } from './menu';
import styles from './more-menu.module.css';

/** A three-dot menu with further actions for an item. */
export const MoreMenu = ({ name, entries }: { name: string; entries: readonly MenuEntry[] }) => (
  <Menu
    label={`More for ${name}`}
    trigger={<EllipsisVertical aria-hidden="true" />}
    triggerClassName={styles.more}
    entries={entries}
  />
);
