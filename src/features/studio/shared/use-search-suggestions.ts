import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';

export const MAX_SUGGESTIONS = 6;

/** Debounce in ms. */
const PAUSE_MS = 300;

interface Found<T> {
  text: string;
  items: readonly T[];
  failure: string | null;
}

/** Debounced name search with its results or error. */
export function useSearchSuggestions<T>(
  text: string,
  find: (query: string, signal: AbortSignal) => Promise<readonly T[]>,
): Omit<Found<T>, 'text'> & { searching: boolean } {
  const [found, setFound] = useState<Found<T>>({ text: '', items: [], failure: null });
  const query = text.trim();
  const search = useEffectEvent(find);
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const turn = async () => {
      try {
        setFound({ text: query, items: await search(query, controller.signal), failure: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setFound({ text: query, items: [], failure: error.message });
      }
    };
    const timer = setTimeout(() => void turn(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  if (query === '' || found.text !== query) return { searching: query !== '', items: [], failure: null };
  return { searching: false, items: found.items, failure: found.failure };
}
