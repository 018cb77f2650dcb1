/** The source of a video: HLS when the URL ends in `.m3u8` or the MIME type says so, otherwise a plain file. */
export interface PlayerSource {
  url: string;
  mimeType?: string;
}

export interface PlayerHandle {
  /** Plays from a position in seconds; loads the player first if needed. */
  seekTo(seconds: number): void;
  /** Returns the current position in seconds; 0 before playback has started. */
  getTime(): number;
}
