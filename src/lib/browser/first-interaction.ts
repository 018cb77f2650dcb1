const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const;

let touched: Promise<void> | undefined;

/** A page that brings the focus to its own field is nobody's move. */
const isByPage = ({ type }: Event) => type === 'focusin' && navigator.userActivation?.hasBeenActive === false;

/** Resolves when somebody does anything at all on this page: points, scrolls, types. In a browser only. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const tell = (event: Event) => {
      if (isByPage(event)) return;
      for (const sign of SIGNS) window.removeEventListener(sign, tell, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, tell, { capture: true, passive: true });
  });
  return touched;
}
