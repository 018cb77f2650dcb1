import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Performer } from '@/contract/performer';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { inOrder, performerForLive } from './live.loader';
import { SHOWS } from './shows';

/** Groups several starts into one request, in ms. */
const PATIENCE_MS = 1000;

type Changes = Readonly<Record<string, { status: string; performer?: Performer }>>;

const isShow = (status: string) => SHOWS.find((show) => show === status);

/** Performers on air, updated by live events since the list was loaded. */
export function useLiveChanges(known: readonly Performer[], reload: () => void): Performer[] {
  const socket = useSocket();
  const [changes, setChanges] = useState<Changes>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Events during a lost connection were missed: the list may be outdated.
  const loadAnew = useEffectEvent(() => {
    setChanges({});
    reload();
  });
  useEffect(() => socket?.onReconnect(() => loadAnew()), [socket]);

  useSocketEvent('modelUpdateStreamingStatus', ({ id, status, performer }) => {
    setChanges((before) => ({ ...before, [id]: { status, performer } }));
    if (performer || !isShow(status) || known.some(({ _id }) => _id === id)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, PATIENCE_MS);
  });

  const started = Object.entries(changes).flatMap(([id, { performer }]) =>
    performer && !known.some(({ _id }) => _id === id) ? [performerForLive(performer)] : [],
  );
  const shown = [...known, ...started].flatMap((performer) => {
    const change = changes[performer._id];
    if (!change) return [performer];
    const show = isShow(change.status);
    return show ? [{ ...performer, live: 1 as const, streamingStatus: show }] : [];
  });
  return inOrder(shown);
}
