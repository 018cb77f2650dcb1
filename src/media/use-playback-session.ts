import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { openSession } from './playback-session';
import type { PlaybackSession } from './playback-session';
import type { PlayerSource } from './player-types';
import { useQualityChoice } from './use-quality-choice';

interface PlaybackOptions {
  source: PlayerSource;
  startAt: number;
  autoPlay: boolean;
  renewSource?: () => Promise<PlayerSource | null>;
  onRefused: () => void;
}

/**
 * The playback session of one video as React state. Later changes of `source` are ignored; remount to play another one.
 */
export function usePlaybackSession(element: RefObject<HTMLVideoElement | null>, options: PlaybackOptions) {
  const [repair, setRepair] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const session = useRef<PlaybackSession | null>(null);
  const { qualities, setQualities, shownQuality, setShownQuality, chosenQuality, chooseQuality } =
    useQualityChoice(session);

  const renew = useEffectEvent(async () => (await options.renewSource?.()) ?? null);
  const onRefused = useEffectEvent(() => options.onRefused());
  const open = useEffectEvent((video: HTMLVideoElement) =>
    openSession(video, {
      source: options.source,
      startAt: options.startAt,
      quality: chosenQuality,
      autoPlay: options.autoPlay,
      renewSource: renew,
      onQualities: setQualities,
      onShownQuality: setShownQuality,
      onRefused,
      onRepair: setRepair,
      onFailure: setFailure,
    }),
  );

  useEffect(() => {
    if (!element.current) return undefined;
    const opened = open(element.current);
    session.current = opened;
    return () => opened.close();
  }, [element]);

  return {
    qualities,
    shownQuality,
    chosenQuality,
    chooseQuality,
    repair,
    failure,
    retry: () => session.current?.retry(),
  };
}
