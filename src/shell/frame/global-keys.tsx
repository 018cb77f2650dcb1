import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { isTurnedOff } from '@/device/character-shortcuts';

const SiteShortcutsDialog = dynamic(
  () => import('./site-shortcuts-dialog.client').then((module) => module.SiteShortcutsDialog),
  { ssr: false },
);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/**
 * Global shortcuts: `F8` focuses the toasts, `/` the search, `?` lists the shortcuts. Except for `F8`, ignored while
 * typing, with a modifier, while a dialog is open, and if they are turned off on this device.
 */
export function GlobalKeys() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') document.querySelector<HTMLElement>('[data-floating][popover] button')?.focus();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') || isTurnedOff(event.key)) return;
      if (event.key === '/') {
        const search = [...document.querySelectorAll<HTMLInputElement>('[role=search] input')].find(
          (input) => input.offsetParent !== null,
        );
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
      } else if (event.key === '?') {
        event.preventDefault();
        setWasOpened(true);
        setOpen(true);
      }
    };
    // Listens on the window, so that a player on the page gets keys first.
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);

  return wasOpened ? <SiteShortcutsDialog open={open} onClose={() => setOpen(false)} /> : null;
}
