import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { attachSource } from './attach-source';
import { getDuration } from './local-video';
import type { PlayerSource } from './player-types';

/** A local video file, or a video on the server. */
export type VideoInput = Blob | PlayerSource;

interface VideoInfo {
  subject: Blob | string;
  /** The video couldn't be loaded: the connection was lost, its URL has expired, or the browser can't read it. */
  hasFailed?: boolean;
  /** Duration in seconds; 0 when the browser can't play the video. */
  length: number;
  /** Current position, in seconds. */
  at: number;
}

/**
 * Loads a video into an element and tracks its duration and position, for tools that capture frames or clips from it.
 */
export function useVideoInput(from: VideoInput) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<VideoInfo | null>(null);
  const [attempt, setAttempt] = useState(0);
  const subject = from instanceof Blob ? from : from.url;
  const mimeType = from instanceof Blob ? undefined : from.mimeType;
  const known = seen?.subject === subject ? seen : null;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const aborter = new AbortController();
    const fail = (hasFailed: boolean) => {
      if (!aborter.signal.aborted) setSeen({ subject, length: 0, at: 0, hasFailed });
    };
    if (typeof subject === 'string') {
      // Frames of a cross-origin video can only be captured if it is loaded with CORS.
      element.crossOrigin = 'anonymous';
      const doNothing = () => undefined;
      attachSource(
        element,
        { url: subject, mimeType },
        {
          startAt: 0,
          quality: null,
          onReady: doNothing,
          onQualities: doNothing,
          onShownQuality: doNothing,
          onFault: (fault) => fail(fault !== 'media'),
        },
        aborter.signal,
      ).catch(() => fail(true));
      return () => aborter.abort();
    }
    const url = URL.createObjectURL(subject);
    element.src = url;
    return () => {
      aborter.abort();
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(url);
    };
  }, [subject, mimeType, attempt]);

  const getState = () => {
    if (known === null) return 'loading';
    if (known.hasFailed) return 'failed';
    return known.length > 0 ? 'ready' : 'unplayable';
  };

  return {
    video,
    state: getState(),
    retry: () => {
      setSeen(null);
      setAttempt(attempt + 1);
    },
    length: known?.length ?? 0,
    at: known?.at ?? 0,
    goTo: (seconds: number) => {
      if (!known || !video.current) return;
      setSeen({ ...known, at: seconds });
      video.current.currentTime = seconds;
    },
    attributes: {
      onLoadedData: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
        setSeen((before) =>
          before?.subject === subject
            ? before
            : { subject, length: currentTarget.videoWidth > 0 ? getDuration(currentTarget) : 0, at: 0 },
        ),
      // Videos on the server report their faults above.
      onError: () => subject instanceof Blob && setSeen({ subject, length: 0, at: 0 }),
    },
  };
}
