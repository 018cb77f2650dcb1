import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PrivateRequest } from '@/contract/streaming';
import { useSocket } from '@/socket/use-socket-event';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { declineRequest, loadPrivateRequests } from '@/store/private-show/requests.saga';
import { privateRequestRemoved } from '@/store/streaming/streaming.slice';

/** A request whose end nobody told of is gone by then: fans wait a minute. */
const GONE_MS = 65_000;
const LOOK_MS = 1000;

const nameOf = ({ user }: PrivateRequest) => user.name || user.username || 'Somebody';

/** How long a request has been waiting already, by the server's word, as far as that can be true. */
const waitedBefore = ({ createdAt }: PrivateRequest, now: number) => Math.min(60_000, Math.max(0, createdAt ? now - Date.parse(createdAt) : 0)) || 0;

/** The requests of the moment, with when each came, and what is new about them in a sentence. */
export function useRequests() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const socket = useSocket();
  const requests = useAppSelector(({ streaming }) => streaming.privateRequests);
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(() => new Map());
  const [news, setNews] = useState('');
  const before = useRef<PrivateRequest[]>([]);

  useEffect(() => {
    const load = () => void store.run(loadPrivateRequests);
    load();
    return socket?.onReconnect(load);
  }, [store, socket]);

  useEffect(() => {
    const isIn = (list: readonly PrivateRequest[], { conversationId }: PrivateRequest) => list.some((each) => each.conversationId === conversationId);
    const came = requests.filter((each) => !isIn(before.current, each));
    const gone = before.current.filter((each) => !isIn(requests, each));
    before.current = requests;
    if (came.length === 0 && gone.length === 0) return;
    const now = Date.now();
    setSeen((old) => new Map(requests.map((each) => [each.conversationId, old.get(each.conversationId) ?? now - waitedBefore(each, now)])));
    setNews([...came.map((each) => `${nameOf(each)} asks for a private show.`), ...gone.map((each) => `The request of ${nameOf(each)} is gone.`)].join(' '));
  }, [requests]);

  const dropGone = useEffectEvent(() => {
    for (const [conversationId, since] of seen) if (Date.now() - since > GONE_MS) dispatch(privateRequestRemoved({ conversationId }));
  });
  useEffect(() => {
    if (requests.length === 0) return undefined;
    const timer = setInterval(() => dropGone(), LOOK_MS);
    return () => clearInterval(timer);
  }, [requests.length]);

  return {
    requests: requests.map((request) => ({ request, seenAt: seen.get(request.conversationId) ?? null })),
    news,
    decline: useCallback((conversationId: string) => store.run(declineRequest, conversationId), [store]),
  };
}
