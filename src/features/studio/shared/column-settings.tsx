import { Button, Dropdown } from 'antd';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Columns3, Square, SquareCheck } from 'lucide-react';
import {
  hidingRules,
  markHiddenColumns,
  noHiddenColumns,
  onHiddenColumnsChange,
  readHiddenColumns,
  writeHiddenColumns,
} from '@/device/hidden-columns';
import { MENU_BUTTON } from './row-menu';
import styles from './column-settings.module.css';

interface ColumnSettingsProps {
  /** The list, by which the choice is stored on this device. */
  list: string;
  columns: readonly { key: string; head: string }[];
}

/** Shows and hides the columns of a list by rules of style, so that no cell moves when the page hydrates. */
export function ColumnSettings({ list, columns }: ColumnSettingsProps) {
  const [open, setOpen] = useState(false);
  const hidden = useSyncExternalStore(onHiddenColumnsChange, () => readHiddenColumns(list), noHiddenColumns);
  useLayoutEffect(markHiddenColumns, [hidden]);
  const items = columns.map(({ key, head }) => {
    const isShown = !hidden.includes(key);
    return {
      key,
      label: head,
      icon: isShown ? <SquareCheck aria-hidden="true" /> : <Square aria-hidden="true" />,
      role: 'menuitemcheckbox',
      'aria-checked': isShown,
    };
  });
  return (
    <>
      <style>
        {hidingRules(
          list,
          columns.map(({ key }) => key),
        )}
      </style>
      <Dropdown
        {...MENU_BUTTON}
        open={open}
        // Choosing keeps it open.
        onOpenChange={(next, { source }) => source === 'trigger' && setOpen(next)}
        menu={{
          items,
          'aria-label': 'Columns',
          onClick: ({ key }) =>
            writeHiddenColumns(list, hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
        }}
      >
        <Button
          className={styles.open}
          icon={<Columns3 aria-hidden="true" />}
          aria-haspopup="menu"
          aria-expanded={open}
        >
          Columns
        </Button>
      </Dropdown>
    </>
  );
}
