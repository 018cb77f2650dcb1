import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1500;

/** A brief notice that clears itself after 1.5 seconds. A new one replaces the previous one. */
export function usePlayerNotice(): { notice: string; showNotice: (text: string) => void } {
  const [notice, setNotice] = useState('');
  const timer = useRef<number | undefined>(undefined);

  const showNotice = useCallback((text: string) => {
    window.clearTimeout(timer.current);
    setNotice(text);
    timer.current = window.setTimeout(() => setNotice(''), SHOWN_MS);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { notice, showNotice };
}
