import { useSyncExternalStore } from 'react';
import { once } from '@/lib/once';
import { subscribeToNothing } from '@/components/hooks/use-is-hydrated';

/** Cached, because React reads the zone at every render of every date. */
const formatOfDevice = once(() => new Intl.DateTimeFormat());
const zoneOfDevice = () => formatOfDevice().resolvedOptions().timeZone || 'UTC';
const zoneOfServer = () => 'UTC';

/** Returns the visitor's time zone, for use outside of rendering; UTC on the server. */
export const getTimeZone = (): string => (typeof window === 'undefined' ? zoneOfServer() : zoneOfDevice());

/** Returns the visitor's time zone; UTC on the server and during hydration. */
export const useTimeZone = (): string => useSyncExternalStore(subscribeToNothing, zoneOfDevice, zoneOfServer);
