/** What a broadcast is doing. */
export type PublisherStep = 'idle' | 'asking' | 'preview' | 'starting' | 'live' | 'repairing' | 'stopped' | 'failed';

interface PublisherState {
  step: PublisherStep;
  /** A sentence for the performer, or null when there is nothing to say. */
  says: string | null;
}

export const RESOLUTIONS = ['360p', '540p', '720p', '1080p'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** What is sent. */
export interface PublisherChoice {
  /** Device ids of the browser; null for the one that the browser chooses. */
  cameraId: string | null;
  microphoneId: string | null;
  resolution: Resolution;
  /** Kilobits a second at most. */
  bitrate: number;
}

/** A camera or a microphone. */
export interface Device {
  id: string;
  label: string;
}

/** Why there is no picture or no sound, in a sentence for the performer each; null where there is. */
interface Missing {
  camera: string | null;
  microphone: string | null;
}

export interface Muted {
  camera: boolean;
  microphone: boolean;
}

/** The loudness of the microphone, 0 to 1, outside of React's state: it changes many times a second. */
export interface LevelMeter {
  /** Calls back with each new level until the given function is called. */
  subscribe(listener: (level: number) => void): () => void;
  get(): number;
}

/** All that a screen shows of a broadcast. */
export interface PublisherView {
  state: PublisherState;
  cameras: Device[];
  microphones: Device[];
  choice: PublisherChoice;
  sharing: boolean;
  muted: Muted;
  missing: Missing;
  /** What is missing is being asked for once more. */
  retrying: boolean;
}

export const NOTHING_SENT: PublisherView = {
  state: { step: 'idle', says: null },
  cameras: [],
  microphones: [],
  choice: { cameraId: null, microphoneId: null, resolution: '720p', bitrate: 1500 },
  sharing: false,
  muted: { camera: false, microphone: false },
  missing: { camera: null, microphone: null },
  retrying: false,
};

/** What is missing in picture and sound, in one text; null when nothing is. */
export const missingIn = ({ camera, microphone }: Missing): string | null => [camera, microphone].filter(Boolean).join(' ') || null;
