import { waitForEvent, seek } from './local-video';

/** Recording formats, best first. */
const FORMATS = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
];

const BITS_PER_SECOND = 2_500_000;
/** Interval of recorded chunks, in ms. */
const CHUNK_MS = 250;

/** Firefox only has the prefixed method. */
type Captured = HTMLVideoElement & { captureStream?: () => MediaStream; mozCaptureStream?: () => MediaStream };

const findCaptureStream = (video: Captured): (() => MediaStream) | undefined =>
  (video.captureStream ?? video.mozCaptureStream)?.bind(video);

/** True when this browser can record a teaser. Call in the browser only. */
export const canCutTeasers = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  findCaptureStream(document.createElement('video')) !== undefined &&
  FORMATS.some((format) => MediaRecorder.isTypeSupported(format));

interface Cut {
  /** Seconds. */
  start: number;
  length: number;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Cuts a teaser from a video by playing and recording it, which takes as long as the teaser lasts. Playback is muted,
 * but the recording has sound. Rejects when aborted (`AbortError`), or when the video can't be played or recorded.
 */
export async function cutTeaser(video: HTMLVideoElement, { start, length, signal, onProgress }: Cut): Promise<File> {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const capture = findCaptureStream(video);
  if (!mimeType || !capture) throw new Error('This browser can’t cut videos.');
  video.pause();
  await seek(video, start);
  const stream = capture();
  try {
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND });
    const blob = await record(recorder, video, { start, length, signal, onProgress });
    const [type = ''] = mimeType.split(';');
    return new File([blob], type === 'video/mp4' ? 'teaser.mp4' : 'teaser.webm', { type });
  } finally {
    video.pause();
    for (const track of stream.getTracks()) track.stop();
  }
}

async function record(
  recorder: MediaRecorder,
  video: HTMLVideoElement,
  { start, length, signal, onProgress }: Cut,
): Promise<Blob> {
  const chunks: Blob[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => reject(new Error('The recording broke off.')));
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  const playing = waitForEvent(video, 'playing');
  await video.play();
  await playing;
  recorder.start(CHUNK_MS);
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const progressTimer = setInterval(() => {
    const part = (video.currentTime - start) / length;
    onProgress(Math.min(1, Math.max(0, part)));
    if (part >= 1 || video.ended) stop();
  }, CHUNK_MS / 5);
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    await ended;
  } finally {
    clearInterval(progressTimer);
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  if (chunks.length === 0) throw new Error('Nothing was recorded.');
  return new Blob(chunks, { type: recorder.mimeType });
}
