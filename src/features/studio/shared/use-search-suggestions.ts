import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';

/** Maximum number of suggestions. */
export const MAX_SUGGESTIONS = 6;

/** Debounce in ms. */
const PAUSE_MS = 300;

interface Found<T> {
  text: string;
  items: readonly T[];
  failure: string | null;
}

/** Debounced name search with its results or error. */
export function useSearchSuggestions<T>(text: string, find: (wanted: string, signal: AbortSignal) => Promise<readonly T[]>): Omit<Found<T>, 'text'> & { searching: boolean } {
  const [found, setFound] = useState<Found<T>>({ text: '', items: [], failure: null });
  const wanted = text.trim();
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const turn = async () => {
      try {
        setFound({ text: wanted, items: await ask(wanted, controller.signal), failure: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setFound({ text: wanted, items: [], failure: error.message });
      }
    };
    const timer = setTimeout(() => void turn(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  if (wanted === '' || found.text !== wanted) return { searching: wanted !== '', items: [], failure: null };
  return { searching: false, items: found.items, failure: found.failure };
}
