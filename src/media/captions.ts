import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createListening } from './listening';

export interface CaptionState {
  available: boolean;
  shown: boolean;
}

/** The text tracks that are meant for reading along, from beside the video or from inside the stream. */
export const captionsOf = (video: HTMLVideoElement): TextTrack[] =>
  Array.from(video.textTracks).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');

/** Whether any of them is shown. */
export const areShown = (captions: readonly TextTrack[]): boolean => captions.some(({ mode }) => mode === 'showing');

/** Whether a video has captions and shows them, as both change. */
export function useCaptions(element: RefObject<HTMLVideoElement | null>): CaptionState {
  const [state, setState] = useState<CaptionState>({ available: false, shown: false });

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const listening = createListening();
    const look = () => {
      const captions = captionsOf(video);
      setState({ available: captions.length > 0, shown: areShown(captions) });
    };
    for (const type of ['addtrack', 'removetrack', 'change']) listening.on(video.textTracks, type, look);
    look();
    return () => listening.end();
  }, [element]);

  return state;
}
