import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down seconds; `start` begins a countdown. */
export function useCountdown(initial = 0): { left: number; start: (seconds: number) => void } {
  const [left, start] = useState(initial);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => start((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { left, start };
}
