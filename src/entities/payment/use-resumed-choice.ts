import { useEffect, useEffectEvent } from 'react';
import { removeIntent, readIntent } from '@/device/purchase-intent';

/**
 * Calls `onChoice` after hydration, once the visitor is `ready`, with the choice stored before a login or a payment page, and removes
 * it. `parse` throws for invalid data.
 */
export function useResumedChoice<T>(
  subject: string,
  parse: (choice: unknown) => T,
  ready: boolean,
  onChoice: (choice: T) => void,
): void {
  const resume = useEffectEvent(() => {
    const choice = readIntent(subject, parse);
    if (choice === null) return;
    removeIntent(subject);
    onChoice(choice);
  });
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [subject, ready]);
}
