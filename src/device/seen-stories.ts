import { deviceValue } from './device-value';

/** Stories end after a day, so that older ones need not be remembered. */
const MOST_KEPT = 500;

const NONE: readonly string[] = [];

const parseIds = (data: unknown): readonly string[] => (Array.isArray(data) ? data.filter((id) => typeof id === 'string') : NONE);

const seenStories = deviceValue('encore.seen-stories', 1, parseIds, NONE);

/** Ids of the stories that were seen on this device, the latest first. The same array until something is seen. */
export const readSeenStories = seenStories.read;

/** Remembers on this device that a story was seen. */
export function markStorySeen(id: string): void {
  const seen = readSeenStories();
  if (!seen.includes(id)) seenStories.write([id, ...seen].slice(0, MOST_KEPT));
}

/** Forgets all of them. */
export const forgetSeenStories = seenStories.forget;

/** Tells of every change, those of other tabs too; gives the way to stop. */
export const onSeenStoriesChange = seenStories.onChange;
