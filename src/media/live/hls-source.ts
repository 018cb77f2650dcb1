import type HlsType from 'hls.js';
import type { ErrorData, HlsConfig, LevelDetails } from 'hls.js';
import { createListenerGroup } from '../listening';
import { listQualities, pickQuality } from '../quality';
import type { Quality } from '../quality';
import { withToken } from './stream-urls';
import type { LiveFault } from './live-repair';
import type { AttachLive, LiveSource, LiveSourceOptions } from './live-source';

/** A playlist that hasn't grown for this long means the show is over or the publisher is gone. */
const FROZEN_AFTER_MS = 8000;
const FROZEN_AFTER_SEGMENTS = 4;

const REFUSED = [401, 403];
const GONE = [404, 410];

class Unplayable extends Error {
  constructor(readonly fault: LiveFault) {
    super(fault);
  }
}

/** Returns the first URL that responds with 200, else the last one unless its status rules it out. */
async function findPlaylist(urls: string[], signal: AbortSignal): Promise<string> {
  const getStatus = async (url: string) => {
    try {
      return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).status;
    } catch {
      signal.throwIfAborted();
      throw new Unplayable('network');
    }
  };
  const fallback = urls.at(-1) ?? '';
  for (const url of urls.slice(0, -1)) if ((await getStatus(url)) === 200) return url;
  const status = await getStatus(fallback);
  if (REFUSED.includes(status)) throw new Unplayable('refused');
  if (GONE.includes(status)) throw new Unplayable('absent');
  if (status >= 500) throw new Unplayable('busy');
  return fallback;
}

function getFault({ type, details, response }: ErrorData, Hls: typeof HlsType): LiveFault {
  if (type !== Hls.ErrorTypes.NETWORK_ERROR) return 'media';
  const status = response?.code ?? 0;
  if (REFUSED.includes(status)) return 'refused';
  // A missing segment may just have left the window; a missing playlist means the stream is gone.
  const isPlaylist = details === Hls.ErrorDetails.MANIFEST_LOAD_ERROR || details === Hls.ErrorDetails.LEVEL_LOAD_ERROR;
  return isPlaylist && GONE.includes(status) ? 'absent' : 'network';
}

function getConfig(Hls: typeof HlsType, token: string | null): Partial<HlsConfig> {
  const { fragLoadPolicy, manifestLoadPolicy, playlistLoadPolicy } = Hls.DefaultConfig;
  const retry = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 };
  return {
    // Seconds behind the newest segment. A lower value stalls on every hiccup; hls.js adds a second after each stall.
    liveSyncDuration: 3,
    maxLiveSyncPlaybackRate: 1.06,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    maxMaxBufferLength: 30,
    // The session notifies the viewer and retries itself.
    manifestLoadPolicy: { default: { ...manifestLoadPolicy.default, maxTimeToFirstByteMs: 8000, errorRetry: retry } },
    playlistLoadPolicy: { default: { ...playlistLoadPolicy.default, maxTimeToFirstByteMs: 6000, errorRetry: retry } },
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, maxTimeToFirstByteMs: 8000, errorRetry: retry } },
    // Some servers require the token for segments too.
    xhrSetup: (xhr, url) => xhr.open('GET', withToken(url, token), true),
  };
}

/** Detects playlists that stopped growing. */
function getGrowth(memory: LiveSourceOptions['memory']) {
  let newest: number | null = null;
  let grewAt = Date.now();
  return {
    isOver({ live, endSN, targetduration }: LevelDetails): boolean {
      if (!live) return true;
      if (endSN !== newest) {
        const isLeftOver = newest === null && endSN === memory.frozenAt;
        newest = endSN;
        grewAt = Date.now();
        return isLeftOver;
      }
      return Date.now() - grewAt > Math.max(FROZEN_AFTER_MS, FROZEN_AFTER_SEGMENTS * 1000 * targetduration);
    },
    keep: () => {
      memory.frozenAt = newest;
    },
  };
}

const attachHls: AttachLive = async (video, options, until): Promise<LiveSource> => {
  const { urls, streamId, token, memory } = options;
  const [{ default: Hls }, url] = await Promise.all([import('hls.js'), findPlaylist(urls.hls(streamId, token), until)]);
  until.throwIfAborted();
  const hls = new Hls(getConfig(Hls, token));
  const growth = getGrowth(memory);
  let qualities: Quality[] = [];
  let preferred = options.quality;
  /** The highest level that hls.js allows by the size of the player. */
  let sizeLimit = -1;

  const getHighestAllowed = () => Math.max(0, hls.levels.length - 1 - memory.lowered);
  const limitQuality = () => {
    const limit = hls.maxAutoLevel;
    if (limit > getHighestAllowed()) hls.autoLevelCapping = getHighestAllowed();
    // After the change, which fires the event of this listener.
    sizeLimit = limit;
  };
  const pickAllowed = () =>
    pickQuality(
      qualities.filter(({ index }) => index <= getHighestAllowed()),
      preferred,
    );
  const choose = (size: number | null) => {
    preferred = size;
    hls.nextLevel = pickAllowed()?.index ?? -1;
  };
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    qualities = listQualities(levels);
    const first = pickAllowed();
    if (first) hls.loadLevel = first.index;
    limitQuality();
    options.onQualities(qualities.length > 1 ? qualities : []);
    options.onReady();
  });
  // hls.js sets its own limit again whenever the player is resized.
  hls.on(Hls.Events.MAX_AUTO_LEVEL_UPDATED, limitQuality);
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const shown = hls.levels[level];
    if (shown?.height) options.onShownQuality(Math.min(shown.width, shown.height));
  });
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => {
    if (!growth.isOver(details)) return;
    growth.keep();
    options.onFault('absent');
  });
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (data.fatal) options.onFault(getFault(data, Hls));
  });
  until.addEventListener('abort', () => hls.destroy());
  hls.loadSource(url);
  hls.attachMedia(video);

  return {
    setQuality: choose,
    recover: () => hls.recoverMediaError(),
    raise: () => {
      hls.autoLevelCapping = sizeLimit;
      if (preferred !== null) choose(preferred);
    },
    resume: () => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(url)),
    window() {
      const details = hls.latestLevelDetails;
      const end = hls.liveSyncPosition;
      return details && end !== null ? { start: details.fragmentStart, end, at: video.currentTime } : null;
    },
    delay() {
      // The playlist's wall clock includes the encoder delay. Without a plausible one, use the distance to the newest
      // segment.
      const wall = hls.playingDate ? (Date.now() - hls.playingDate.getTime()) / 1000 : NaN;
      if (wall >= 0 && wall < 3600) return wall;
      return hls.latency > 0 ? hls.latency : null;
    },
  };
};

/** Attaches HLS in browsers that only support it natively. */
const attachNative: AttachLive = async (video, { urls, streamId, token, onReady, onQualities, onFault }, until) => {
  const url = await findPlaylist(urls.hls(streamId, token), until);
  const listening = createListenerGroup();
  listening.on(video, 'loadedmetadata', onReady);
  listening.on(video, 'ended', () => onFault('absent'));
  listening.on(video, 'error', () => onFault(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media'));
  until.addEventListener('abort', () => {
    listening.end();
    video.removeAttribute('src');
    video.load();
  });
  onQualities([]);
  video.src = url;

  return {
    setQuality: () => undefined,
    window() {
      const { seekable, currentTime } = video;
      return seekable.length > 0
        ? { start: seekable.start(0), end: seekable.end(seekable.length - 1), at: currentTime }
        : null;
    },
    delay: () => null,
  };
};

const supportsMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

/**
 * Plays a stream over HLS, with hls.js (loaded here) or natively. Reports an absent stream as a fault instead of
 * rejecting.
 */
export const attachLiveHls: AttachLive = async (video, options, until) => {
  try {
    return await (supportsMediaSource() ? attachHls : attachNative)(video, options, until);
  } catch (reason) {
    if (!(reason instanceof Unplayable)) throw reason;
    if (!until.aborted) options.onFault(reason.fault);
    return { setQuality: () => undefined, window: () => null, delay: () => null };
  }
};
