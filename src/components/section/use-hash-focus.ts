import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading, or the whole, of what took the place of the view before without a navigation: it is in sight and has the focus, as after
 * one. The element needs `tabIndex={-1}`.
 */
export function useArrival<Arrived extends HTMLElement = HTMLHeadingElement>(): RefObject<Arrived | null> {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    arrived.current?.focus({ preventScroll: true });
  }, []);
  return arrived;
}
