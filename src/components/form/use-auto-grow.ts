import { useEffect } from 'react';
import { observeSize } from '@/components/hooks/observe-size';

/** Grows a textarea with its text, up to its `max-height`, in browsers without `field-sizing` (Safari, Firefox). */
export function useAutoGrow(id: string, text: unknown): void {
  useEffect(() => {
    const box = document.getElementById(id);
    const canGrow = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;
    if (!box || canGrow) return;
    const grow = () => {
      // Reset the height first, because `scrollHeight` is never less than the current height.
      box.style.height = 'auto';
      box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
    };
    if (box.offsetHeight > 0) return grow();
    // It has no size yet, for example in a dialog that is about to open. Observing it any longer would undo a change of
    // its height by the visitor.
    const stop = observeSize(box, () => {
      if (box.offsetHeight === 0) return;
      stop();
      grow();
    });
    return stop;
  }, [id, text]);
}
