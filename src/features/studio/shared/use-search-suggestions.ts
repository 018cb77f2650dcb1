import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';

/** So many are offered. */
export const MAX_SUGGESTIONS = 6;

/** Typing has stopped, in milliseconds. */
const PAUSE_MS = 300;

interface Found<T> {
  text: string;
  items: readonly T[];
  failure: string | null;
}

/** Who or what has a text in its name, asked for a moment after it was typed; and why there is nothing. */
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
