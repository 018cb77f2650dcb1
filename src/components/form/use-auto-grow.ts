import { useEffect } from 'react';

/** Grows a textarea with its text, up to its `max-height`, in browsers without `field-sizing` (Safari, Firefox). */
export function useAutoGrow(id: string, text: unknown): void {
  useEffect(() => {
    const box = document.getElementById(id);
    const canGrow = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;
    if (!box || canGrow) return;
    // Reset the height first, because `scrollHeight` is never less than the current height.
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  }, [id, text]);
}
