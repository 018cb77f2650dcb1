import { startTransition, useEffect, useState } from 'react';
import { whenNeeded } from '@/lib/browser/timing';

/** False until code without visible output should load (see `whenNeeded`). */
export function useIsNeeded(): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    // In a transition, it doesn't delay the response to a press or letter.
    void whenNeeded().then(() => startTransition(() => setNeeded(true)));
  }, []);
  return isNeeded;
}
