import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Distance from the end, in px, within which the list follows new messages. */
const NEAR = 48;

const atEnd = ({ scrollOffset, scrollSize, viewportSize }: VirtualizerHandle) =>
  scrollSize - scrollOffset - viewportSize <= NEAR;

interface Followed {
  list: RefObject<VirtualizerHandle | null>;
  /** The last message when scrolling up started; null while following. */
  readTo: string | null;
  setReadTo: (id: string | null) => void;
  /** Changes with every new message. */
  lastId: string | undefined;
  rowCount: number;
}

/** Keeps the newest message visible until the visitor scrolls up, and again when they return to the end. */
export function useFollow({ list, readTo, setReadTo, lastId, rowCount }: Followed) {
  const offset = useRef(0);
  const isFollowing = readTo === null;

  const toEnd = useCallback(() => {
    if (rowCount > 0) list.current?.scrollToIndex(rowCount - 1, { align: 'end' });
  }, [list, rowCount]);

  useEffect(() => {
    if (isFollowing) toEnd();
  }, [isFollowing, toEnd, lastId]);

  /** Returns true if the visitor scrolls up. */
  const onScroll = (now: number): boolean => {
    const handle = list.current;
    if (!handle) return false;
    // Only scrolling decreases the offset; new or growing lines move the end down.
    const up = now < offset.current;
    offset.current = now;
    if (atEnd(handle)) setReadTo(null);
    else if (up && isFollowing) setReadTo(lastId ?? null);
    return up;
  };

  return {
    onScroll,
    /** Handles a resize of the list or of a line. */
    onResize: () => {
      const handle = list.current;
      if (!isFollowing && !(handle && atEnd(handle))) return;
      // A list that grew moved its lines down, which looked like scrolling up before its new size was known.
      setReadTo(null);
      toEnd();
    },
    backToEnd: () => {
      setReadTo(null);
      toEnd();
    },
  };
}
