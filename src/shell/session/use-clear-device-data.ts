import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { readText } from '@/device/storage';
import { useIsLoggedIn } from '@/store/hooks';
import { SESSION_KEY } from '@/store/session/session-broadcast';

const load = () => import('./clear-device-data');
const forget = () =>
  void load()
    .then(({ clearDeviceData }) => clearDeviceData())
    .catch(() => undefined);

/**
 * Clears the data of a person who logs out, here or in another tab. An expired session keeps it (spec §8). Clears again
 * after the next page is shown, because the old one may store something while unmounting, such as watch progress.
 */
export function useClearDeviceData(): void {
  const loggedIn = useIsLoggedIn();
  const { asPath } = useRouter();
  const before = useRef({ loggedIn, again: false });

  useEffect(() => {
    // Preloaded, because a logout must not depend on the connection.
    if (loggedIn) load().catch(() => undefined);
    const { current } = before;
    const hasLoggedOut = current.loggedIn && !loggedIn && readText(SESSION_KEY)?.startsWith('out');
    if (hasLoggedOut || current.again) forget();
    before.current = { loggedIn, again: Boolean(hasLoggedOut) };
  }, [loggedIn, asPath]);
}
