/** Where a video comes from: HLS when the address ends in `.m3u8` or the type says so, else a plain file. */
export interface PlayerSource {
  url: string;
  mimeType?: string;
}

/** A subtitle file beside the video (WebVTT). */
export interface CaptionTrack {
  url: string;
  /** BCP 47, e.g. `en`. */
  language: string;
  label: string;
}

/** What the rest of a page may ask of a player. */
export interface PlayerHandle {
  /** Goes to a second and plays from there; loads the player first when it was not started yet. */
  seekTo(seconds: number): void;
  /** The second that is shown now; 0 before the start. */
  getTime(): number;
}
