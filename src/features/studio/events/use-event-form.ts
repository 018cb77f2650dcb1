import { useEffectEvent, useEffect, useState } from 'react';
import type { Refusal } from '@/components/form/use-form';
import { LIMITS } from '../shared/form/limits';
import { useStudioForm } from '../shared/form/use-studio-form';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useRouterWhileMounted } from '@/components/hooks/use-router-while-mounted';
import type { EventItem } from '@/contract/event';
import { ApiError } from '@/lib/http/errors';
import { toWallTime } from './zoned-time';
import { useServices } from '@/services/services-context';
import { calendarPath } from './calendar-url';
import type { EventEditor } from './event-editor.loader';
import {
  copyEventValues,
  eventBody,
  eventChange,
  eventProblems,
  newValues,
  getSpan,
  toValues,
  withStart,
  type EventValues,
} from './event-values';
import { findOverlaps } from './overlaps';
import type { OwnEvent, Span } from './own-event';

/** Each day has its own draft, so that an event is planned on the chosen day. */
const getDraft = (editor: EventEditor) =>
  editor.mode === 'new' ? `event:new:${editor.day}` : `event:${editor.mode}:${editor.event._id}`;

function startValues(editor: EventEditor, zone: string): EventValues {
  if (editor.mode === 'new') return newValues(editor.day);
  return editor.mode === 'copy'
    ? copyEventValues(editor.event, zone, Date.parse(editor.now))
    : toValues(editor.event, zone);
}

const OVERLAPS = 'Choose another time, or confirm that the events overlap.';

export function useEventForm(editor: EventEditor) {
  const here = useRouterWhileMounted();
  const services = useServices();
  const zone = useTimeZone();
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const original: EventItem | undefined = editor.mode === 'edit' ? editor.event : undefined;

  const send = async (values: EventValues) => {
    const span = getSpan(values, zone, original);
    if (!span) return;
    setSaving(true);
    setRefusal(null);
    try {
      // A confirmation counts for the overlaps on screen.
      const allowOverlap = values.allowOverlap && overlapping.overlaps.length > 0;
      const body = eventBody({ ...values, allowOverlap }, span);
      if (body.status === 'active' && !allowOverlap && (await overlapping.checkNow(span))) {
        // The checkbox that confirms it appears with the warning.
        setRefusal({ message: OVERLAPS, constraints: {} });
        return;
      }
      const { data } = original
        ? await services.events.update(original._id, eventChange(body, original))
        : await services.events.create(body);
      // Some servers reply without the event.
      const saved = { _id: original?._id, ...body, ...(data as Partial<EventItem> | null) };
      if (original) form.sent();
      else form.clear();
      const day = toWallTime(saved.startAt, zone)?.date;
      await here.current?.push(calendarPath({ day, saved: saved._id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal({ message: error.message, constraints: error.constraints });
    } finally {
      setSaving(false);
    }
  };

  const form = useStudioForm<EventValues>({
    draft: getDraft(editor),
    initial: startValues(editor, zone),
    limits: { title: LIMITS.createEvent.title, price: LIMITS.createEvent.price },
    check: (values) => ({
      ...problemsNow(values, zone, original),
      ...(overlapping.overlaps.length > 0 && !values.allowOverlap ? { allowOverlap: OVERLAPS } : {}),
    }),
    follow: (before, change) => ({
      ...withStart(before, change),
      ...('startAt' in change || 'endAt' in change ? { allowOverlap: false } : {}),
    }),
    send: (values) => void send(values),
    refusal,
    busy: saving,
  });
  const span = getSpan(form.values, zone, original);
  const planned =
    span && Date.parse(span.startAt) < Date.parse(span.endAt) && form.values.status === 'active' ? span : null;
  const overlapping = useOverlaps(planned, original?._id);

  return {
    form,
    zone,
    span,
    saving,
    overlaps: overlapping.overlaps,
  };
}

const problemsNow = (values: EventValues, zone: string, original?: EventItem) =>
  eventProblems(values, zone, Date.now(), original);
const OVERLAP_DEBOUNCE_MS = 400;
interface Found {
  key: string;
  events: readonly OwnEvent[];
}

const getKey = (span: Span | null) => (span ? `${span.startAt} ${span.endAt}` : '');

/**
 * Events that overlap a span, checked while it is edited. `checkNow` checks immediately before saving, if the span was
 * not checked yet.
 */
function useOverlaps(span: Span | null, exceptId: string | undefined) {
  const services = useServices();
  const [found, setFound] = useState<Found | null>(null);
  const key = getKey(span);

  const check = async (requestedSpan: Span, signal?: AbortSignal): Promise<readonly OwnEvent[]> => {
    try {
      const events = await findOverlaps(services, requestedSpan, exceptId, signal);
      if (!signal?.aborted) setFound({ key: getKey(requestedSpan), events });
      return events;
    } catch (error) {
      // Ignore failures of the check: the server validates again.
      if (!(error instanceof ApiError)) throw error;
      return [];
    }
  };
  const checkLater = useEffectEvent((signal: AbortSignal) => void (span && check(span, signal)));

  useEffect(() => {
    if (key === '') return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => checkLater(aborter.signal), OVERLAP_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [key]);

  const inSight = found?.key === key ? found.events : [];
  return {
    overlaps: inSight,
    checkNow: async (requestedSpan: Span) =>
      found?.key === getKey(requestedSpan) ? false : (await check(requestedSpan)).length > 0,
  };
}
