import { readStored, writeStored } from '@/lib/storage';

/** How far somebody got in a video; the most recent first. */
export interface Position {
  id: string;
  seconds: number;
}

/** What somebody likes on every video. `quality` is the shorter side in pixels, null for automatic. */
export interface Preferences {
  volume: number;
  muted: boolean;
  speed: number;
  quality: number | null;
}

const POSITIONS_KEY = 'encore.positions';
const PREFERENCES_KEY = 'encore.player';
const VERSION = 1;
const POSITIONS_KEPT = 200;
/** Nobody needs to be brought back to the first moments. */
const WORTH_RESUMING_SECONDS = 5;

const DEFAULTS: Preferences = { volume: 1, muted: false, speed: 1, quality: null };

/** Within the last 3 % (1 to 30 seconds) a video counts as watched to its end. */
const isFinished = (seconds: number, duration: number) => seconds >= duration - Math.min(30, Math.max(1, duration * 0.03));

/** The list with a video's new position in front; without the video when it has hardly begun or is finished. */
export function placePosition(list: readonly Position[], id: string, seconds: number, duration: number): Position[] {
  const others = list.filter((position) => position.id !== id);
  const worthKeeping = seconds >= WORTH_RESUMING_SECONDS && !(duration > 0 && isFinished(seconds, duration));
  return worthKeeping ? [{ id, seconds }, ...others].slice(0, POSITIONS_KEPT) : others;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPosition = (value: unknown): value is Position =>
  isRecord(value) && typeof value.id === 'string' && typeof value.seconds === 'number' && value.seconds >= 0;

/** Stored data as positions; entries of another shape are left out. */
export const parsePositions = (data: unknown): Position[] => (Array.isArray(data) ? data.filter(isPosition) : []);

const between = (value: unknown, low: number, high: number, otherwise: number) =>
  typeof value === 'number' && value >= low && value <= high ? value : otherwise;

/** Stored data as preferences; what is missing or out of range takes its default. */
export function parsePreferences(data: unknown): Preferences {
  if (!isRecord(data)) return DEFAULTS;
  return {
    volume: between(data.volume, 0, 1, DEFAULTS.volume),
    muted: data.muted === true,
    speed: between(data.speed, 0.25, 2, DEFAULTS.speed),
    quality: typeof data.quality === 'number' && data.quality > 0 ? data.quality : null,
  };
}

const readPositions = () => readStored(POSITIONS_KEY, VERSION, parsePositions, []);

/** The second to go on from, or null when the video was not begun on this device or was watched to its end. */
export const resumePoint = (id: string): number | null => readPositions().find((position) => position.id === id)?.seconds ?? null;

/** Keeps (or, at the start and at the end, forgets) how far somebody got; both figures in seconds. */
export function keepPosition(id: string, seconds: number, duration: number): void {
  writeStored(POSITIONS_KEY, VERSION, placePosition(readPositions(), id, Math.floor(seconds), duration));
}

/** What was chosen on this device before. */
export const readPreferences = (): Preferences => readStored(PREFERENCES_KEY, VERSION, parsePreferences, DEFAULTS);

/** Keeps a choice beside the others. */
export function keepPreferences(change: Partial<Preferences>): void {
  writeStored(PREFERENCES_KEY, VERSION, { ...readPreferences(), ...change });
}
