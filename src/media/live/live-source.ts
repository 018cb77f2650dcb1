import type { Quality } from '../quality';
import type { StreamAddresses } from './addresses';
import type { LiveWindow } from './delay';
import type { LiveFault } from './live-repair';

/** What the tries to show one stream know of each other. */
export interface Memory {
  /** The newest piece of a playlist that did not grow any more: found again, it is what is left of a show. */
  frozenAt: number | null;
  /** How many of the largest pictures are too much for the connection. */
  lowered: number;
}

export interface LiveSourceOptions {
  addresses: StreamAddresses;
  streamId: string;
  token: string | null;
  /** The wished quality (shorter side in pixels), null for automatic. */
  quality: number | null;
  memory: Memory;
  /** The video can be told to play. */
  onReady(): void;
  onQualities(qualities: Quality[]): void;
  onShownQuality(size: number): void;
  onFault(fault: LiveFault): void;
}

/** A live stream that feeds a video element. */
export interface LiveSource {
  setQuality(size: number | null): void;
  /** Sets the decoder up again. */
  recover?(): void;
  /** Lets in the largest pictures again, which were too much for a while. */
  raise?(): void;
  /** Goes on loading after a fault of the network, with what is loaded. */
  resume?(): void;
  /** What can be seen now; null where there is no way back. */
  window(): LiveWindow | null;
  /** Seconds between what happens and what is shown, null where that cannot be told. */
  delay(): number | null;
}

/** Lets a stream feed the element until the signal says stop. Rejects when its code cannot be had, or the signal came first. */
export type AttachLive = (video: HTMLVideoElement, options: LiveSourceOptions, until: AbortSignal) => Promise<LiveSource>;

/** Pictures shown so far; a stream without pictures is known by its clock. */
export const progressOf = (video: HTMLVideoElement): number =>
  (video.srcObject && video.videoWidth > 0 && video.getVideoPlaybackQuality?.().totalVideoFrames) || video.currentTime;
