/** `unsupported`: the browser can't send video, so another attempt would fail too. */
export type PublisherStep =
  'idle' | 'requesting' | 'preview' | 'starting' | 'live' | 'repairing' | 'stopped' | 'failed' | 'unsupported';

interface PublisherState {
  step: PublisherStep;
  message: string | null;
}

export const RESOLUTIONS = ['360p', '540p', '720p', '1080p'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Devices and quality of a broadcast. */
export interface PublisherChoice {
  /** The browser's device id; null for the default device. */
  cameraId: string | null;
  microphoneId: string | null;
  /** Side of a phone's camera; null if a camera was chosen by its name. */
  facing: 'user' | 'environment' | null;
  resolution: Resolution;
  /** Maximum, in kilobits per second. */
  bitrate: number;
}

export interface Device {
  id: string;
  label: string;
}

/** Messages that explain why a device is missing; null when it works. */
interface Missing {
  camera: string | null;
  microphone: string | null;
}

export interface Muted {
  camera: boolean;
  microphone: boolean;
}

/** Microphone level, 0 to 1. Not in React state because it changes many times a second. */
export interface LevelMeter {
  /** Calls the listener with each new level. Returns the unsubscribe function. */
  subscribe(listener: (level: number) => void): () => void;
  get(): number;
}

export interface PublisherView {
  state: PublisherState;
  cameras: Device[];
  microphones: Device[];
  choice: PublisherChoice;
  sharing: boolean;
  muted: Muted;
  missing: Missing;
  /** True while missing devices are being requested again. */
  retrying: boolean;
}

export const INITIAL_PUBLISHER_VIEW: PublisherView = {
  state: { step: 'idle', message: null },
  cameras: [],
  microphones: [],
  choice: { cameraId: null, microphoneId: null, facing: null, resolution: '720p', bitrate: 1500 },
  sharing: false,
  muted: { camera: false, microphone: false },
  missing: { camera: null, microphone: null },
  retrying: false,
};

/** Joins the messages of the missing devices; null when none is missing. */
export const describeMissing = ({ camera, microphone }: Missing): string | null =>
  [camera, microphone].filter(Boolean).join(' ') || null;
