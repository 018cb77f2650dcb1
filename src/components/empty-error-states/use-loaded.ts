import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';

/**
 * Part of a page's data, with a retry if it failed to load or is outdated. If the retry fails, loaded data stays. New
 * page data replaces the result of a retry.
 */
export function useLoaded<T>(initial: Loaded<T>, load: () => Promise<T>) {
  const [tried, setTried] = useState({ of: initial, part: initial, retrying: false });
  const { part, retrying } = tried.of === initial ? tried : { part: initial, retrying: false };

  const retry = async () => {
    const settle = (result?: Loaded<T>) =>
      setTried((last) => {
        if (last.of !== initial) return last;
        return { of: initial, part: result?.ok || !last.part.ok ? (result ?? last.part) : last.part, retrying: false };
      });
    setTried((last) => ({ of: initial, part: last.of === initial ? last.part : initial, retrying: true }));
    try {
      settle(await loaded(load));
    } catch (error) {
      settle();
      // The session ended, which is handled elsewhere and leaves this page.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return { part, retrying, retry: () => void retry() };
}
