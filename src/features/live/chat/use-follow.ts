import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** So near to the end, in pixels, one reads along. */
const NEAR = 48;

const atEnd = ({ scrollOffset, scrollSize, viewportSize }: VirtualizerHandle) => scrollSize - scrollOffset - viewportSize <= NEAR;

interface Followed {
  list: RefObject<VirtualizerHandle | null>;
  /** The last message that was there when scrolling up began; null while following. */
  readTo: string | null;
  setReadTo: (id: string | null) => void;
  /** Changes with every line that comes in at the end. */
  lastId: string | undefined;
  rowCount: number;
}

/** Keeps the newest line in sight until one scrolls up, and again from when one is back at the end. */
export function useFollow({ list, readTo, setReadTo, lastId, rowCount }: Followed) {
  const offset = useRef(0);
  const following = readTo === null;

  const toEnd = useCallback(() => {
    if (rowCount > 0) list.current?.scrollToIndex(rowCount - 1, { align: 'end' });
  }, [list, rowCount]);

  useEffect(() => {
    if (following) toEnd();
  }, [following, toEnd, lastId]);

  /** Gives whether one scrolls up. */
  const onScroll = (now: number): boolean => {
    const handle = list.current;
    if (!handle) return false;
    // Only somebody who scrolls goes up; lines that grow or come in put the end further down.
    const up = now < offset.current;
    offset.current = now;
    if (atEnd(handle)) setReadTo(null);
    else if (up && following) setReadTo(lastId ?? null);
    return up;
  };

  return {
    onScroll,
    /** The room for the list, or a line in it, has another size. */
    onResize: () => {
      const handle = list.current;
      if (!following && !(handle && atEnd(handle))) return;
      // A room that grew has moved the lines down, which looked like scrolling up before its new size was known.
      setReadTo(null);
      toEnd();
    },
    backToEnd: () => {
      setReadTo(null);
      toEnd();
    },
  };
}
