import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { UnlockedItem } from '@/contract/socket';
import { browserConfig } from '@/lib/runtime-config';
import { openSocket, type SocketClient } from '@/socket/socket-client';
import { SocketContext } from '@/socket/socket-context';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { itemUnlocked, paymentCalledBack } from '@/store/purchase/purchase.slice';
import { privateRequestReceived, privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { socketStatusChanged } from '@/store/system/system.slice';
import { balanceUpdated } from '@/store/user/user.slice';
import { whenThereIsNeed } from './when-there-is-need';

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

/** By what a page's address may call a thing. */
const namesOf = ({ _id, slug }: UnlockedItem['item']) => [_id, ...(typeof slug === 'string' ? [slug] : [])];

/**
 * Owns the one live connection (spec §4, §7): opened after hydration, opened anew when the visitor logs in or out. On a
 * guest's first visit, where there is nothing to hear but what the page listens to, it comes with his first move, or a little later.
 * Events that concern every page end in the store; those of a room belong to the room's hook.
 */
export function SocketProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
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
      const client = await openSocket({
        url: browserConfig().publicApiEndpoint,
        token: store.sessionToken.get,
        onStatus: (status) => dispatch(socketStatusChanged(status)),
      });
      if (left) return client.close();
      client.on('update_balance', (change) => dispatch(balanceUpdated(change)));
      client.on('payment_status_callback', () => dispatch(paymentCalledBack()));
      client.on('token_transaction_success', ({ item }) => dispatch(itemUnlocked({ names: namesOf(item) })));
      client.on('private-chat-request', (request) => dispatch(privateRequestReceived(request)));
      for (const event of ['private-chat-cancel', 'private-chat-timeOut', 'private-chat-decline'] as const) {
        client.on(event, ({ conversationId }) => dispatch(privateRequestRemoved({ conversationId })));
      }
      // Where its code does not come nothing is said: the room shows it all the same.
      client.on('modelUpdateStreamingStatus', (change) => void import('./live-alerts').then(({ tellOnAir }) => tellOnAir(change)).catch(() => undefined));
      opened = client;
      setSocket(client);
    };
    // Without the live connection the site still works; the indicator in the header says that it is missing.
    const cancel = whenIdle(() => void open().catch(() => dispatch(socketStatusChanged('failed'))));
    return () => {
      left = true;
      cancel();
      if (token && store.sessionToken.get() === null) opened?.emit('auth/logout', { token });
      opened?.close();
      setSocket(null);
    };
  }, [dispatch, store, loggedIn, due]);

  return <SocketContext value={connection}>{children}</SocketContext>;
}
