import { useEffect, useEffectEvent } from 'react';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useReload } from './use-reload';

/**
 * Reloads the page's data if it was filtered by days of another time zone than the visitor's: the server, which renders
 * the first page, doesn't know that zone. Pass undefined for data that isn't filtered by days.
 */
export function useReloadInZone(zone: string | undefined): void {
  const own = useTimeZone();
  const reload = useEffectEvent(useReload());
  useEffect(() => {
    if (zone !== undefined && zone !== own) void reload();
  }, [zone, own]);
}
