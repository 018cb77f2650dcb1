let clicked: Element | null = null;

const onClick = ({ target }: Event) => {
  clicked = target instanceof Element ? target.closest('button, a[href], summary, [role="button"]') : null;
};

/** Remembers the control that was clicked last, for `findOpener`. Further calls have no effect. */
export const watchClicks = (): void => document.addEventListener('click', onClick, true);

/**
 * Returns the focused element. Safari doesn't focus a clicked button or link, but an element around it or nothing: then
 * returns the clicked control.
 */
export function findOpener(): Element | null {
  const focused = document.activeElement;
  return clicked && focused?.contains(clicked) ? clicked : focused;
}
