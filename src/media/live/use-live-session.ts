import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQualityChoice } from '../use-quality-choice';
import { openLiveSession } from './live-session';
import type { LiveSession } from './live-session';
import type { LiveHealth, PlayMode, StreamHosts, TokenSource } from './live-types';

interface LiveOptions {
  mode: PlayMode;
  streamId: string;
  hosts: StreamHosts;
  token: TokenSource;
  onHealth?: (health: LiveHealth) => void;
  canPause: boolean;
}

const CONNECTING: LiveHealth = { step: 'connecting', message: null, delay: null };

/**
 * The playback session of one livestream as React state. Later changes of the options are ignored; remount to apply
 * them.
 */
export function useLiveSession(element: RefObject<HTMLVideoElement | null>, options: LiveOptions) {
  const [health, setHealth] = useState(CONNECTING);
  const [sound, setSound] = useState<'as-chosen' | 'silenced' | 'refused'>('as-chosen');
  /** Mirrors `sound` in a ref: the element's volumechange event fires before the state renders. */
  const silenced = useRef(false);
  const session = useRef<LiveSession | null>(null);
  const { qualities, setQualities, shownQuality, setShownQuality, chosenQuality, chooseQuality } =
    useQualityChoice(session);

  const onHealth = useEffectEvent((next: LiveHealth) => {
    setHealth(next);
    options.onHealth?.(next);
  });
  const loadToken = useEffectEvent<TokenSource>((streamId, type) => options.token(streamId, type));
  const open = useEffectEvent((video: HTMLVideoElement) =>
    openLiveSession(video, {
      mode: options.mode,
      streamId: options.streamId,
      hosts: options.hosts,
      token: (...args) => loadToken(...args),
      quality: chosenQuality,
      canPause: options.canPause,
      onHealth: (next) => onHealth(next),
      onQualities: setQualities,
      onShownQuality: setShownQuality,
      onSilenced: () => {
        silenced.current = true;
        setSound('silenced');
      },
      onRefused: () => setSound('refused'),
    }),
  );

  useEffect(() => {
    if (!element.current) return undefined;
    const opened = open(element.current);
    session.current = opened;
    return () => opened.close();
  }, [element]);

  const isSilenced = () => silenced.current;
  const takeSoundAsChosen = () => {
    silenced.current = false;
    setSound('as-chosen');
  };

  return {
    health,
    qualities,
    shownQuality,
    chosenQuality,
    chooseQuality,
    sound,
    setSound,
    isSilenced,
    takeSoundAsChosen,
    session,
  };
}
