import { useEffect, useState } from 'react';

/** How long a finished state stays visible, in ms. */
const LINGER_MS = 12_000;

/** True while `on` and a short time after. */
export function useDelayedHide(on: boolean): boolean {
  const [lingers, setLingers] = useState(on);
  if (on && !lingers) setLingers(true);
  useEffect(() => {
    if (on) return;
    const timer = setTimeout(() => setLingers(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [on]);
  return lingers;
}
