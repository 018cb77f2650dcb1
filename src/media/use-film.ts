import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { attachSource } from './attach-source';
import { lengthOf } from './local-film';
import type { PlayerSource } from './player-types';

/** A film of this device, or one that the server has. */
export type Film = Blob | PlayerSource;

interface Seen {
  /** The file, or the address. */
  subject: Blob | string;
  /** Seconds; 0 for a film that the browser cannot show. */
  length: number;
  /** Where it stands, in seconds. */
  at: number;
}

/** A film in a video element, to take something from: its length, and where it stands. */
export function useFilm(from: Film) {
  const film = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const subject = from instanceof Blob ? from : from.url;
  const mimeType = from instanceof Blob ? undefined : from.mimeType;
  const known = seen?.subject === subject ? seen : null;

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const leaving = new AbortController();
    const isUnplayable = () => {
      if (!leaving.signal.aborted) setSeen({ subject, length: 0, at: 0 });
    };
    if (typeof subject === 'string') {
      // Pictures may be taken only of what another server lets this site read.
      element.crossOrigin = 'anonymous';
      const nothing = () => undefined;
      attachSource(element, { url: subject, mimeType }, { startAt: 0, quality: null, onReady: nothing, onQualities: nothing, onShownQuality: nothing, onFault: isUnplayable }, leaving.signal).catch(isUnplayable);
      return () => leaving.abort();
    }
    const address = URL.createObjectURL(subject);
    element.src = address;
    return () => {
      leaving.abort();
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(address);
    };
  }, [subject, mimeType]);

  return {
    film,
    state: known === null ? ('loading' as const) : known.length > 0 ? ('ready' as const) : ('unplayable' as const),
    length: known?.length ?? 0,
    at: known?.at ?? 0,
    goTo: (seconds: number) => {
      if (!known || !film.current) return;
      setSeen({ ...known, at: seconds });
      film.current.currentTime = seconds;
    },
    attributes: {
      onLoadedData: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setSeen((before) => (before?.subject === subject ? before : { subject, length: currentTarget.videoWidth > 0 ? lengthOf(currentTarget) : 0, at: 0 })),
      onError: () => setSeen({ subject, length: 0, at: 0 }),
    },
  };
}
