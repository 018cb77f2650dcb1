import { deviceValue } from './device-value';
import { readHistory } from './visits';

/** Watch progress of a video on this device. */
export interface Progress {
  /** Id of the video; other kinds of media have a prefix, see `isStartedVideo`. */
  id: string;
  /** Position to resume from, in seconds; 0 if there is none. */
  seconds: number;
  /** It was watched to the end at least once. */
  watched?: boolean;
}

const MAX_STORED = 200;
/** Shorter progress isn't worth resuming. */
const WORTH_RESUMING_SECONDS = 5;

/** Within the last 3 % (1 to 30 seconds) a video counts as watched to its end. */
const isFinished = (seconds: number, duration: number) =>
  duration > 0 && seconds >= duration - Math.min(30, Math.max(1, duration * 0.03));

/** Returns the list with the updated progress of a video in front, or without the video if there is no progress. */
export function updateProgress(list: readonly Progress[], id: string, seconds: number, duration: number): Progress[] {
  const others = list.filter((progress) => progress.id !== id);
  const finished = isFinished(seconds, duration);
  const watched = finished || list.some((progress) => progress.id === id && progress.watched);
  const from = finished || seconds < WORTH_RESUMING_SECONDS ? 0 : seconds;
  if (!from && !watched) return others;
  return [{ id, seconds: from, ...(watched ? { watched } : {}) }, ...others].slice(0, MAX_STORED);
}

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'seconds' in value &&
  typeof value.seconds === 'number' &&
  value.seconds >= 0;

/** Parses stored progress; malformed entries are left out. */
export const parseProgress = (data: unknown): Progress[] => (Array.isArray(data) ? data.filter(isProgress) : []);

// The head script uses this key too (next-adapter/theme-script).
const stored = deviceValue('encore.positions', parseProgress, []);

/** Progress of all videos, latest first. */
export const readProgress = (): readonly Progress[] => stored.read();
export const onProgressChange = stored.onChange;

/** Progress of one video; the same object until it changes. */
export const findProgress = (id: string): Progress | null =>
  stored.read().find((progress) => progress.id === id) ?? null;

/** Position to resume from in seconds; null if the video wasn't started on this device or was finished. */
export const resumePoint = (id: string): number | null => findProgress(id)?.seconds || null;

/** True for a video that can be resumed. The head script uses the same test (next-adapter/theme-script). */
export const isStartedVideo = ({ id, seconds }: Progress): boolean => seconds > 0 && !/^(post|welcome|own)-/.test(id);

/** Stores the position (removes it near the start), both in seconds. Does nothing while the history is paused. */
export function saveProgress(id: string, seconds: number, duration: number): void {
  if (!readHistory().paused) stored.write(updateProgress(stored.read(), id, Math.floor(seconds), duration));
}

/** Removes the progress of one video. */
export const forgetProgress = (id: string): void =>
  void stored.write(stored.read().filter((progress) => progress.id !== id));

/** Restores removed progress, or clears the list. */
export const replaceProgress = (list: readonly Progress[]): void =>
  list.length > 0 ? void stored.write([...list]) : stored.forget();
