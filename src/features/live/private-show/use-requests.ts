import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PrivateRequest } from '@/contract/streaming';
import { useSocket } from '@/socket/use-socket-event';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { declineRequest, loadPrivateRequests } from '@/store/private-show/requests.saga';
import { privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { useNow } from '@/components/text/use-now';

/** Drops requests without a known end after this time: fans wait a minute. */
const REQUEST_LIFETIME_MS = 65_000;

const getName = ({ user }: PrivateRequest) => user.name || user.username || 'A fan';

export function useRequests() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const socket = useSocket();
  const known = useAppSelector(({ streaming }) => streaming.privateRequests);
  const now = useNow(null, 1000);
  const requests = useMemo(() => known.filter(({ since }) => now - since <= REQUEST_LIFETIME_MS), [known, now]);
  const waiting = requests.map(({ conversationId }) => conversationId).join();
  const [news, setNews] = useState('');
  const before = useRef<PrivateRequest[]>([]);

  useEffect(() => {
    const left = new AbortController();
    const run = store.runUntil(left.signal);
    const load = () => void run(loadPrivateRequests);
    load();
    const unsubscribe = socket?.onReconnect(load);
    return () => {
      left.abort();
      unsubscribe?.();
    };
  }, [store, socket]);

  const announce = useEffectEvent(() => {
    const isIn = (list: readonly PrivateRequest[], { conversationId }: PrivateRequest) =>
      list.some((each) => each.conversationId === conversationId);
    const added = requests.filter((each) => !isIn(before.current, each));
    const removed = before.current.filter((each) => !isIn(requests, each));
    before.current = requests;
    if (added.length === 0 && removed.length === 0) return;
    setNews(
      [
        ...added.map((each) => `${getName(each)} requests a private show.`),
        ...removed.map((each) => `The request from ${getName(each)} ended.`),
      ].join(' '),
    );
  });
  useEffect(() => announce(), [waiting]);

  const dropRemoved = useEffectEvent(() => {
    for (const { conversationId } of known)
      if (!waiting.includes(conversationId)) dispatch(privateRequestRemoved({ conversationId }));
  });
  useEffect(() => dropRemoved(), [waiting]);

  return {
    requests,
    news,
    decline: useCallback((conversationId: string) => store.run(declineRequest, conversationId), [store]),
  };
}
