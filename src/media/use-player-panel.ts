import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

type Panel = 'settings' | 'shortcuts';

/** The panel that is open over a player, at most one. */
export function usePlayerPanel(player: RefObject<HTMLElement | null>, initial: Panel | null = null) {
  const [panel, setPanel] = useState(initial);

  const closePanel = () => {
    setPanel(null);
    // The focused control is about to disappear.
    player.current?.focus({ preventScroll: true });
  };

  return {
    panel,
    closePanel,
    togglePanel: (which: Panel) => {
      if (panel === which) closePanel();
      else setPanel(which);
    },
    /** Only clicks on the video itself count, not those on controls over it. */
    onVideoPointerDown: (event: PointerEvent) => {
      if (event.target instanceof HTMLVideoElement) setPanel(null);
    },
  };
}
