import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { intentFragment, type LoginIntent } from '@/lib/page/login-intent';

/**
 * Calls `onReturn` once when the visitor comes back from a login or a payment page to do what this control does
 * (`withLoginIntent`). The fragment is then removed from the URL, so that a reload or Back doesn't do so again.
 */
export function useLoginReturn(isReady: boolean, intent: LoginIntent, subject: string, onReturn: () => void): void {
  const router = useRouter();
  const { asPath } = router;
  const accept = useEffectEvent(() => {
    const [path = '', fragment] = asPath.split('#');
    if (fragment !== intentFragment(intent, subject)) return;
    void router.replace(path, undefined, { shallow: true, scroll: false });
    onReturn();
  });
  useEffect(() => {
    if (!isReady) return undefined;
    // After the router has scrolled for the new page.
    const timer = setTimeout(accept);
    return () => clearTimeout(timer);
  }, [isReady, asPath, intent, subject]);
}
