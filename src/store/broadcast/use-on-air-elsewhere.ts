import { useEffect, useState } from 'react';
import { useAppStore } from '../hooks';
import { isOnAirElsewhere } from './broadcast.saga';

const CHECK_INTERVAL_MS = 2000;

/** Whether another tab of this browser is live; null while unknown. */
export function useOnAirElsewhere(): boolean | null {
  const store = useAppStore();
  const [elsewhere, setElsewhere] = useState<boolean | null>(null);
  useEffect(() => {
    let hasLeft = false;
    const checkElsewhere = async () => {
      const isFound = await store.run(isOnAirElsewhere);
      if (!hasLeft) setElsewhere(isFound);
    };
    void checkElsewhere();
    const timer = setInterval(() => void checkElsewhere(), CHECK_INTERVAL_MS);
    return () => {
      hasLeft = true;
      clearInterval(timer);
    };
  }, [store]);
  return elsewhere;
}
