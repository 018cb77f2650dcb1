import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { readText } from '@/device/storage';
import { useAppSelector } from '@/store/hooks';
import { SESSION_KEY } from '@/store/session/session-broadcast';

const load = () => import('./clear-device-data');
const forget = () => void load().then(({ forgetVisit }) => forgetVisit()).catch(() => undefined);

/**
 * Has the device forget the person who logs out, here or in another tab; a session that ends by itself loses nothing (spec §8). Once
 * more when the next page stands: the one that was open may have kept something on its way out, such as how far a film was watched.
 */
export function useForgetVisit(): void {
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const { asPath } = useRouter();
  const before = useRef({ loggedIn, again: false });

  useEffect(() => {
    // A log-out cannot wait for a connection.
    if (loggedIn) load().catch(() => undefined);
    const { current } = before;
    const left = current.loggedIn && !loggedIn && readText(SESSION_KEY)?.startsWith('out');
    if (left || current.again) forget();
    before.current = { loggedIn, again: Boolean(left) };
  }, [loggedIn, asPath]);
}
