import { useEffect, useEffectEvent } from 'react';
import { dropIntent, readIntent } from '@/device/purchase-intent';

/**
 * Calls `onChoice`, once the page stands and the visitor is `ready`, with what was chosen before a log-in or a payment page came in between;
 * then it is forgotten. `parse` throws for what it does not understand.
 */
export function useResumedChoice<T>(subject: string, parse: (choice: unknown) => T, ready: boolean, onChoice: (choice: T) => void): void {
  const comeBack = useEffectEvent(() => {
    const choice = readIntent(subject, parse);
    if (choice === null) return;
    dropIntent(subject);
    onChoice(choice);
  });
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(comeBack);
    return () => clearTimeout(timer);
  }, [subject, ready]);
}
