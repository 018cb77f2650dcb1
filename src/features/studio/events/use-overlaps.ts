import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import type { OwnEvent, Span } from './own-event';
import { overlapsOf } from './overlaps';

/** Debounce of the overlap check, in ms. */
const PAUSE_MS = 400;

interface Found {
  key: string;
  events: readonly OwnEvent[];
}

const keyOf = (span: Span | null) => (span ? `${span.startAt} ${span.endAt}` : '');

/**
 * Events that overlap a span, checked while it is edited. `lookNow` checks immediately before saving; it resolves to true if it
 * finds an event that was not shown yet.
 */
export function useOverlaps(span: Span | null, exceptId: string | undefined) {
  const services = useServices();
  const [found, setFound] = useState<Found | null>(null);
  const key = keyOf(span);

  const look = async (asked: Span, signal?: AbortSignal): Promise<readonly OwnEvent[]> => {
    try {
      const events = await overlapsOf(services, asked, exceptId, signal);
      if (!signal?.aborted) setFound({ key: keyOf(asked), events });
      return events;
    } catch (error) {
      // Ignore failures of the check: the server validates again.
      if (!(error instanceof ApiError)) throw error;
      return [];
    }
  };
  const lookLater = useEffectEvent((signal: AbortSignal) => void (span && look(span, signal)));

  useEffect(() => {
    if (key === '') return undefined;
    const given = new AbortController();
    const timer = setTimeout(() => lookLater(given.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [key]);

  const inSight = found?.key === key ? found.events : [];
  return {
    overlaps: inSight,
    lookNow: async (asked: Span) => (found?.key === keyOf(asked) ? false : (await look(asked)).length > 0),
  };
}
