import { useEffect } from 'react';
import { getCurrentUrl } from '@/lib/page/paths';

const withFragment = (fragment: string) => `${getCurrentUrl().split('#', 1)[0] ?? ''}${fragment}`;
const replaceUrl = (url: string) => window.history.replaceState(window.history.state, '', url);

/**
 * While a payment runs, the page’s URL has the same fragment as the return URL, so that Back from the payment page, or a login
 * after the session ended, opens the form again; a later visit doesn't.
 */
export function useReturnFragment(returnTo: string, isRunning: boolean): void {
  const at = returnTo.indexOf('#');
  const fragment = at < 0 ? '' : returnTo.slice(at);
  useEffect(() => {
    if (!isRunning || fragment === '') return undefined;
    replaceUrl(withFragment(fragment));
    return () => {
      if (window.location.hash === fragment) replaceUrl(withFragment(''));
    };
  }, [isRunning, fragment]);
}
