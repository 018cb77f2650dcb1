import { useEffect, useRef, useSyncExternalStore } from 'react';
import { requestSound } from '@/device/request-sound';
import { playChime } from '@/lib/browser/chime';

const PITCHES = [660, 880];

/** Plays a sound when the count grows, if enabled on this device. */
export function useChime(count: number): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(requestSound.onChange, requestSound.read, () => false);
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (on && isMore) playChime(PITCHES);
  }, [count, on]);
  const toggle = () => {
    requestSound.write(!on);
    if (!on) playChime(PITCHES);
  };
  return { on, toggle };
}
