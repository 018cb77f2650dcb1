/** Where streams are played and published, as the settings give it: hosts with or without a scheme (contract F.1). */
export interface StreamHosts {
  viewerURL: string;
  publisherURL: string;
  AntMediaAppname: string;
  /** Whether the server makes adaptive playlists of its streams. */
  AntMediaEnterprise?: boolean;
}

/** How a viewer plays a stream. */
export type PlayMode = 'hls' | 'webrtc';

/** What the picture is doing. */
export type LiveStep =
  /** Nothing seen yet. */
  | 'connecting'
  | 'playing'
  /** It stood still and is being repaired; what is on the screen stays. */
  | 'repairing'
  /** The stream is not there (any more, or yet): it is looked for again and again. */
  | 'waiting'
  /** Given up; the viewer may retry. */
  | 'failed';

export interface LiveHealth {
  step: LiveStep;
  /** A sentence for the viewer, or null when all is well. */
  says: string | null;
  /** Seconds behind what happens, where that can be told. */
  delay: number | null;
}

/** Asks for a one-time token; null where none is wanted or the server refused (spec §4, §8). */
export type TokenSource = (streamId: string, type: 'publish' | 'play') => Promise<string | null>;
