import { Link } from '@/components/link';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from '@/components/cx';
import { nextItem } from './next-item';
import styles from './menu.module.css';

export type MenuEntry =
  | { kind: 'link'; key: string; label: string; href: string; icon?: ReactNode }
  | { kind: 'action'; key: string; label: string; onSelect: () => void; icon?: ReactNode }
  /** A radio item; choosing it keeps the menu open. */
  | { kind: 'choice'; key: string; label: string; checked: boolean; onSelect: () => void; icon?: ReactNode }
  | { kind: 'heading'; key: string; label: string }
  | { kind: 'line'; key: string };

interface MenuProps {
  /** Accessible name of the button: "Account menu". */
  label: string;
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  head?: ReactNode;
  triggerClassName?: string;
}

/**
 * A menu button. Arrow keys, Home, End and first letters move the focus; Esc, Tab and outside clicks close the menu.
 */
export function Menu({ label, trigger, entries, head, triggerClassName }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const findItems = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    all.at(open === 'first' ? 0 : -1)?.focus();
    const onOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutsidePress);
    return () => document.removeEventListener('pointerdown', onOutsidePress);
  }, [open]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const target = nextItem(findItems(), document.activeElement, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div ref={root} className={styles.root} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={cx(styles.trigger, triggerClassName)}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={onButtonKey}
      >
        {trigger}
      </button>
      {open && (
        <div className={styles.panel}>
          {head && <div className={styles.head}>{head}</div>}
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className={styles.list}
            onKeyDown={onMenuKey}
          >
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  if (entry.kind === 'line') return <div role="separator" className={styles.line} />;
  if (entry.kind === 'heading') {
    return (
      <div role="presentation" className={styles.heading}>
        {entry.label}
      </div>
    );
  }
  const content = (
    <>
      {entry.icon}
      <span className={styles.label}>{entry.label}</span>
    </>
  );
  if (entry.kind === 'link') {
    return (
      <Link role="menuitem" tabIndex={-1} className={styles.item} href={entry.href} onClick={onDone}>
        {content}
      </Link>
    );
  }
  if (entry.kind === 'choice') {
    return (
      <button
        type="button"
        role="menuitemradio"
        aria-checked={entry.checked}
        tabIndex={-1}
        className={styles.item}
        onClick={entry.onSelect}
      >
        {content}
        {entry.checked && <Check className={styles.tick} />}
      </button>
    );
  }
  const select = () => {
    onDone();
    entry.onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={select}>
      {content}
    </button>
  );
}
