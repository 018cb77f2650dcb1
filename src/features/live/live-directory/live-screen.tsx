import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import type { Performer } from '@/contract/performer';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { CardRow } from '@/components/card/card-row';
import { EventCard } from '@/entities/event/event-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import { OnAirGrid } from './on-air-grid';
import { sortPerformers, performerForLive, type LivePage, type OnAir as OnAirNow } from './live.loader';
import { useOnAir, useComing, usePopular } from './use-live-parts';
import { SHOWS } from './shows';
import styles from './live-screen.module.css';

/** Groups several starts into one request, in ms. */
const PATIENCE_MS = 1000;

type Changes = Readonly<Record<string, { status: string; performer?: Performer }>>;

const isShow = (status: string) => SHOWS.find((show) => show === status);

/** Performers who are live, updated by live events since the list was loaded. */
function useLiveChanges(known: readonly Performer[], reload: () => void): Performer[] {
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
  return sortPerformers(shown);
}

export function LiveScreen(page: LivePage) {
  const { part, retrying, retry } = useOnAir(page);
  return (
    <div className={styles.screen}>
      <div>
        <SectionHeader heading="h1" title="Live now" note="Performers who are live right now." />
        {part.ok ? (
          <OnAir {...part.content} show={page.show} reload={retry} />
        ) : (
          <BlockError
            title="Live performers couldn’t be loaded."
            message={part.message}
            onRetry={retry}
            retrying={retrying}
          />
        )}
      </div>
      <ComingRow {...page} />
      <PopularRow {...page} />
    </div>
  );
}

function OnAir({ performers, reload, ...rest }: OnAirNow & { show: LivePage['show']; reload: () => void }) {
  return <OnAirGrid performers={useLiveChanges(performers, reload)} {...rest} />;
}

function ComingRow(page: LivePage) {
  const { part, retrying, retry } = useComing(page);
  if (!part.ok)
    return (
      <BlockError
        title="Upcoming events couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return null;
  return (
    <CardRow title="Upcoming events" kind="wide" seeAll={paths.events}>
      {part.content.map((event) => (
        <EventCard key={event._id} event={event} live={eventState(event, Date.parse(page.now)) === 'live'} />
      ))}
    </CardRow>
  );
}

/** Suggestions, loaded only if no one is live. */
function PopularRow(page: LivePage) {
  const { part, retrying, retry } = usePopular(page);
  if (!part.ok)
    return (
      <BlockError
        title="Popular performers couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return null;
  return (
    <CardRow title="Popular performers" kind="performer" seeAll={paths.performers}>
      {part.content.map((performer) => (
        <PerformerCard key={performer._id} performer={performer} />
      ))}
    </CardRow>
  );
}
