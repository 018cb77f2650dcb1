/** The media server hosts from the settings, with or without a scheme (contract F.1). */
export interface StreamHosts {
  viewerURL: string;
  publisherURL: string;
  /** Plays over WebRTC; `publisherURL` if there is none. */
  subscriberUrl?: string;
  AntMediaAppname: string;
  /** True when the server provides adaptive playlists. */
  AntMediaEnterprise?: boolean;
}

export type PlayMode = 'hls' | 'webrtc';

export type LiveStep =
  /** Nothing has played yet. */
  | 'connecting'
  | 'playing'
  /** Playback stalled and is being repaired; the last frame stays visible. */
  | 'repairing'
  /** The stream hasn't started or has ended; the player polls for it. */
  | 'waiting'
  /** The player gave up; the viewer can retry. */
  | 'failed';

export interface LiveHealth {
  step: LiveStep;
  message: string | null;
  /** Latency in seconds; null when unknown. */
  delay: number | null;
}

/** Requests a one-time token. Resolves to null when none is required or the server refuses (spec §4, §8). */
export type TokenSource = (streamId: string, type: 'publish' | 'play') => Promise<string | null>;
