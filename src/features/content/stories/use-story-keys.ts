import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isKeyTaken } from '@/media/key-guard';

/** Keyboard shortcuts of the viewer, regardless of focus; a focused button keeps Space. */
export function useStoryKeys(viewer: RefObject<HTMLElement | null>, actions: Record<string, () => void>): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key];
    if (!act || !viewer.current || event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event, viewer.current))
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
