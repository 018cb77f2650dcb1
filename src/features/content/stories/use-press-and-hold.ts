import { useRef, useState, type PointerEvent } from 'react';

/** Minimum length of a hold; shorter presses are taps. */
const MIN_HOLD_MS = 250;

/** Handles presses on the story: holding pauses it; a tap calls `onTap` with its horizontal position, 0 to 1. */
export function usePressAndHold(onTap: (position: number) => void) {
  const since = useRef<number | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const release = () => {
    since.current = null;
    setIsHeld(false);
  };

  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        since.current = event.timeStamp;
        setIsHeld(true);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const wasTapped = since.current !== null && event.timeStamp - since.current < MIN_HOLD_MS;
        release();
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (wasTapped) onTap(width > 0 ? (event.clientX - left) / width : 1);
      },
      onPointerCancel: release,
      onPointerLeave: release,
    },
  };
}
