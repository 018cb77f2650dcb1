import { useSyncExternalStore } from 'react';
import { onSeenStoriesChange, readSeenStories } from '@/device/seen-stories';

const NONE: readonly string[] = [];

/** Ids of the stories seen on this device; none in the first HTML, which knows no device. */
export const useSeenStories = (): readonly string[] => useSyncExternalStore(onSeenStoriesChange, readSeenStories, () => NONE);
