import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1500;

/** Words shown in passing. The latest replaces the one before and goes away by itself. */
export function useNotice(): { notice: string; say: (text: string) => void } {
  const [notice, setNotice] = useState('');
  const timer = useRef<number | undefined>(undefined);

  const say = useCallback((text: string) => {
    window.clearTimeout(timer.current);
    setNotice(text);
    timer.current = window.setTimeout(() => setNotice(''), SHOWN_MS);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { notice, say };
}
