import { useEffect, useState } from 'react';
import { isOnAirElsewhere } from '@/store/broadcast/broadcast.saga';
import { useAppStore } from '@/store/hooks';

const CHECK_INTERVAL_MS = 2000;

/** Whether another tab of this browser is live; null while unknown. */
export function useOnAirElsewhere(): boolean | null {
  const store = useAppStore();
  const [elsewhere, setElsewhere] = useState<boolean | null>(null);
  useEffect(() => {
    let left = false;
    const checkElsewhere = async () => {
      const found = await store.run(isOnAirElsewhere);
      if (!left) setElsewhere(found);
    };
    void checkElsewhere();
    const timer = setInterval(() => void checkElsewhere(), CHECK_INTERVAL_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [store]);
  return elsewhere;
}
