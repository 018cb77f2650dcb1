import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isKeyTaken } from './key-guard';
import { actionFor } from './player-keys';
import type { PlayerAction } from './player-keys';

/**
 * Lets keys pressed anywhere on the page control the player, unless a field, a control or a dialog needs them. `act`
 * returns whether it handled the action; only then the key's default is prevented.
 */
export function usePlayerKeys(player: RefObject<HTMLElement | null>, act: (action: PlayerAction) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event);
    if (!action || !player.current || isKeyTaken(event, player.current)) return;
    // The page's own shortcuts listen on the window and skip events whose default is prevented.
    if (act(action)) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
