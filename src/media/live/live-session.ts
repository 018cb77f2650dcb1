import { createListenerGroup } from '../listening';
import type { Quality } from '../quality';
import { startPlaying } from '../start-playing';
import { streamUrls } from './stream-urls';
import { isBehind, roundDelay, clampToWindow } from './delay';
import type { LiveWindow } from './delay';
import { attachLiveHls } from './hls-source';
import { HEALTHY_AFTER_MS, nextLiveRepair, stallLimitMs, INITIAL_REPAIR_STATE } from './live-repair';
import type { LiveFault, LiveRepairStep } from './live-repair';
import { getPlaybackProgress } from './live-source';
import type { LiveSource, Memory } from './live-source';
import type { LiveHealth, LiveStep, PlayMode, StreamHosts, TokenSource } from './live-types';
import { attachWebRtc } from './webrtc-source';

interface LiveSessionOptions {
  mode: PlayMode;
  streamId: string;
  hosts: StreamHosts;
  token: TokenSource;
  /** Preferred quality (shorter side in pixels), null for automatic. */
  quality: number | null;
  /** False if the viewer has no control to play again: then a pause is never their choice. */
  canPause: boolean;
  onHealth(health: LiveHealth): void;
  onQualities(qualities: Quality[]): void;
  onShownQuality(size: number): void;
  /** Called when the browser allows only muted playback until the viewer interacts with the page. */
  onSilenced(): void;
  /** Called when the browser blocks even muted playback until the viewer interacts with the page. */
  onRefused(): void;
}

export interface LiveSession {
  setQuality(size: number | null): void;
  /** The seekable range; null when seeking isn't possible. */
  window(): LiveWindow | null;
  /** Seeks to a position within the window, in seconds. */
  seek(seconds: number): void;
  goLive(): void;
  retry(): void;
  close(): void;
}

const CHECK_INTERVAL_MS = 1000;
const RESUME_INTERVAL_MS = 5000;

const NO_SERVER = 'Livestreams aren’t set up on this site.';

/** Number of HLS attempts for a stream known to be live from WebRTC: its first segments take a few seconds. */
const HLS_ATTEMPTS = 12;

/**
 * Plays one livestream on one element: opens it, detects stalls, and handles faults by the rules of live-repair.ts.
 * When a stream comes back, playback resumes near live. Reports its state through `onHealth`.
 */
export function openLiveSession(video: HTMLVideoElement, options: LiveSessionOptions): LiveSession {
  const { streamId } = options;
  const urls = streamUrls(options.hosts, window.location.protocol);
  let byHls = options.mode === 'hls' || typeof RTCPeerConnection === 'undefined';
  const listening = createListenerGroup();
  const memory: Memory = { frozenAt: null, lowered: 0 };
  let isClosed = false;
  let current = new AbortController();
  let source: LiveSource | null = null;
  let { quality } = options;
  let token: string | null | undefined;
  let state = INITIAL_REPAIR_STATE;
  let step: LiveStep = 'connecting';
  let statusMessage: string | null = null;
  let lastHealth = '';
  let hasPlayed = false;
  let movedThen = 0;
  let movedAt = 0;
  let faultAt = 0;
  /** True when the viewer is behind on purpose: they seeked back or paused. */
  let isRewound = false;
  let shouldPlay = true;
  let isOpening = false;
  /** True when the source is playable and no fault has occurred since. */
  let isReady = false;
  let isWaitingForNetwork = false;
  /** When the current attempt to open the stream began; null once it is ready or has failed. */
  let openingSince: number | null = null;
  let retryTimer: number | undefined;

  const reportHealth = () => {
    const health: LiveHealth = {
      step,
      message: statusMessage,
      delay: step === 'playing' ? roundDelay(source?.delay() ?? null) : null,
    };
    const text = JSON.stringify(health);
    if (text === lastHealth || isClosed) return;
    lastHealth = text;
    options.onHealth(health);
  };
  const setStep = (nextStep: LiveStep, message: string | null) => {
    step = nextStep;
    statusMessage = message;
    reportHealth();
  };

  const play = () =>
    startPlaying(video, () => {
      if (isClosed) return;
      if (video.muted) {
        options.onRefused();
        return;
      }
      options.onSilenced();
      video.muted = true;
      play();
    });
  /** Starts playback unless the viewer has paused. */
  const begin = () => {
    isReady = true;
    openingSince = null;
    if (shouldPlay) play();
  };

  const open = async () => {
    if (!urls) {
      setStep('failed', NO_SERVER);
      return;
    }
    current.abort();
    window.clearTimeout(retryTimer);
    const mine = new AbortController();
    const isMine = () => !mine.signal.aborted;
    current = mine;
    source = null;
    isOpening = true;
    isReady = false;
    openingSince = Date.now();
    try {
      if (token === undefined) token = await options.token(streamId, 'play');
      if (!isMine()) return;
      const attached = await (byHls ? attachLiveHls : attachWebRtc)(
        video,
        {
          urls,
          streamId,
          token,
          quality,
          memory,
          onReady: begin,
          onQualities: options.onQualities,
          onShownQuality: options.onShownQuality,
          onFault: (fault) => isMine() && onFault(fault),
        },
        mine.signal,
      );
      if (isMine()) source = attached;
    } catch {
      if (isMine()) onFault('network');
    } finally {
      if (isMine()) {
        isOpening = false;
        resetStallTimer();
      }
    }
  };

  const resetStallTimer = () => {
    movedThen = getPlaybackProgress(video);
    movedAt = Date.now();
  };

  const resume = () => {
    if (source?.resume) source.resume();
    else void open();
  };

  const reconnect = () => {
    window.clearTimeout(retryTimer);
    isWaitingForNetwork = false;
    token = undefined;
    resetStallTimer();
    resume();
  };

  const runStep = (next: LiveRepairStep) => {
    resetStallTimer();
    window.clearTimeout(retryTimer);
    switch (next.do) {
      case 'await-network':
        isWaitingForNetwork = true;
        retryTimer = window.setTimeout(reconnect, next.afterMs);
        return;
      case 'recover':
        source?.recover?.();
        begin();
        return;
      case 'resume':
        // A token may be valid for a single connection only.
        if (!source?.resume) {
          token = undefined;
          stop();
        }
        retryTimer = window.setTimeout(resume, next.afterMs);
        return;
      case 'restart':
        if (next.freshToken) token = undefined;
        if (next.lower) memory.lowered += 1;
        stop();
        retryTimer = window.setTimeout(() => void open(), next.afterMs);
        return;
      case 'use-hls':
        byHls = true;
        token = undefined;
        void open();
        return;
      case 'give-up':
        stop();
    }
  };

  const stop = () => {
    current.abort();
    source = null;
    openingSince = null;
  };

  function onFault(reported: LiveFault): void {
    if (isClosed) return;
    const isNotInHls = reported === 'absent' && state.undecodable > 0 && state.absent >= HLS_ATTEMPTS;
    const fault = !hasPlayed && (isNotInHls || (reported === 'media' && !byHls)) ? 'undecodable' : reported;
    faultAt = Date.now();
    isReady = false;
    openingSince = null;
    const next = nextLiveRepair(state, fault, { online: navigator.onLine, hasPlayed });
    state = next.state;
    if (next.step.do === 'give-up') setStep('failed', next.step.message);
    else setStep(fault === 'absent' && next.step.do !== 'await-network' ? 'waiting' : 'repairing', next.step.message);
    runStep(next.step);
  }

  /** Forgets earlier faults after a long enough time without trouble. */
  const settle = () => {
    state = INITIAL_REPAIR_STATE;
    if (memory.lowered === 0) return;
    memory.lowered = 0;
    source?.raise?.();
  };

  const onMoving = () => {
    resetStallTimer();
    hasPlayed = true;
    memory.frozenAt = null;
    const shown = source?.window() ?? null;
    if (!isBehind(shown)) isRewound = false;
    else if (!isRewound && shouldPlay && step !== 'playing') goLive();
    if (Date.now() - faultAt > HEALTHY_AFTER_MS) settle();
    // While the device is offline, the rest of the buffer keeps playing.
    if (!isWaitingForNetwork) setStep('playing', null);
  };

  /** Fails an attempt that gets no answer. Each attempt may take longer than the one before. */
  const checkOpening = () => {
    if (openingSince === null) return;
    if (document.visibilityState !== 'visible') openingSince = Date.now();
    else if (Date.now() - openingSince > stallLimitMs(false, { stalled: state.network })) onFault('network');
  };

  const checkProgress = () => {
    checkOpening();
    const isShowing = source !== null && !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (isShowing && getPlaybackProgress(video) !== movedThen) {
      onMoving();
      return;
    }
    if (source && isReady && !shouldPlay && step !== 'playing') setStep('playing', null);
    // A paused video isn't stalled, and browsers may suspend videos in hidden tabs.
    const canStall =
      source !== null && !isOpening && !isWaitingForNetwork && !video.paused && document.visibilityState === 'visible';
    if (!canStall) {
      movedAt = Date.now();
      return;
    }
    if (Date.now() - movedAt > stallLimitMs(step === 'playing', state)) onFault('stalled');
  };

  const seek = (seconds: number) => {
    const shown = source?.window();
    if (!shown) return;
    video.currentTime = clampToWindow(shown, seconds);
    isRewound = true;
  };
  function goLive(): void {
    const shown = source?.window();
    if (shown) video.currentTime = shown.end;
    isRewound = false;
    shouldPlay = true;
    if (video.paused) play();
  }

  listening.on(window, 'online', () => {
    if (!isWaitingForNetwork) return;
    setStep('repairing', 'You’re back online. Restarting the stream…');
    reconnect();
  });
  listening.on(video, 'play', () => (shouldPlay = true));
  let resumedAt = 0;
  /** Undoes a pause by the browser. Not twice in a row: some phones play only one video with sound at a time. */
  const undoPause = () => {
    if (options.canPause || source === null || !video.paused || video.ended || document.visibilityState === 'hidden')
      return;
    if (Date.now() - resumedAt < RESUME_INTERVAL_MS) return;
    resumedAt = Date.now();
    goLive();
  };
  listening.on(video, 'pause', () => {
    undoPause();
    if (!options.canPause) return;
    isRewound = true;
    // Browsers pause a video when it ends; that isn't the viewer's choice.
    if (source && !video.ended) shouldPlay = false;
  });
  listening.on(document, 'visibilitychange', () => {
    movedAt = Date.now();
    undoPause();
  });
  const timer = window.setInterval(checkProgress, CHECK_INTERVAL_MS);
  void open();

  return {
    setQuality(size) {
      quality = size;
      source?.setQuality(size);
    },
    window: () => source?.window() ?? null,
    seek,
    goLive,
    retry() {
      state = INITIAL_REPAIR_STATE;
      token = undefined;
      setStep('connecting', null);
      void open();
    },
    close() {
      isClosed = true;
      listening.end();
      window.clearTimeout(retryTimer);
      window.clearInterval(timer);
      stop();
    },
  };
}
