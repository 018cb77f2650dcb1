import { useEffect, useRef, useSyncExternalStore } from 'react';
import { requestSound } from '@/device/request-sound';

/** Plays two short notes. Does nothing if the browser blocks sound. */
async function ring(): Promise<void> {
  const audio = new AudioContext();
  try {
    await audio.resume();
    const loudness = audio.createGain();
    loudness.gain.value = 0.1;
    loudness.connect(audio.destination);
    [660, 880].forEach((pitch, index) => {
      const note = audio.createOscillator();
      note.frequency.value = pitch;
      note.connect(loudness);
      note.start(audio.currentTime + index * 0.16);
      note.stop(audio.currentTime + index * 0.16 + 0.14);
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
  } finally {
    await audio.close();
  }
}

const ringIfAllowed = () => {
  if (typeof AudioContext === 'function') void ring().catch(() => undefined);
};

/** Plays a sound when the count grows, if enabled on this device. */
export function useChime(count: number): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(requestSound.onChange, requestSound.read, () => false);
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (on && isMore) ringIfAllowed();
  }, [count, on]);
  const toggle = () => {
    requestSound.write(!on);
    if (!on) ringIfAllowed();
  };
  return { on, toggle };
}
