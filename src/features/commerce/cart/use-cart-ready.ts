import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the stored cart is read, which happens after hydration; the server knows no cart. */
export const useCartReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
