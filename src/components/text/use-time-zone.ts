import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const zoneOfServer = () => 'UTC';

/** The visitor's time zone; UTC on the server and in the first render of its HTML, which knows no zone. */
export const useTimeZone = (): string => useSyncExternalStore(never, zoneOfDevice, zoneOfServer);
