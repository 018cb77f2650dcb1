/** Available playback speeds, slowest first. */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** 1.75 → `1.75×`. */
export const formatSpeed = (speed: number): string => `${speed}×`;

/** Returns the next faster (`1`) or slower (`-1`) speed; the same one at either end of the list. */
export function nextSpeed(current: number, direction: 1 | -1): number {
  const next = direction === 1 ? SPEEDS.find((speed) => speed > current) : SPEEDS.findLast((speed) => speed < current);
  return next ?? (direction === 1 ? SPEEDS[SPEEDS.length - 1] : SPEEDS[0]) ?? 1;
}
