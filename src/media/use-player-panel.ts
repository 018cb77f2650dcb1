import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { findOpener } from '@/components/dialog/clicked-control';

type Panel = 'settings' | 'shortcuts';

/** The panel that is open over a player, at most one. */
export function usePlayerPanel(player: RefObject<HTMLElement | null>, initial: Panel | null = null) {
  const [panel, setPanel] = useState(initial);
  const opener = useRef<Element | null>(null);

  const closePanel = () => {
    setPanel(null);
    // The focused control is about to disappear.
    const target = player.current?.contains(opener.current) ? opener.current : player.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  return {
    panel,
    closePanel,
    /** For the buttons of the panels: the pressed one keeps the focus when its panel closes. */
    togglePanel: (which: Panel) => {
      opener.current = findOpener();
      setPanel(panel === which ? null : which);
    },
    /** Only clicks on the video itself count, not those on controls over it. */
    onVideoPointerDown: (event: PointerEvent) => {
      if (event.target instanceof HTMLVideoElement) setPanel(null);
    },
  };
}
