import { deviceIds } from './device-ids';

/** Stories expire after a day, so older ids can be dropped. */
const MAX_STORED = 500;

const seenStories = deviceIds('encore.seen-stories');

/** Ids of the stories seen on this device, latest first. The same array until it changes. */
export const readSeenStories = seenStories.read;

/** Marks a story as seen on this device. */
export function markStorySeen(id: string): void {
  const seen = readSeenStories();
  if (!seen.includes(id)) seenStories.write([id, ...seen].slice(0, MAX_STORED));
}

/** Removes all of them. */
export const forgetSeenStories = seenStories.forget;

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onSeenStoriesChange = seenStories.onChange;
