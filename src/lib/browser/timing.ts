/** What counts as an interaction: pointer, scroll, key or focus. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const;

/** Maximum delay of `afterInteractionOrDelay` without an interaction, in ms. */
const MAX_DELAY_MS = 3000;

/** Maximum delay of `afterInteractionOrDelay` while the browser is busy with the first interaction, in ms. */
const MAX_BUSY_MS = 1000;

/** Maximum time between the two clicks of a double click, in ms. */
export const DOUBLE_CLICK_MS = 500;

/** Delay in browsers without idle callbacks, in ms. */
const WITHOUT_IDLE_MS = 200;

let touched: Promise<void> | undefined;
let need: Promise<void> | undefined;

/** True if the page set the focus, which is not an interaction. */
const isByPage = ({ type }: Event) => type === 'focusin' && navigator.userActivation?.hasBeenActive === false;

/** Resolves on the first interaction with this page. Browser only. */
export function firstInteraction(): Promise<void> {
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

/**
 * The first interaction shows its effect before more code runs. Browsers without idle callbacks don't wait for that.
 */
const afterInteractionAndIdle = async () => {
  await firstInteraction();
  if (typeof window.requestIdleCallback === 'function')
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: MAX_BUSY_MS }));
};

/**
 * Resolves when code without visible output should load: after the first interaction, or after three seconds. Browser
 * only.
 */
export function afterInteractionOrDelay(): Promise<void> {
  need ??= Promise.race([afterInteractionAndIdle(), new Promise<void>((resolve) => setTimeout(resolve, MAX_DELAY_MS))]);
  return need;
}

/** Runs when the browser is idle, so that the first page loads before. Returns a function that cancels it. */
export function whenIdle(run: () => void, withoutIdleMs = WITHOUT_IDLE_MS): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Runs after the next paint, or at once in a hidden tab, which isn't painted. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    run();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Upper bound for a paint, in ms: browsers stop painting a tab that is hidden meanwhile. */
const MAX_PAINT_MS = 200;

/** Resolves after the next paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, MAX_PAINT_MS);
  });
