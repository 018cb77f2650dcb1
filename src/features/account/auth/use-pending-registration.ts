import { useSyncExternalStore } from 'react';
import { pendingRegistration } from '@/device/pending-registration';

/** The registration that waits for its verification; null on the server and without one. */
export const usePendingRegistration = () =>
  useSyncExternalStore(pendingRegistration.onChange, pendingRegistration.read, () => null);
