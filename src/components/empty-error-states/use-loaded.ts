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
    const settle = (getPart: (known: Loaded<T>) => Loaded<T>) =>
      setTried((last) => (last.of === initial ? { of: initial, part: getPart(last.part), retrying: false } : last));
    setTried((last) => ({ of: initial, part: last.of === initial ? last.part : initial, retrying: true }));
    try {
      const result = await loaded(load);
      settle((known) => (known.ok && !result.ok ? known : result));
    } catch (error) {
      settle((known) => known);
      // The session ended, which is handled elsewhere and leaves this page.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return { part, retrying, retry: () => void retry() };
}
