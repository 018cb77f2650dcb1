import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device's cart has been read: it comes in once the first page stands, and the server knows none. */
export const useCartReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
