import { useState } from 'react';
import { usePolled } from './use-polled';

interface List<T> {
  items: T[];
  total: number;
}

/** The server still works on its film. */
export const isMoving = ({ processing, status }: { processing?: boolean; status?: string }): boolean => processing === true && status !== 'file-error';

/** A list as the page brought it, and looked at again and again while the server works on some of it. A new page brings a new list. */
export function useLatestRecord<T extends { processing?: boolean; status?: string }>(page: List<T>, look: (signal: AbortSignal) => Promise<List<T>>): List<T> {
  const [seen, setSeen] = useState(page.items);
  const [list, setList] = useState(page);
  if (page.items !== seen) {
    setSeen(page.items);
    setList(page);
  }
  usePolled(list.items.some(isMoving), async (signal) => {
    const fresh = await look(signal);
    if (!signal.aborted) setList(fresh);
  });
  return list;
}
