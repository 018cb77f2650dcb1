import { useCallback, useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down seconds; `start` begins a countdown. Time passes while the device sleeps, too. */
export function useCountdown(initial = 0): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(initial);
  /** In ms since 1970; 0 before the first countdown. */
  const endsAt = useRef(0);
  const start = useCallback((seconds: number) => {
    endsAt.current = Date.now() + seconds * SECOND_MS;
    setLeft(seconds);
  }, []);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    if (endsAt.current === 0) endsAt.current = Date.now() + initial * SECOND_MS;
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt.current - Date.now()) / SECOND_MS)));
    const timer = setInterval(update, SECOND_MS);
    // Timers stop while another app is open.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isRunning, initial]);
  return { left, start };
}
