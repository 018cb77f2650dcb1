import { Link } from '@/components/link';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
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

/** Space between the button and the panel. */
const GAP_PX = 8;

/**
 * Opens the panel upward, or from the other edge of the button, if it would leave the window otherwise and fits there
 * better.
 */
function keepInWindow(panel: HTMLElement | null): void {
  const root = panel?.parentElement;
  if (!panel || !root) return;
  const page = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page);
  const { top, bottom } = root.getBoundingClientRect();
  const spaceAbove = top - (parseFloat(scrollPaddingTop) || 0);
  const spaceBelow = page.clientHeight - (parseFloat(scrollPaddingBottom) || 0) - bottom;
  panel.toggleAttribute('data-above', panel.offsetHeight + GAP_PX > spaceBelow && spaceAbove > spaceBelow);

  const getOverflow = () => {
    const { left, right } = panel.getBoundingClientRect();
    return Math.max(-left, right - page.clientWidth);
  };
  const overflow = getOverflow();
  if (overflow <= 0) return;
  panel.toggleAttribute('data-from-start', true);
  panel.toggleAttribute('data-from-start', getOverflow() < overflow);
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

  // Safari doesn't focus a pressed button. The blur of the item would close the menu, and the click open it again.
  const onButtonPress = (event: MouseEvent) => {
    if (open) event.preventDefault();
  };
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
    // Shortcuts of the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
        onMouseDown={onButtonPress}
        onClick={() => (open ? close() : setOpen('first'))}
        onKeyDown={onButtonKey}
      >
        {trigger}
      </button>
      {open && (
        <div ref={keepInWindow} className={styles.panel}>
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
