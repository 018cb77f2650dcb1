import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The current time in ms since 1970, updated every second. For client-only content. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
