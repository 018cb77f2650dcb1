import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createListenerGroup } from './listening';

export interface CaptionState {
  available: boolean;
  shown: boolean;
}

/** Returns the caption and subtitle tracks of a video, both external files and tracks embedded in the stream. */
export const listCaptions = (video: HTMLVideoElement): TextTrack[] =>
  Array.from(video.textTracks).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');

/** True when at least one of the tracks is showing. */
export const areCaptionsShown = (captions: readonly TextTrack[]): boolean =>
  captions.some(({ mode }) => mode === 'showing');

/** Tracks whether a video has captions and whether they are showing. */
export function useCaptions(element: RefObject<HTMLVideoElement | null>): CaptionState {
  const [state, setState] = useState<CaptionState>({ available: false, shown: false });

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const listening = createListenerGroup();
    const update = () => {
      const captions = listCaptions(video);
      setState({ available: captions.length > 0, shown: areCaptionsShown(captions) });
    };
    for (const type of ['addtrack', 'removetrack', 'change']) listening.on(video.textTracks, type, update);
    update();
    return () => listening.end();
  }, [element]);

  return state;
}
