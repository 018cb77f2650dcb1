/** The part of a live picture that can be seen now, in seconds of the video element's clock. */
export interface LiveWindow {
  start: number;
  /** As near to what happens as can be played without standing still. */
  end: number;
  at: number;
}

/** Less than this behind `end` counts as live: the buffer of a healthy player breathes. */
const LIVE_WITHIN_S = 6;

/** A window shorter than this is not worth a seek bar. */
const REWIND_FROM_S = 15;

export const behindBy = ({ end, at }: LiveWindow): number => Math.max(0, end - at);

/** Whether going to the newest picture would bring the viewer nearer to what happens. */
export const isBehind = (window: LiveWindow | null): boolean => window !== null && behindBy(window) > LIVE_WITHIN_S;

export const canRewind = (window: LiveWindow | null): window is LiveWindow => window !== null && window.end - window.start >= REWIND_FROM_S;

/** A second of the window, however far it was asked for. */
export const within = ({ start, end }: LiveWindow, seconds: number): number => Math.min(end, Math.max(start, seconds));

/** Whole seconds, tenths below one; so that what is shown does not change all the time. */
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
