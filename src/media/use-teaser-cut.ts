import { type RefObject, useEffect, useRef, useState } from 'react';
import { cutTeaser } from './teaser-recording';

/** Cuts a teaser; unmounting cancels it. `part` is the progress from 0 to 1. */
export function useTeaserCut(video: RefObject<HTMLVideoElement | null>, onTeaser: (teaser: File) => void) {
  const [state, setState] = useState<'idle' | 'cutting' | 'failed'>('idle');
  const [part, setPart] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cut = async (element: HTMLVideoElement, start: number, length: number) => {
    const controller = new AbortController();
    running.current = controller;
    setState('cutting');
    setPart(0);
    try {
      const teaser = await cutTeaser(element, { start, length, signal: controller.signal, onProgress: setPart });
      setState('idle');
      onTeaser(teaser);
    } catch {
      setState(controller.signal.aborted ? 'idle' : 'failed');
    }
  };

  return {
    cutting: state === 'cutting',
    failed: state === 'failed',
    part,
    begin: (start: number, length: number) => {
      if (video.current && state !== 'cutting') void cut(video.current, start, length);
    },
    stop: () => running.current?.abort(),
  };
}
