import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';

/** A part of a page as the page brought it, and the way to try again when it failed. What another page brings counts before what was tried here. */
export function useLoaded<T>(initial: Loaded<T>, load: () => Promise<T>) {
  const [tried, setTried] = useState({ of: initial, part: initial, retrying: false });
  const { part, retrying } = tried.of === initial ? tried : { part: initial, retrying: false };

  const retry = async () => {
    const settle = (came: Loaded<T>) => setTried((last) => (last.of === initial ? { of: initial, part: came, retrying: false } : last));
    setTried({ of: initial, part, retrying: true });
    try {
      settle(await loaded(load));
    } catch (error) {
      settle(part);
      // The session is over, which is told elsewhere and leads away from this page.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return { part, retrying, retry: () => void retry() };
}
