import { EllipsisVertical } from 'lucide-react';
import { Menu, type MenuEntry } from './menu';
import styles from './more-menu.module.css';

/** What else can be done with a thing: three dots with a menu below them. */
export const MoreMenu = ({ name, entries }: { name: string; entries: readonly MenuEntry[] }) => (
  <Menu label={`More for ${name}`} trigger={<EllipsisVertical aria-hidden="true" />} triggerClassName={styles.more} entries={entries} />
);
