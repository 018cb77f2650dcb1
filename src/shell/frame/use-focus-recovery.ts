import { useEffect } from 'react';
import { firstTouch } from '@/lib/browser/first-interaction';

/** Keeps keyboard focus on the page, starting with the first interaction. */
export function useFocusRecovery(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let closed = false;
    const start = async () => {
      await firstTouch();
      const { keepFocus } = await import('./keep-focus');
      if (!closed) stop = keepFocus();
    };
    start().catch(() => undefined);
    return () => {
      closed = true;
      stop?.();
    };
  }, []);
}
