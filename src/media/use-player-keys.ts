import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isKeyTaken } from './key-guard';
import { actionFor } from './player-keys';
import type { PlayerAction } from './player-keys';

/**
 * Lets the keys of the whole page steer the player, unless a field, a control or a dialog needs them. `act` tells whether there was
 * something to do; only then the key is spent.
 */
export function usePlayerKeys(player: RefObject<HTMLElement | null>, act: (action: PlayerAction) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event);
    if (!action || !player.current || isKeyTaken(event, player.current)) return;
    // Shortcuts of the page listen on the window and leave alone what was dealt with here.
    if (act(action)) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
