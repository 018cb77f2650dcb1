import { Button, Dropdown } from 'antd';
import type { DropDownProps, MenuProps } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { EllipsisVertical } from 'lucide-react';
import { Link } from '@/components/link';
import type { MenuEntry } from '@/components/menu/menu';
import { nextItem } from '@/components/menu/next-item';
import { useDeferredOpen } from './use-deferred-open';

type Items = NonNullable<MenuProps['items']>;

const toItem = (entry: MenuEntry): Items[number] => {
  if (entry.kind === 'line') return { type: 'divider', key: entry.key };
  const { key, label } = entry;
  if (entry.kind === 'heading') return { type: 'group', key, label };
  const text =
    entry.kind === 'link' ? (
      <Link href={entry.href} tabIndex={-1}>
        {label}
      </Link>
    ) : (
      <span>{label}</span>
    );
  return { key, label: text, icon: entry.icon };
};

/** The focus moves into a menu when its button opens it (WAI-ARIA). */
export const MENU_BUTTON: DropDownProps = {
  trigger: ['click'],
  placement: 'bottomRight',
  autoFocus: true,
  destroyOnHidden: true,
};

/**
 * A letter moves the focus to the next item that begins with it (WAI-ARIA). For `onKeyDown` of a menu; antd handles the
 * other keys.
 */
export function focusByLetter(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  if (key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  const item = nextItem([...items], document.activeElement?.closest('[role^="menuitem"]') ?? null, key);
  if (!item) return;
  event.preventDefault();
  item.focus();
}

export function RowMenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const { open, onOpenChange } = useDeferredOpen();
  const button = useRef<HTMLButtonElement>(null);
  const label = `More for ${name}`;

  const select: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Enter must not also press what gets the focus now, or send its form.
    if (domEvent.type === 'keydown') domEvent.preventDefault();
    // The menu disappears, and the action may remove its row: the focus starts from the button.
    button.current?.focus();
    const entry = entries.find((one) => one.key === key);
    if (entry?.kind === 'action') entry.onSelect();
    // A click went to the link itself.
    if (entry?.kind === 'link' && domEvent.type === 'keydown') domEvent.currentTarget.querySelector('a')?.click();
  };
  return (
    <Dropdown
      {...MENU_BUTTON}
      open={open}
      onOpenChange={onOpenChange}
      menu={{ items: entries.map(toItem), onClick: select, onKeyDown: focusByLetter, 'aria-label': label }}
    >
      <Button
        ref={button}
        type="text"
        icon={<EllipsisVertical />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
      />
    </Dropdown>
  );
}
