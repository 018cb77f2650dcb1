import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoaded } from '@/components/empty-error-states/use-loaded';
import type { Performer } from '@/contract/performer';
import { useServices } from '@/services/services-context';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { loadOnAir, performerForLive, sortPerformers, type LivePage } from './live.loader';
import { SHOWS } from './shows';

/** Groups several starts into one request, in ms. */
const PATIENCE_MS = 1000;
/** Minimum time between reloads that only complete the cards of new shows, in ms: every open page makes them. */
const DETAILS_INTERVAL_MS = 30_000;

/** `at` is when it was received, in ms since the page was opened. */
type Changes = Readonly<Record<string, { status: string; performer?: Performer; at: number }>>;

const findShow = (status: string) => SHOWS.find((show) => show === status);

/** Performers who are live, updated by live events since the list was loaded, and loaded again after a reconnect. */
export function useOnAir({ onAir }: LivePage) {
  const services = useServices();
  const socket = useSocket();
  const [changes, setChanges] = useState<Changes>({});
  const { part, retrying, retry } = useLoaded(onAir, async () => {
    const requestedAt = performance.now();
    const content = await loadOnAir(services);
    // The new list includes what happened before its request.
    setChanges((before) => Object.fromEntries(Object.entries(before).filter(([, { at }]) => at > requestedAt)));
    return content;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dueAt = useRef(Infinity);
  const reloadedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);
  const reloadAfter = (ms: number) => {
    const at = performance.now() + ms;
    if (at >= dueAt.current) return;
    dueAt.current = at;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      dueAt.current = Infinity;
      reloadedAt.current = performance.now();
      retry();
    }, ms);
  };

  // Events during a lost connection were missed: the list may be outdated.
  const reload = useEffectEvent(() => retry());
  useEffect(() => socket?.onReconnect(() => reload()), [socket]);

  const isKnown = (id: string) => part.ok && part.content.performers.some(({ _id }) => _id === id);
  useSocketEvent('modelUpdateStreamingStatus', ({ id, status, performer }) => {
    const change = { status, performer, at: performance.now() };
    setChanges((before) => ({ ...before, [id]: change }));
    if (!findShow(status)) return;
    const isListed = performer !== undefined || isKnown(id);
    const wait = isListed ? reloadedAt.current + DETAILS_INTERVAL_MS - performance.now() : 0;
    reloadAfter(Math.max(PATIENCE_MS, wait));
  });

  if (!part.ok) return { part, retrying, retry };
  const started = Object.entries(changes).flatMap(([id, { performer }]) =>
    performer && !isKnown(id) ? [performerForLive(performer)] : [],
  );
  const shown = [...part.content.performers, ...started].flatMap((performer) => {
    const change = changes[performer._id];
    if (!change) return [performer];
    const show = findShow(change.status);
    return show ? [{ ...performer, live: 1 as const, streamingStatus: show }] : [];
  });
  // The known title and price belong to the previous show.
  const shows = Object.fromEntries(Object.entries(part.content.shows).filter(([id]) => !changes[id]));
  return { part: { ...part, content: { ...part.content, performers: sortPerformers(shown), shows } }, retrying, retry };
}
