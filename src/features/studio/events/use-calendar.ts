import { useRef, useState } from 'react';
import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useTimeZone } from '@/components/text/use-time-zone';
import { ApiError } from '@/lib/http/errors';
import { dayTitle } from '@/lib/format/zoned-date';
import { daysFrom } from '@/lib/format/month';
import { spanAfter, toWallTime } from './zoned-time';
import { useServices } from '@/services/services-context';
import { loadMonth, type MonthPage } from './calendar.loader';
import { privateTerms } from './event-values';
import type { OwnEvent, Span } from './own-event';
import { findOverlaps } from './overlaps';
import { useEventRemoval } from './use-event-removal';

interface CalendarNotice {
  text: string;
  bad?: boolean;
  action?: { label: string; onRun: () => void };
}

/** The events of a month in the device's time zone, and moving one to another day at the same wall time. */
export function useCalendar({ month, content }: MonthPage) {
  const services = useServices();
  const zone = useTimeZone();
  const { removalStatus, failures, remove } = useEventRemoval();
  const { part, retry, retrying } = useLoaded(content, () => loadMonth(services, month));
  /** Local positions of events moved since the page loaded. */
  const [moved, setMoved] = useState<Readonly<Record<string, Span>>>({});
  const [notice, setNotice] = useState<CalendarNotice | null>(null);

  const loadedEvents = part.ok ? part.content.events : [];
  const events = loadedEvents
    .filter(({ _id }) => !removalStatus[_id])
    .map((event) => ({ ...event, ...moved[event._id] }));
  /** Per event: the number of its moves, its stored time, and the end of its last update. */
  const queues = useRef<Record<string, { moves: number; saved: Span; settled: Promise<unknown> }>>({});
  const put = (id: string, { startAt, endAt }: Span) => setMoved((before) => ({ ...before, [id]: { startAt, endAt } }));

  const showMoving = (event: OwnEvent, span: Span) => {
    setNotice({ text: 'Moving…' });
    put(event._id, span);
  };
  const startMove = ({ _id, startAt, endAt }: OwnEvent) => {
    const queue = (queues.current[_id] ??= { moves: 0, saved: { startAt, endAt }, settled: Promise.resolve() });
    const turn = (queue.moves += 1);
    return { queue, isLatest: () => queue.moves === turn };
  };
  /** Puts the event back to its stored time. */
  const refuse = (event: OwnEvent, saved: Span, why: string, onMoveAnyway?: () => void) => {
    put(event._id, saved);
    setNotice({
      text: `“${event.title}” wasn’t moved: ${why}`,
      bad: true,
      action: onMoveAnyway && { label: 'Move anyway', onRun: onMoveAnyway },
    });
  };

  /**
   * Optimistic update; reverted if the server refuses. Waits for the event's last update, so that the server gets them
   * in order. A later move of the event replaces this one.
   */
  const send = (
    event: OwnEvent,
    { startAt, endAt }: Span,
    success: CalendarNotice,
    allowOverlap: boolean,
    { queue, isLatest } = startMove(event),
  ): Promise<unknown> => {
    showMoving(event, { startAt, endAt });
    const update = async () => {
      if (!isLatest()) return;
      try {
        await services.events.update(event._id, {
          startAt,
          endAt,
          ...privateTerms(event),
          ...(allowOverlap ? { allowOverlap } : {}),
        });
        queue.saved = { startAt, endAt };
        if (isLatest()) setNotice(success);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isLatest()) return;
        // The server may know of an overlap that the check missed; it then responds with 400.
        const isOverlap = error.status === 400 && !allowOverlap;
        const moveAnyway = () => void send(event, { startAt, endAt }, success, true);
        refuse(event, queue.saved, error.message, isOverlap ? moveAnyway : undefined);
      }
    };
    return (queue.settled = queue.settled.then(update, update));
  };

  const move = async (event: OwnEvent, day: string) => {
    const from = toWallTime(event.startAt, zone)?.date;
    if (!from || from === day) return;
    const span = spanAfter(event, daysFrom(from, day), zone);
    if (Date.parse(span.startAt) <= Date.now()) {
      refuse(event, event, `on ${dayTitle(day)} it would start in the past.`);
      return;
    }
    // Moving back is allowed even if the old time overlaps another event.
    const undo = () => void send({ ...event, ...span }, event, { text: `“${event.title}” moved back.` }, true);
    const success = { text: `“${event.title}” moved to ${dayTitle(day)}.`, action: { label: 'Undo', onRun: undo } };
    const started = startMove(event);
    const { queue, isLatest } = started;
    showMoving(event, span);
    const [other] =
      event.status === 'inactive' ? [] : await findOverlaps(services, span, event._id).catch(emptyOnApiError);
    if (!isLatest()) return;
    if (!other) {
      await send(event, span, success, false, started);
      return;
    }
    await queue.settled;
    if (isLatest())
      refuse(
        event,
        queue.saved,
        `on ${dayTitle(day)} it overlaps with “${other.title}”.`,
        () => void send(event, span, success, true),
      );
  };

  return {
    zone,
    events,
    releases: part.ok ? part.content.releases.items : [],
    failures,
    part,
    retry,
    retrying,
    remove,
    move: (event: OwnEvent, day: string) => void move(event, day),
    notice,
  };
}

/** The check is best effort: the server validates again. */
function emptyOnApiError(error: unknown): OwnEvent[] {
  if (!(error instanceof ApiError)) throw error;
  return [];
}
