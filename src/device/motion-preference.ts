import { deviceValue } from './device-value';

/**
 * `system` follows the setting of the operating system; `reduced` reduces motion on this site whatever that setting
 * says.
 */
export type MotionChoice = 'system' | 'reduced';

function parse(data: unknown): MotionChoice {
  if (data !== 'system' && data !== 'reduced') throw new TypeError('Not a motion choice');
  return data;
}

/**
 * Motion preference of this device. The head script sets it on the document for stylesheets
 * (next-adapter/theme-script).
 */
export const motionChoice = deviceValue<MotionChoice>('motion', parse, 'system');

const SYSTEM_QUERY = '(prefers-reduced-motion: reduce)';

/** Applies the choice to the open document. */
export function applyMotionChoice(): void {
  if (motionChoice.read() === 'reduced') document.documentElement.dataset.motion = 'reduced';
  else delete document.documentElement.dataset.motion;
}

/** True if the system setting or the choice on this device asks for reduced motion. Browsers only. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || window.matchMedia(SYSTEM_QUERY).matches;

/** Calls back when that changes. Returns the function that stops it. */
export function onReducedMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(SYSTEM_QUERY);
  query.addEventListener('change', listener);
  const stop = motionChoice.onChange(listener);
  return () => {
    query.removeEventListener('change', listener);
    stop();
  };
}
