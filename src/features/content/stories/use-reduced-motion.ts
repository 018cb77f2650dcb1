import { useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from '@/device/motion-preference';

/** Whether the visitor wants nothing to move by itself; null in the first HTML, which does not know. */
export const useReducedMotion = (): boolean | null => useSyncExternalStore<boolean | null>(onReducedMotionChange, prefersReducedMotion, () => null);
