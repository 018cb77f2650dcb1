import { useEffect, useState } from 'react';

/**
 * Returns the current time in ms, updated every `every` ms. Starts with the time the page was rendered at, to match the
 * server HTML; client-only content passes null.
 */
export function useNow(madeAt: string | null, every: number): number {
  const [now, setNow] = useState(() => (madeAt === null ? Date.now() : Date.parse(madeAt)));
  useEffect(() => {
    const updateNow = () => setNow(Date.now());
    updateNow();
    const timer = setInterval(updateNow, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
