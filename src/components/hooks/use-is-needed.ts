import { useEffect, useState } from 'react';
import { whenNeeded } from '@/lib/browser/timing';

/** False until code without visible output should load (see `whenNeeded`). */
export function useIsNeeded(): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    void whenNeeded().then(() => setNeeded(true));
  }, []);
  return isNeeded;
}
