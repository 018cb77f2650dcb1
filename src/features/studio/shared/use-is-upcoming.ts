import { useSyncExternalStore } from 'react';
import { isUpcoming, type Schedule } from './schedule';
import { subscribeToNothing } from '@/components/hooks/use-is-hydrated';

/**
 * True if unpublished by the device's clock. The server and the first render use the record, so that hydration matches.
 */
export const useIsUpcoming = (thing: Schedule): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => isUpcoming(thing, Date.now()),
    () => thing.isSchedule === true,
  );
