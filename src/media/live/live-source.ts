import type { Quality } from '../quality';
import type { StreamUrls } from './stream-urls';
import type { LiveWindow } from './delay';
import type { LiveFault } from './live-repair';

/** State shared between successive attempts to play one stream. */
export interface Memory {
  /** Last segment of a playlist that stopped growing. Finding it again means the show is over. */
  frozenAt: number | null;
  /** How many of the largest qualities are excluded because the connection is too slow. */
  lowered: number;
}

export interface LiveSourceOptions {
  urls: StreamUrls;
  streamId: string;
  token: string | null;
  /** Preferred quality (shorter side in pixels), null for automatic. */
  quality: number | null;
  memory: Memory;
  /** Called when the video can be played. */
  onReady(): void;
  onQualities(qualities: Quality[]): void;
  onShownQuality(size: number): void;
  onFault(fault: LiveFault): void;
}

/** A livestream attached to a video element. */
export interface LiveSource {
  setQuality(size: number | null): void;
  recover?(): void;
  /** Allows the excluded qualities again. */
  raise?(): void;
  /** Resumes loading after a network fault and keeps the buffer. */
  resume?(): void;
  /** The seekable range; null when seeking isn't possible. */
  window(): LiveWindow | null;
  /** Latency in seconds; null when unknown. */
  delay(): number | null;
}

/**
 * Attaches a stream to the element until the signal aborts. Rejects when its code fails to load or the signal aborts
 * first.
 */
export type AttachLive = (
  video: HTMLVideoElement,
  options: LiveSourceOptions,
  until: AbortSignal,
) => Promise<LiveSource>;

/**
 * Returns a number that grows while the stream plays: the frame count, or the current time for a stream without video.
 */
export const getPlaybackProgress = (video: HTMLVideoElement): number =>
  (video.srcObject && video.videoWidth > 0 && video.getVideoPlaybackQuality?.().totalVideoFrames) || video.currentTime;
