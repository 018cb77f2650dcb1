import { useEffect, useState } from 'react';

/** How long the good end stays in sight. */
const LINGER_MS = 12_000;

/** True while `on`, and for a little longer. */
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
