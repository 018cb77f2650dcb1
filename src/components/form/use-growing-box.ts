import { useEffect } from 'react';

/** Lets the text box with this id grow with its text, up to its `max-height`, in browsers without `field-sizing` (Safari, Firefox). */
export function useGrowingBox(id: string, text: unknown): void {
  useEffect(() => {
    const box = document.getElementById(id);
    const canGrow = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;
    if (!box || canGrow) return;
    // Its own size first: a box never reports less room than it has.
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  }, [id, text]);
}
