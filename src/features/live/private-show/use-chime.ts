import { useEffect, useSyncExternalStore } from 'react';
import { requestSound } from '@/device/request-sound';
import { enableChimes, playChime } from '@/media/chime';
import type { WaitingRequest } from '@/store/streaming/streaming.slice';

const PITCHES = [660, 880];

/** The requests for which this tab has played the sound. Only a browser plays it, so a module variable is safe. */
let announcedRequests = '';

/**
 * Plays a sound for new requests, if enabled on this device. The first one may have arrived before the component that
 * shows it.
 */
export function useChime(requests: readonly WaitingRequest[]): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(requestSound.onChange, requestSound.read, () => false);
  useEffect(() => (on ? enableChimes() : undefined), [on]);
  const waiting = requests.map(({ conversationId, since }) => `${conversationId} ${since}`).join();
  useEffect(() => {
    const isNew = waiting.split(',').some((request) => !announcedRequests.includes(request));
    announcedRequests = waiting;
    if (on && isNew) playChime(PITCHES);
  }, [waiting, on]);
  const toggle = () => {
    requestSound.write(!on);
    if (!on) playChime(PITCHES);
  };
  return { on, toggle };
}
