import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import type { OwnEvent, Span } from './own-event';
import { findOverlaps } from './overlaps';

/** Debounce of the overlap check, in ms. */
const PAUSE_MS = 400;

interface Found {
  key: string;
  events: readonly OwnEvent[];
}

const getKey = (span: Span | null) => (span ? `${span.startAt} ${span.endAt}` : '');

/**
 * Events that overlap a span, checked while it is edited. `checkNow` checks immediately before saving, if the span was not checked
 * yet.
 */
export function useOverlaps(span: Span | null, exceptId: string | undefined) {
  const services = useServices();
  const [found, setFound] = useState<Found | null>(null);
  const key = getKey(span);

  const check = async (requestedSpan: Span, signal?: AbortSignal): Promise<readonly OwnEvent[]> => {
    try {
      const events = await findOverlaps(services, requestedSpan, exceptId, signal);
      if (!signal?.aborted) setFound({ key: getKey(requestedSpan), events });
      return events;
    } catch (error) {
      // Ignore failures of the check: the server validates again.
      if (!(error instanceof ApiError)) throw error;
      return [];
    }
  };
  const checkLater = useEffectEvent((signal: AbortSignal) => void (span && check(span, signal)));

  useEffect(() => {
    if (key === '') return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => checkLater(aborter.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [key]);

  const inSight = found?.key === key ? found.events : [];
  return {
    overlaps: inSight,
    checkNow: async (requestedSpan: Span) =>
      found?.key === getKey(requestedSpan) ? false : (await check(requestedSpan)).length > 0,
  };
}
