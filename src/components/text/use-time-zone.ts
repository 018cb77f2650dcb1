import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const zoneOfServer = () => 'UTC';

/** Returns the visitor's time zone; UTC on the server and during hydration. */
export const useTimeZone = (): string => useSyncExternalStore(subscribeToNothing, zoneOfDevice, zoneOfServer);
