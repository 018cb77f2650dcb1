import { startTransition, useEffect, useState } from 'react';
import { afterInteractionOrDelay } from '@/lib/browser/timing';

/** False until code without visible output should load (see `afterInteractionOrDelay`). */
export function useIsAfterInteraction(): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    // In a transition, it doesn't delay the response to a press or letter.
    void afterInteractionOrDelay().then(() => startTransition(() => setNeeded(true)));
  }, []);
  return isNeeded;
}
