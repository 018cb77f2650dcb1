const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const;

let touched: Promise<void> | undefined;

/** Focus that the page sets by itself is no interaction. */
const isByPage = ({ type }: Event) => type === 'focusin' && navigator.userActivation?.hasBeenActive === false;

/** Resolves on the first interaction with this page: pointer, scroll or key. Browser only. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const onInteraction = (event: Event) => {
      if (isByPage(event)) return;
      for (const sign of SIGNS) window.removeEventListener(sign, onInteraction, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, onInteraction, { capture: true, passive: true });
  });
  return touched;
}
