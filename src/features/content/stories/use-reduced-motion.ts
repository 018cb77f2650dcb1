import { useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from '@/device/motion-preference';

/** True if the visitor prefers reduced motion; null in server HTML. */
export const useReducedMotion = (): boolean | null =>
  useSyncExternalStore<boolean | null>(onReducedMotionChange, prefersReducedMotion, () => null);
