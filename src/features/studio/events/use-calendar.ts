import { useState } from 'react';
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
  const put = (id: string, { startAt, endAt }: Span) => setMoved((before) => ({ ...before, [id]: { startAt, endAt } }));

  const showMoving = (event: OwnEvent, span: Span) => {
    setNotice({ text: 'Moving…' });
    put(event._id, span);
  };
  /** Puts the event back. */
  const refuse = (event: OwnEvent, why: string, onMoveAnyway?: () => void) => {
    put(event._id, event);
    setNotice({
      text: `“${event.title}” wasn’t moved: ${why}`,
      bad: true,
      action: onMoveAnyway && { label: 'Move anyway', onRun: onMoveAnyway },
    });
  };

  /** Optimistic update; reverted if the server refuses. */
  const send = async (event: OwnEvent, { startAt, endAt }: Span, success: CalendarNotice, allowOverlap: boolean) => {
    showMoving(event, { startAt, endAt });
    try {
      await services.events.update(event._id, {
        startAt,
        endAt,
        ...privateTerms(event),
        ...(allowOverlap ? { allowOverlap } : {}),
      });
      setNotice(success);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The server may know of an overlap that the check missed; it then responds with 400.
      const isOverlap = error.status === 400 && !allowOverlap;
      refuse(event, error.message, isOverlap ? () => void send(event, { startAt, endAt }, success, true) : undefined);
    }
  };

  const move = async (event: OwnEvent, day: string) => {
    const from = toWallTime(event.startAt, zone)?.date;
    if (!from || from === day) return;
    const span = spanAfter(event, daysFrom(from, day), zone);
    if (Date.parse(span.startAt) <= Date.now()) {
      refuse(event, `on ${dayTitle(day)} it would start in the past.`);
      return;
    }
    // Moving back is allowed even if the old time overlaps another event.
    const undo = () => void send({ ...event, ...span }, event, { text: `“${event.title}” moved back.` }, true);
    const sendMove = (allowOverlap: boolean) =>
      send(
        event,
        span,
        { text: `“${event.title}” moved to ${dayTitle(day)}.`, action: { label: 'Undo', onRun: undo } },
        allowOverlap,
      );
    showMoving(event, span);
    const [other] =
      event.status === 'inactive' ? [] : await findOverlaps(services, span, event._id).catch(emptyOnApiError);
    if (other) refuse(event, `on ${dayTitle(day)} it overlaps with “${other.title}”.`, () => void sendMove(true));
    else await sendMove(false);
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
