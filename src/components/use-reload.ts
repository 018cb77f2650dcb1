import { useRouter } from 'next/router';
import { useState } from 'react';

/** Loads the page's data again, at the same address and the same place on it; resolves when it stands. */
export function useReload(): () => Promise<boolean> {
  const router = useRouter();
  return () => router.replace(router.asPath, undefined, { scroll: false });
}

/** The same as the way out of a failure: what `BlockError` and `ErrorState` ask for. */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const reload = useReload();
  const [retrying, setRetrying] = useState(false);
  const onRetry = () => {
    setRetrying(true);
    void reload().finally(() => setRetrying(false));
  };
  return { onRetry, retrying };
}
