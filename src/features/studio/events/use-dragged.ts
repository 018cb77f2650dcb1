import { useEffect, useRef, useState } from 'react';
import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import type { OwnEvent } from './own-event';

interface Point {
  x: number;
  y: number;
}

/** The day under a point. */
function dayAt({ x, y }: Point): string | undefined {
  const days = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('td')?.querySelector<HTMLElement>('[data-day]')?.dataset.day);
  return days.find((day) => day !== undefined);
}

export function useDragged() {
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
    /** Ends the drag and returns the event and its target day. Uses the pointer position, because `over` may lag one render behind. */
    drop: ({ over }: Pick<DragEndEvent, 'over'>): { event: OwnEvent; day: string } | null => {
      setDragged(null);
      const day = over && ((pointer.current && dayAt(pointer.current)) ?? String(over.id));
      return dragged && day ? { event: dragged, day } : null;
    },
    cancel: () => setDragged(null),
  };
}
