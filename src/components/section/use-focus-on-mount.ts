import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top and focuses the element on mount, for views that replace another one without a navigation. The
 * element needs `tabIndex={-1}`.
 */
export function useFocusOnMount<Arrived extends HTMLElement = HTMLHeadingElement>(): RefObject<Arrived | null> {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    arrived.current?.focus({ preventScroll: true });
  }, []);
  return arrived;
}
