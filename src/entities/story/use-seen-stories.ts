import { useSyncExternalStore } from 'react';
import { onSeenStoriesChange, readSeenStories } from '@/device/seen-stories';

const NONE: readonly string[] = [];

/** Ids of the stories seen on this device; empty on the server and during hydration. */
export const useSeenStories = (): readonly string[] =>
  useSyncExternalStore(onSeenStoriesChange, readSeenStories, () => NONE);
