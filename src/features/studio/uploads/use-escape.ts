import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls the handler when Escape is pressed within an element, while `active`. */
export function useEscape(container: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const element = container.current;
    if (!active || !element) return;
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [container, active]);
}
