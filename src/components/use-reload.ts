import { useState } from 'react';
import { useRouterHere } from './use-router-here';

/** Loads the page's data again, at the same address and the same place on it; resolves when it stands, at once where the page was left. */
export function useReload(): () => Promise<boolean> {
  const here = useRouterHere();
  return async () => (await here.current?.replace(here.current.asPath, undefined, { scroll: false })) ?? false;
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
