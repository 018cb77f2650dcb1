import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { DRAWER_FOCUS } from './drawer-focus';
import styles from './list-toolbar.module.css';

interface FilterDrawerProps {
  open: boolean;
  isNavigating: boolean;
  /** Label of the button that shows the list: "Show 12 videos". */
  result: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

export const FilterDrawer = ({ open, isNavigating, result, onClear, onClose, children }: FilterDrawerProps) => (
  <Drawer
    open={open}
    onClose={onClose}
    title={<h2>Filters</h2>}
    size="min(378px, 100%)"
    destroyOnHidden
    {...DRAWER_FOCUS}
    footer={
      <div className={styles.buttons}>
        <Button type="text" onClick={onClear}>
          Clear all
        </Button>
        <Button type="primary" loading={isNavigating} onClick={onClose}>
          {result}
        </Button>
      </div>
    }
  >
    <div className={styles.fields}>{children}</div>
  </Drawer>
);
