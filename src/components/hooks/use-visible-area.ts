import { type RefObject, useEffect } from 'react';

/** A keyboard is at least that high, in pixels; bars of the browser are lower. */
const A_KEYBOARD = 150;

const isField = (element: Element | null) => element instanceof HTMLElement && element.matches('input, textarea, [contenteditable]');

/**
 * While the keyboard of a phone covers part of the page, marks the element with `data-keyboard` and tells its styles what is left:
 * `--area-top` and `--area-height`. Browsers shrink neither the page nor its units for a keyboard.
 */
export function useVisibleArea(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    const area = window.visualViewport;
    if (!element || !area) return;
    const look = () => {
      const covered = window.innerHeight - area.height * area.scale;
      const open = area.scale < 1.1 && covered > A_KEYBOARD && isField(document.activeElement) && element.contains(document.activeElement);
      element.toggleAttribute('data-keyboard', open);
      if (!open) return;
      element.style.setProperty('--area-top', `${area.offsetTop}px`);
      element.style.setProperty('--area-height', `${area.height}px`);
    };
    area.addEventListener('resize', look);
    area.addEventListener('scroll', look);
    return () => {
      area.removeEventListener('resize', look);
      area.removeEventListener('scroll', look);
    };
  }, [target]);
}
