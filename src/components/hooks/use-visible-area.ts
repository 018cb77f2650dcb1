import { type RefObject, useEffect } from 'react';

/** Minimum height of an on-screen keyboard in pixels; browser bars are lower. */
const MIN_KEYBOARD_PX = 150;

const isField = (element: Element | null) =>
  element instanceof HTMLElement && element.matches('input, textarea, [contenteditable]');

/**
 * While an on-screen keyboard covers part of the page, sets `data-keyboard` on the element and the visible area as
 * `--area-top` and `--area-height`. Browsers don't shrink the page or viewport units for a keyboard.
 */
export function useVisibleArea(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    const area = window.visualViewport;
    if (!element || !area) return;
    const update = () => {
      const covered = window.innerHeight - area.height * area.scale;
      const isOpen =
        area.scale < 1.1 &&
        covered > MIN_KEYBOARD_PX &&
        isField(document.activeElement) &&
        element.contains(document.activeElement);
      element.toggleAttribute('data-keyboard', isOpen);
      if (!isOpen) return;
      element.style.setProperty('--area-top', `${area.offsetTop}px`);
      element.style.setProperty('--area-height', `${area.height}px`);
    };
    area.addEventListener('resize', update);
    area.addEventListener('scroll', update);
    return () => {
      area.removeEventListener('resize', update);
      area.removeEventListener('scroll', update);
    };
  }, [target]);
}
