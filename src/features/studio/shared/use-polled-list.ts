import { useEffect, useState } from 'react';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import type { List } from './list-reply';
import { usePolling } from './use-polling';

/** True while the server processes the item's file. */
export const isFileProcessing = ({ processing, status }: { processing?: boolean; status?: string }): boolean =>
  processing === true && status !== 'file-error';

/**
 * The page's list, polled while the server processes some items; a new page resets it. A list that takes many calls isn't
 * polled.
 */
export function usePolledList<T extends { processing?: boolean; status?: string }>(
  page: List<T>,
  load: (services: Services, signal: AbortSignal) => Promise<List<T>>,
): List<T> {
  const services = useServices();
  const [seen, setSeen] = useState(page.items);
  const [list, setList] = useState(page);
  if (page.items !== seen) {
    setSeen(page.items);
    setList(page);
  }
  const abortPoll = usePolling(!list.isFilteredHere && list.items.some(isFileProcessing), async (signal) => {
    const latest = await load(services, signal);
    if (!signal.aborted) setList(latest);
  });
  useEffect(abortPoll, [abortPoll, page.items]);
  return list;
}
