import { Button, Dropdown } from 'antd';
import Head from 'next/head';
import { memo, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Columns3, Square, SquareCheck } from 'lucide-react';
import {
  hidingRules,
  markHiddenColumns,
  noHiddenColumns,
  onHiddenColumnsChange,
  readHiddenColumns,
  writeHiddenColumns,
} from '@/device/hidden-columns';
import { focusByLetter, MENU_BUTTON } from './row-menu';
import styles from './column-settings.module.css';

export const useHiddenColumns = (list: string): readonly string[] =>
  useSyncExternalStore(onHiddenColumnsChange, () => readHiddenColumns(list), noHiddenColumns);

interface ColumnSettingsProps {
  /** The list, by which the choice is stored on this device. */
  list: string;
  columns: readonly { key: string; head: string }[];
}

/** Shows and hides the columns of a list. CSS rules hide them before hydration, so that no cell moves. */
export const ColumnSettings = memo(function ColumnSettings({ list, columns }: ColumnSettingsProps) {
  const [open, setOpen] = useState(false);
  const hidden = useHiddenColumns(list);
  useLayoutEffect(markHiddenColumns, [hidden]);
  const items = columns.map(({ key, head }) => {
    const isShown = !hidden.includes(key);
    return {
      key,
      label: head,
      icon: isShown ? <SquareCheck /> : <Square />,
      role: 'menuitemcheckbox',
      'aria-checked': isShown,
    };
  });
  return (
    <>
      <Head>
        <style key="hidden-columns">
          {hidingRules(
            list,
            columns.map(({ key }) => key),
          )}
        </style>
      </Head>
      <Dropdown
        {...MENU_BUTTON}
        open={open}
        // Choosing keeps it open.
        onOpenChange={(next, { source }) => source === 'trigger' && setOpen(next)}
        menu={{
          items,
          'aria-label': 'Columns',
          onKeyDown: focusByLetter,
          onClick: ({ key }) =>
            writeHiddenColumns(list, hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
        }}
      >
        <Button className={styles.open} icon={<Columns3 />} aria-haspopup="menu" aria-expanded={open}>
          Columns
        </Button>
      </Dropdown>
    </>
  );
});
