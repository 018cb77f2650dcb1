import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lengthOf } from './local-film';

interface Seen {
  file: Blob;
  /** Seconds; 0 for a film that the browser cannot show. */
  length: number;
  /** Where it stands, in seconds. */
  at: number;
}

/** A film of this device in a video element: its length, and where it stands. */
export function useLocalFilm(file: Blob) {
  const film = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const known = seen?.file === file ? seen : null;

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const address = URL.createObjectURL(file);
    element.src = address;
    return () => {
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(address);
    };
  }, [file]);

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
      onLoadedData: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setSeen({ file, length: currentTarget.videoWidth > 0 ? lengthOf(currentTarget) : 0, at: 0 }),
      onError: () => setSeen({ file, length: 0, at: 0 }),
    },
  };
}
