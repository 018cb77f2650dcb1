import { useState } from 'react';
import { ApiError } from '@/lib/errors';
import { loaded, type Loaded } from '@/lib/loaded';

/** A part of a page as the page brought it, and the way to try again when it failed. */
export function useLoaded<T>(initial: Loaded<T>, load: () => Promise<T>) {
  const [again, setAgain] = useState<Loaded<T> | null>(null);
  const [retrying, setRetrying] = useState(false);

  const retry = async () => {
    setRetrying(true);
    try {
      setAgain(await loaded(load));
    } catch (error) {
      // The session is over, which is told elsewhere and leads away from this page.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setRetrying(false);
    }
  };

  return { part: again ?? initial, retrying, retry: () => void retry() };
}
