import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The time in milliseconds since 1970, anew each second. Only for what a server never draws. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
