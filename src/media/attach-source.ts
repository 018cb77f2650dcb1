import type HlsType from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import { createListenerGroup } from './listening';
import { listQualities, pickQuality } from './quality';
import type { Quality } from './quality';
import type { PlayerSource } from './player-types';
import type { Fault } from './repair';
import { repairStuckSeeks } from './stuck-seek';

export interface AttachOptions {
  /** Start position, in seconds. */
  startAt: number;
  /** Preferred quality (shorter side in pixels), null for automatic. */
  quality: number | null;
  /** Called when the video can be played. */
  onReady(): void;
  /** Called with the available qualities, best first; empty for a single file. */
  onQualities(qualities: Quality[]): void;
  /** Called with the size of the quality that is playing. */
  onShownQuality(size: number): void;
  onFault(fault: Fault): void;
}

export interface AttachedSource {
  setQuality(size: number | null): void;
  /** Resets the decoder at the current position, after a `media` fault. */
  recover(): void;
  /** Resumes loading, after a `network` fault. */
  resume(): void;
}

/** Check the URL first: the MIME type may describe the file that was originally uploaded. */
const isHls = ({ url, mimeType = '' }: PlayerSource) =>
  /\.m3u8$/i.test(url.split(/[?#]/)[0] ?? '') || /mpegurl/i.test(mimeType);

const supportsMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

/** hls.js and the element may both report the same fault. */
const ONE_INCIDENT_MS = 250;

/** Statuses that a retry doesn't fix: the URL is expired, revoked or wrong. */
const REFUSED = [401, 403, 404, 410];

function getFault({ type, response }: ErrorData, Hls: typeof HlsType): Fault {
  if (type !== Hls.ErrorTypes.NETWORK_ERROR) return 'media';
  return REFUSED.includes(response?.code ?? 0) ? 'source' : 'network';
}

function getConfig(Hls: typeof HlsType, startAt: number): Partial<HlsConfig> {
  const fragments = Hls.DefaultConfig.fragLoadPolicy.default;
  return {
    startPosition: startAt > 0 ? startAt : -1,
    capLevelToPlayerSize: true,
    // Seconds. The defaults fetch ten minutes ahead: bandwidth for video that is often never watched.
    maxMaxBufferLength: 60,
    backBufferLength: 60,
    // The player notifies the viewer and retries itself (repair.ts), so 30 seconds of silent retries would be too long.
    fragLoadPolicy: {
      default: { ...fragments, errorRetry: { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 4000 } },
    },
  };
}

async function attachHls(
  video: HTMLVideoElement,
  url: string,
  options: AttachOptions,
  until: AbortSignal,
): Promise<AttachedSource> {
  const { default: Hls } = await import('hls.js');
  until.throwIfAborted();
  const hls = new Hls(getConfig(Hls, options.startAt));
  let qualities: Quality[] = [];
  let preferredQuality = options.quality;
  let faultAt = 0;

  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    qualities = listQualities(levels);
    const first = pickQuality(qualities, preferredQuality);
    if (first) hls.loadLevel = first.index;
    options.onQualities(qualities);
    options.onReady();
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const shown = hls.levels[level];
    if (shown) options.onShownQuality(Math.min(shown.width, shown.height));
  });
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    faultAt = Date.now();
    options.onFault(getFault(data, Hls));
  });
  const listening = createListenerGroup();
  listening.on(video, 'error', () => {
    if (Date.now() - faultAt > ONE_INCIDENT_MS) options.onFault('media');
  });
  until.addEventListener('abort', () => {
    listening.end();
    hls.destroy();
  });
  repairStuckSeeks(video, () => options.onFault('media'), until);
  hls.loadSource(url);
  hls.attachMedia(video);

  return {
    setQuality(size) {
      preferredQuality = size;
      hls.nextLevel = pickQuality(qualities, size)?.index ?? -1;
    },
    recover: () => hls.recoverMediaError(),
    resume: () => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(url)),
  };
}

/** Attaches a plain file, or HLS in browsers that only support it natively. */
function attachFile(video: HTMLVideoElement, url: string, options: AttachOptions, until: AbortSignal): AttachedSource {
  let seconds = options.startAt;
  const listening = createListenerGroup();
  const listen = (type: string, listener: () => void) => listening.on(video, type, listener);
  const load = () => {
    video.src = url;
    video.load();
  };

  listen('loadedmetadata', () => {
    if (seconds > 0) video.currentTime = seconds;
    options.onShownQuality(Math.min(video.videoWidth, video.videoHeight));
    options.onReady();
  });
  listen('timeupdate', () => {
    if (video.currentTime > 0) seconds = video.currentTime;
  });
  listen('error', () => {
    const code = video.error?.code;
    if (code === MediaError.MEDIA_ERR_NETWORK) options.onFault('network');
    else options.onFault(code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ? 'source' : 'media');
  });
  until.addEventListener('abort', () => {
    listening.end();
    video.removeAttribute('src');
    video.load();
  });
  options.onQualities([]);
  load();

  return { setQuality: () => undefined, recover: load, resume: load };
}

/**
 * Attaches a source to a video element until the signal aborts: HLS through hls.js (loaded here on first use) or the
 * browser's own support, anything else as a plain file. Rejects when hls.js fails to load or the signal aborts first.
 */
export async function attachSource(
  video: HTMLVideoElement,
  source: PlayerSource,
  options: AttachOptions,
  until: AbortSignal,
): Promise<AttachedSource> {
  return isHls(source) && supportsMediaSource()
    ? attachHls(video, source.url, options, until)
    : attachFile(video, source.url, options, until);
}
