import { useSyncExternalStore } from 'react';
import { isUpcoming, type Schedule } from './schedule';

const never = () => () => undefined;

/** Whether something is still to come out by the clock of the device; on the server and in the first render of its HTML as the record says, which keeps an hour that has passed. */
export const useIsUpcoming = (thing: Schedule): boolean =>
  useSyncExternalStore(
    never,
    () => isUpcoming(thing, Date.now()),
    () => thing.isSchedule === true,
  );
