import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { SocketClient } from '@/socket/socket-client';
import { SocketContext } from '@/socket/socket-context';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { socketStatusChanged } from '@/store/system/system.slice';
import { whenThereIsNeed } from '@/shell/load/on-first-need';

/** Runs when the browser has nothing better to do: the first page comes before the live connection. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Whether it is time for the live connection, and the way to ask for it sooner. */
function useDue(loggedIn: boolean) {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);

  useEffect(() => {
    void whenThereIsNeed().then(want);
  }, [want]);

  return { due: wanted || loggedIn, want };
}

/**
 * Owns the one live connection (spec §4, §7): opened after hydration, opened anew when the visitor logs in or out. On a
 * guest's first visit, where there is nothing to hear but what the page listens to, it comes with his first move, or a little later.
 */
export function SocketProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const [socket, setSocket] = useState<SocketClient | null>(null);
  const { due, want } = useDue(loggedIn);
  const connection = useMemo(() => ({ socket, want }), [socket, want]);

  useEffect(() => {
    if (!due) return;
    let opened: SocketClient | null = null;
    let left = false;
    const token = store.sessionToken.get();
    const open = async () => {
      const { openConnection } = await import('./live-connection');
      if (left) return;
      opened = openConnection(store);
      setSocket(opened);
    };
    // Without the live connection the site still works; the indicator in the header says that it is missing.
    const cancel = whenIdle(() => void open().catch(() => store.dispatch(socketStatusChanged('failed'))));
    return () => {
      left = true;
      cancel();
      if (token && store.sessionToken.get() === null) opened?.emit('auth/logout', { token });
      opened?.close();
      setSocket(null);
    };
  }, [store, loggedIn, due]);

  return <SocketContext value={connection}>{children}</SocketContext>;
}
