import { useSyncExternalStore } from 'react';

/** For `useSyncExternalStore` with values that differ only from those of the server. */
export const subscribeToNothing = () => () => undefined;

/**
 * False on the server and while React hydrates. For content from the device's storage, and for parts with `ssr: false`
 * that a page always shows: if their code arrives before React hydrates them, as on busy devices, they differ from the
 * server's HTML (React error 418).
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
