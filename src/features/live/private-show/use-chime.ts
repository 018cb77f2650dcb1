import { useEffect, useRef, useSyncExternalStore } from 'react';
import { requestSound } from '@/device/request-sound';
import { playChime } from '@/lib/browser/chime';
import { useAppSelector } from '@/store/hooks';

const PITCHES = [660, 880];

/** Plays a sound when the count grows, as chosen on this device; without a choice while the performer is live. */
export function useChime(count: number): { on: boolean; toggle: () => void } {
  const choice = useSyncExternalStore(requestSound.onChange, requestSound.read, () => null);
  const isLive = useAppSelector(({ broadcast }) => broadcast.step === 'live');
  const on = choice ?? isLive;
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
