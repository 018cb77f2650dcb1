import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first card that "Show more" has brought, so that a keyboard goes on from there. Nothing scrolls, and
 * nobody who has gone elsewhere on the page is called back. Call the function it gives when more is asked for.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number | null>(null);

  useEffect(() => {
    const known = askedAt.current;
    if (known === null || count <= known) return;
    askedAt.current = null;
    const active = document.activeElement;
    if (active !== document.body && !list.current?.contains(active)) return;
    list.current?.querySelectorAll('li')[known]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count]);

  return () => {
    askedAt.current = count;
  };
}
