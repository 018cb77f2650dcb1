import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React hydrates. Parts with `ssr: false` that a page always shows wait for it: when their code arrives before
 * React hydrates them, as on busy devices, they would differ from the server's HTML (React error 418).
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
