import { useEffect, useState } from 'react';

/** The time in milliseconds: at first the one the page was made at, then the device's, anew every so many milliseconds. */
export function useNow(madeAt: string, every: number): number {
  const [now, setNow] = useState(() => Date.parse(madeAt));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
