import { readStored, writeStored } from '@/device/storage';
import { isRecord } from '@/lib/record';

/** Playback preferences for all videos. `quality` is the shorter side in pixels, null for automatic. */
export interface Preferences {
  volume: number;
  muted: boolean;
  speed: number;
  quality: number | null;
  loop: boolean;
}

const PREFERENCES_KEY = 'encore.player';
const VERSION = 1;
const DEFAULTS: Preferences = { volume: 1, muted: false, speed: 1, quality: null, loop: false };

const readNumberBetween = (value: unknown, low: number, high: number, otherwise: number) =>
  typeof value === 'number' && value >= low && value <= high ? value : otherwise;

/** Parses stored preferences; missing or out-of-range values get their default. */
export function parsePreferences(data: unknown): Preferences {
  if (!isRecord(data)) return DEFAULTS;
  return {
    volume: readNumberBetween(data.volume, 0, 1, DEFAULTS.volume),
    muted: data.muted === true,
    speed: readNumberBetween(data.speed, 0.25, 2, DEFAULTS.speed),
    quality: typeof data.quality === 'number' && data.quality > 0 ? data.quality : null,
    loop: data.loop === true,
  };
}

/** The preferences of this device. */
export const readPreferences = (): Preferences => readStored(PREFERENCES_KEY, VERSION, parsePreferences, DEFAULTS);

/** Stores changed preferences. */
export function savePreferences(change: Partial<Preferences>): void {
  writeStored(PREFERENCES_KEY, VERSION, { ...readPreferences(), ...change });
}
