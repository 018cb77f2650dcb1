/** The seekable range of a livestream, in seconds of the video element's clock. */
export interface LiveWindow {
  start: number;
  /** The latest position that plays without stalling. */
  end: number;
  at: number;
}

/** Less than this behind `end` counts as live, because the buffer of a healthy player fluctuates. */
const LIVE_WITHIN_S = 6;

/** Minimum window length for a seek bar. */
const REWIND_FROM_S = 15;

/** Returns how far playback is behind the live edge, in seconds. */
export const secondsBehind = ({ end, at }: LiveWindow): number => Math.max(0, end - at);

/** True when playback is far enough behind the live edge that jumping to it helps. */
export const isBehind = (window: LiveWindow | null): boolean =>
  window !== null && secondsBehind(window) > LIVE_WITHIN_S;

/** True when the window is long enough for a seek bar. */
export const canRewind = (window: LiveWindow | null): window is LiveWindow =>
  window !== null && window.end - window.start >= REWIND_FROM_S;

/** Clamps a position to the window. */
export const clampToWindow = ({ start, end }: LiveWindow, seconds: number): number =>
  Math.min(end, Math.max(start, seconds));

/**
 * Rounds to whole seconds (tenths below one) so that the displayed value doesn't flicker. Returns null for invalid
 * values.
 */
export function roundDelay(seconds: number | null): number | null {
  if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return null;
  return seconds < 1 ? Math.round(seconds * 10) / 10 : Math.round(seconds);
}

/** 0.3 → `under 1 s behind`, 4 → `4 s behind`, 95 → `1:35 behind`. */
export function delayLabel(seconds: number): string {
  if (seconds < 1) return 'under 1 s behind';
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s behind` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} behind`;
}
