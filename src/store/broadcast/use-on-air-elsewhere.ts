import { useEffect, useState } from 'react';
import { useAppStore } from '../hooks';
import { isInPrivateShow, isOnAirElsewhere } from './broadcast.saga';

const CHECK_INTERVAL_MS = 2000;

/** Keeps checking the tabs of this browser; null while unknown. */
function useTabCheck(check: typeof isInPrivateShow): boolean | null {
  const store = useAppStore();
  const [isFound, setFound] = useState<boolean | null>(null);
  useEffect(() => {
    let hasLeft = false;
    const checkTabs = async () => {
      const found = await store.run(check);
      if (!hasLeft) setFound(found);
    };
    void checkTabs();
    const timer = setInterval(() => void checkTabs(), CHECK_INTERVAL_MS);
    return () => {
      hasLeft = true;
      clearInterval(timer);
    };
  }, [store, check]);
  return isFound;
}

/** Whether another tab of this browser is live; null while unknown. */
export const useOnAirElsewhere = () => useTabCheck(isOnAirElsewhere);

/** Whether a tab of this browser runs a private or group show of the account; null while unknown. */
export const useIsInPrivateShow = () => useTabCheck(isInPrivateShow);
