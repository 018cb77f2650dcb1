import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { SocketClient } from '@/socket/socket-client';
import { SocketContext } from '@/socket/socket-context';
import { useAppStore, useIsLoggedIn } from '@/store/hooks';
import { socketStatusChanged } from '@/store/system/system.slice';
import { whenIdle } from '@/lib/browser/timing';
import { afterInteractionOrDelay } from '@/lib/browser/timing';

/** Delays between two attempts to load the code of the connection, as between two attempts to connect (spec §9). */
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 10_000;

/** `due` is true once the live connection should open; `requestConnection` opens it sooner. */
function useDue() {
  const [due, setDue] = useState(false);
  const requestConnection = useCallback(() => setDue(true), []);

  useEffect(() => {
    void afterInteractionOrDelay().then(requestConnection);
  }, [requestConnection]);

  return { due, requestConnection };
}

/**
 * Owns the only live connection (spec §4, §7). It opens after the first interaction, with a page that listens, or three
 * seconds after hydration, and reopens on login and logout.
 */
export function SocketProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const isLoggedIn = useIsLoggedIn();
  const [socket, setSocket] = useState<SocketClient | null>(null);
  const { due, requestConnection } = useDue();
  const connection = useMemo(() => ({ socket, requestConnection }), [socket, requestConnection]);

  useEffect(() => {
    if (!due) return;
    let opened: SocketClient | null = null;
    let hasLeft = false;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let delay = FIRST_RETRY_MS;
    const token = store.sessionToken.get();
    const open = async () => {
      // The services load with the first call.
      const [{ openConnection }, { readEvent }] = await Promise.all([
        import('./live-connection'),
        import('@/services/http/load-services'),
      ]);
      if (hasLeft) return;
      opened = openConnection(store, readEvent);
      setSocket(opened);
    };
    // The site works without the live connection; the indicator in the header shows that it is missing.
    const tryToOpen = () =>
      void open().catch(() => {
        if (hasLeft) return;
        store.dispatch(socketStatusChanged('failed'));
        retryTimer = setTimeout(retry, delay);
        delay = Math.min(delay * 2, MAX_RETRY_MS);
      });
    const retry = () => {
      if (retryTimer === undefined) return;
      clearTimeout(retryTimer);
      retryTimer = undefined;
      tryToOpen();
    };
    window.addEventListener('online', retry);
    const cancel = whenIdle(tryToOpen);
    return () => {
      hasLeft = true;
      cancel();
      clearTimeout(retryTimer);
      window.removeEventListener('online', retry);
      if (token && store.sessionToken.get() === null) opened?.emit('auth/logout', { token });
      opened?.close();
      setSocket(null);
    };
  }, [store, isLoggedIn, due]);

  return <SocketContext value={connection}>{children}</SocketContext>;
}
