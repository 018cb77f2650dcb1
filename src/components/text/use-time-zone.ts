import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const zoneOfServer = () => 'UTC';

/** Returns the visitor's time zone; UTC on the server and during hydration. */
export const useTimeZone = (): string => useSyncExternalStore(never, zoneOfDevice, zoneOfServer);
