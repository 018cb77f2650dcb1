import { useEffect, useEffectEvent } from 'react';
import { removeIntent, readIntent, setIntentAccount } from '@/device/purchase-intent';

/**
 * Calls `onChoice` after hydration, once the visitor has an `account` (its id; empty for a guest), with the choice
 * stored before a login or a payment page, and removes it. `parse` throws for invalid data.
 */
export function useResumedChoice<T>(
  subject: string,
  parse: (choice: unknown) => T,
  account: string,
  onChoice: (choice: T) => void,
): void {
  const resume = useEffectEvent(() => {
    // The saga that sets the account may not be loaded yet.
    setIntentAccount(account);
    const choice = readIntent(subject, parse);
    if (choice === null) return;
    removeIntent(subject);
    onChoice(choice);
  });
  useEffect(() => {
    if (account === '') return undefined;
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [subject, account]);
}
