import { useEffect, useState, type RefObject } from 'react';
import { observeSize } from './observe-size';

/** Whether the content is taller than its element. While `paused`, the last result stays. */
export function useOverflow(ref: RefObject<HTMLElement | null>, content: unknown, paused = false): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || paused) return;
    return observeSize(element, () => setOverflows(element.scrollHeight > element.clientHeight + 1));
  }, [ref, content, paused]);
  return overflows;
}
