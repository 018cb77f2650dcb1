import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { MonthFrame } from '@/components/section/month-frame';
import { dayAfter, getWeeks } from '@/lib/format/month';
import type { OnDay } from './event-days';
import { MonthChip } from './month-chip';
import { MonthDay } from './month-day';
import type { OwnEvent } from './own-event';
import type { Release } from './release';

interface MonthGridProps {
  month: string;
  events: ReadonlyMap<string, readonly OnDay[]>;
  releases: ReadonlyMap<string, readonly Release[]>;
  zone: string;
  today: string;
  /** In ms. */
  now: number;
  day: string;
  onDay: (day: string) => void;
  onMove: (event: OwnEvent, day: string) => void;
}

/** The page announces moves itself, because they can be refused. */
const noAnnouncement = () => undefined;
const SPOKEN = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: noAnnouncement,
    onDragOver: noAnnouncement,
    onDragEnd: noAnnouncement,
    onDragCancel: noAnnouncement,
  },
};
/** Scroll only when the pointer is close to an edge. */
const SCROLL = { threshold: { x: 0, y: 0.08 } };

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month grid. Arrow keys move between days; events move by dragging or through the form of the selected day. */
export function MonthGrid({ month, events, releases, zone, today, now, day, onDay, onMove }: MonthGridProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const weeks = getWeeks(month);
  const shown = weeks.flat();
  const { dragged, lift, drop, cancel } = useDragged();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  // Roving tabindex: the selected day if visible.
  const inTabOrder = shown.includes(day) ? day : `${month}-01`;

  const walk = (event: KeyboardEvent, from: string) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = dayAfter(from, step);
    if (!shown.includes(to)) return;
    onDay(to);
    table.current?.querySelector<HTMLElement>(`button[data-day="${to}"]`)?.focus();
  };

  const end = (ended: DragEndEvent) => {
    const dropped = drop(ended);
    if (dropped) onMove(dropped.event, dropped.day);
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SPOKEN}
      autoScroll={SCROLL}
      onDragStart={lift}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      <MonthFrame ref={table} month={month}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <MonthDay
                key={date}
                date={date}
                month={month}
                events={events.get(date) ?? []}
                releases={releases.get(date) ?? []}
                zone={zone}
                today={today}
                now={now}
                open={date === day}
                inTabOrder={date === inTabOrder}
                onOpen={() => onDay(date)}
                onWalk={(event) => walk(event, date)}
              />
            ))}
          </tr>
        ))}
      </MonthFrame>
      <DragOverlay dropAnimation={null}>
        {dragged ? <MonthChip event={dragged} zone={zone} lifted /> : null}
      </DragOverlay>
    </DndContext>
  );
}

interface Point {
  x: number;
  y: number;
}

function dayAt({ x, y }: Point): string | undefined {
  const days = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('td')?.querySelector<HTMLElement>('[data-day]')?.dataset.day);
  return days.find((day) => day !== undefined);
}

function useDragged() {
  const [dragged, setDragged] = useState<OwnEvent | null>(null);
  const pointer = useRef<Point | null>(null);

  useEffect(() => {
    if (!dragged) return undefined;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer.current = { x: clientX, y: clientY };
    };
    const aborter = new AbortController();
    for (const name of ['pointermove', 'pointerup'] as const)
      window.addEventListener(name, follow, { capture: true, signal: aborter.signal });
    return () => {
      aborter.abort();
      pointer.current = null;
    };
  }, [dragged]);

  return {
    dragged,
    lift: ({ active }: DragStartEvent) =>
      setDragged((active.data.current as { event?: OwnEvent } | undefined)?.event ?? null),
    /**
     * Ends the drag and returns the event and its target day. Uses the pointer position, because `over` may lag one
     * render behind.
     */
    drop: ({ over }: Pick<DragEndEvent, 'over'>): { event: OwnEvent; day: string } | null => {
      setDragged(null);
      const day = over && ((pointer.current && dayAt(pointer.current)) ?? String(over.id));
      return dragged && day ? { event: dragged, day } : null;
    },
    cancel: () => setDragged(null),
  };
}
