import { deviceValue } from './device-value';
import { readHistory } from './visits';

/** How far somebody got in a video on this device. */
export interface Progress {
  /** That of the video; other films have a word and a dash before theirs. */
  id: string;
  /** Where to go on from; 0 when there is nothing to go on from. */
  seconds: number;
  /** It was watched to its end once. */
  watched?: boolean;
}

const KEPT = 200;
/** Nobody needs to be brought back to the first moments. */
const WORTH_RESUMING_SECONDS = 5;

/** Within the last 3 % (1 to 30 seconds) a video counts as watched to its end. */
const isFinished = (seconds: number, duration: number) => duration > 0 && seconds >= duration - Math.min(30, Math.max(1, duration * 0.03));

/** The list with what is now known of a video in front: where to go on from, and whether it was ever watched to its end; without it when there is nothing to know. */
export function placeProgress(list: readonly Progress[], id: string, seconds: number, duration: number): Progress[] {
  const others = list.filter((progress) => progress.id !== id);
  const finished = isFinished(seconds, duration);
  const watched = finished || list.some((progress) => progress.id === id && progress.watched);
  const from = finished || seconds < WORTH_RESUMING_SECONDS ? 0 : seconds;
  if (!from && !watched) return others;
  return [{ id, seconds: from, ...(watched ? { watched } : {}) }, ...others].slice(0, KEPT);
}

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'seconds' in value && typeof value.seconds === 'number' && value.seconds >= 0;

/** Stored data as progress; entries of another shape are left out. */
export const parseProgress = (data: unknown): Progress[] => (Array.isArray(data) ? data.filter(isProgress) : []);

// The script in the head of every page knows this key too (next-adapter/theme-script).
const kept = deviceValue('encore.positions', 1, parseProgress, []);

/** What is known of all videos, the latest first. */
export const readProgress = (): readonly Progress[] => kept.read();
export const onProgressChange = kept.onChange;

/** What is known of one video; the same object until it changes. */
export const progressOf = (id: string): Progress | null => kept.read().find((progress) => progress.id === id) ?? null;

/** The second to go on from, or null when the video was not begun on this device or was watched to its end. */
export const resumePoint = (id: string): number | null => progressOf(id)?.seconds || null;

/** Whether it is a video of the site that one can go on with; the script in the head of every page asks the same (next-adapter/theme-script). */
export const isStartedVideo = ({ id, seconds }: Progress): boolean => seconds > 0 && !id.includes('-');

/** Keeps (or, at the start, forgets) how far somebody got, both figures in seconds; nothing while the history is paused. */
export function keepProgress(id: string, seconds: number, duration: number): void {
  if (!readHistory().paused) kept.write(placeProgress(kept.read(), id, Math.floor(seconds), duration));
}

/** Forgets one video. */
export const forgetProgress = (id: string): void => kept.write(kept.read().filter((progress) => progress.id !== id));

/** Puts back what was forgotten, or forgets all of it with an empty list. */
export const replaceProgress = (list: readonly Progress[]): void => (list.length > 0 ? kept.write([...list]) : kept.forget());
