import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first card loaded by "Show more", so that keyboard users continue there. Doesn't scroll, and
 * does nothing if the focus has moved elsewhere. Call the returned function when more is requested.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const requestedAt = useRef<number | null>(null);

  useEffect(() => {
    const known = requestedAt.current;
    if (known === null || count <= known) return;
    requestedAt.current = null;
    const active = document.activeElement;
    // Safari doesn't focus a clicked button, but an element around it.
    if (!active?.contains(list.current) && !list.current?.contains(active)) return;
    list.current?.querySelectorAll('li')[known]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count]);

  return () => {
    requestedAt.current = count;
  };
}
