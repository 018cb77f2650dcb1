import { createListening } from '../listening';
import type { Quality } from '../quality';
import { startPlaying } from '../start-playing';
import { streamAddresses } from './addresses';
import { isBehind, roundDelay, within } from './delay';
import type { LiveWindow } from './delay';
import { attachLiveHls } from './hls-source';
import { HEALTHY_AFTER_MS, nextLiveRepair, patienceFor, UNTOUCHED } from './live-repair';
import type { LiveFault, LiveRepairStep } from './live-repair';
import { progressOf } from './live-source';
import type { LiveSource, Memory } from './live-source';
import type { LiveHealth, LiveStep, PlayMode, StreamHosts, TokenSource } from './live-types';
import { attachWebRtc } from './webrtc-source';

interface LiveSessionOptions {
  mode: PlayMode;
  streamId: string;
  hosts: StreamHosts;
  token: TokenSource;
  /** The wished quality (shorter side in pixels), null for automatic. */
  quality: number | null;
  onHealth(health: LiveHealth): void;
  onQualities(qualities: Quality[]): void;
  onShownQuality(size: number): void;
  /** The browser plays only without sound until the viewer presses something. */
  onSilenced(): void;
  /** The browser does not even play without sound before a press. */
  onRefused(): void;
}

export interface LiveSession {
  setQuality(size: number | null): void;
  /** What can be seen now; null where there is no way back. */
  window(): LiveWindow | null;
  /** Goes to a second of the window. */
  seek(seconds: number): void;
  goLive(): void;
  retry(): void;
  close(): void;
}

const LOOK_EVERY_MS = 1000;

const NO_SERVER = 'Live streams are not set up on this site.';

/** How often a stream that WebRTC has shown to be on air is looked for by HLS, whose first segments take some seconds. */
const HLS_LOOKS = 12;

/**
 * Keeps one live stream running on one element: opens it, watches whether it moves, and answers faults by the rules of live-repair.ts. It comes back
 * alone, near live, when a stream returns; what it does it says by `onHealth`.
 */
export function openLiveSession(video: HTMLVideoElement, options: LiveSessionOptions): LiveSession {
  const { streamId } = options;
  const addresses = streamAddresses(options.hosts, window.location.protocol);
  let byHls = options.mode === 'hls' || typeof RTCPeerConnection === 'undefined';
  const listening = createListening();
  const memory: Memory = { frozenAt: null, lowered: 0 };
  let closed = false;
  let current = new AbortController();
  let source: LiveSource | null = null;
  let { quality } = options;
  let token: string | null | undefined;
  let state = UNTOUCHED;
  let step: LiveStep = 'connecting';
  let says: string | null = null;
  let told = '';
  let seen = false;
  let movedThen = 0;
  let movedAt = 0;
  let faultAt = 0;
  /** The viewer wants to be behind: they went back, or had paused. */
  let rewound = false;
  let wantsToPlay = true;
  let opening = false;
  /** The source has said that it can be played, and nothing went wrong since. */
  let ready = false;
  let awaitsNetwork = false;
  let retryTimer: number | undefined;

  const tell = () => {
    const health: LiveHealth = { step, says, delay: step === 'playing' ? roundDelay(source?.delay() ?? null) : null };
    const text = JSON.stringify(health);
    if (text === told || closed) return;
    told = text;
    options.onHealth(health);
  };
  const be = (nextStep: LiveStep, words: string | null) => {
    step = nextStep;
    says = words;
    tell();
  };

  const play = () =>
    startPlaying(video, () => {
      if (closed) return;
      if (video.muted) {
        options.onRefused();
        return;
      }
      options.onSilenced();
      video.muted = true;
      play();
    });
  /** Plays what has come, unless the viewer has paused: then it waits for them. */
  const begin = () => {
    ready = true;
    if (wantsToPlay) play();
  };

  const open = async () => {
    if (!addresses) {
      be('failed', NO_SERVER);
      return;
    }
    current.abort();
    window.clearTimeout(retryTimer);
    const mine = new AbortController();
    const isMine = () => !mine.signal.aborted;
    current = mine;
    source = null;
    opening = true;
    ready = false;
    try {
      if (token === undefined) token = await options.token(streamId, 'play');
      if (!isMine()) return;
      const attached = await (byHls ? attachLiveHls : attachWebRtc)(
        video,
        {
          addresses,
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
        opening = false;
        stillFrom();
      }
    }
  };

  /** Counts how long nothing moves from now on. */
  const stillFrom = () => {
    movedThen = progressOf(video);
    movedAt = Date.now();
  };

  const resume = () => {
    if (source?.resume) source.resume();
    else void open();
  };

  const answer = (next: LiveRepairStep) => {
    stillFrom();
    window.clearTimeout(retryTimer);
    switch (next.do) {
      case 'await-network':
        awaitsNetwork = true;
        return;
      case 'recover':
        source?.recover?.();
        begin();
        return;
      case 'resume':
        // A token may be good for one connection only.
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
  };

  function onFault(reported: LiveFault): void {
    if (closed) return;
    const isNotInHls = reported === 'absent' && state.undecodable > 0 && state.absent >= HLS_LOOKS;
    const fault = !seen && (isNotInHls || (reported === 'media' && !byHls)) ? 'undecodable' : reported;
    faultAt = Date.now();
    ready = false;
    const next = nextLiveRepair(state, fault, { online: navigator.onLine, seen });
    state = next.state;
    if (next.step.do === 'give-up') be('failed', next.step.says);
    else be(fault === 'absent' && next.step.do !== 'await-network' ? 'waiting' : 'repairing', next.step.says);
    answer(next.step);
  }

  /** It has run well for so long that earlier faults count no more. */
  const settle = () => {
    state = UNTOUCHED;
    if (memory.lowered === 0) return;
    memory.lowered = 0;
    source?.raise?.();
  };

  const onMoving = () => {
    stillFrom();
    seen = true;
    memory.frozenAt = null;
    const shown = source?.window() ?? null;
    if (!isBehind(shown)) rewound = false;
    else if (!rewound && wantsToPlay && step !== 'playing') goLive();
    if (Date.now() - faultAt > HEALTHY_AFTER_MS) settle();
    // What is left in the buffer plays on while the device is offline.
    if (!awaitsNetwork) be('playing', null);
  };

  const look = () => {
    const isShowing = source !== null && !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (isShowing && progressOf(video) !== movedThen) {
      onMoving();
      return;
    }
    if (source && ready && !wantsToPlay && step !== 'playing') be('playing', null);
    // A paused picture stands still on purpose; one that nobody sees may be stopped by the browser.
    const judged = source !== null && !opening && !awaitsNetwork && !video.paused && document.visibilityState === 'visible';
    if (!judged) {
      movedAt = Date.now();
      return;
    }
    if (Date.now() - movedAt > patienceFor(step === 'playing', state)) onFault('stalled');
  };

  const seek = (seconds: number) => {
    const shown = source?.window();
    if (!shown) return;
    video.currentTime = within(shown, seconds);
    rewound = true;
  };
  function goLive(): void {
    const shown = source?.window();
    if (shown) video.currentTime = shown.end;
    rewound = false;
    wantsToPlay = true;
    if (video.paused) play();
  }

  listening.on(window, 'online', () => {
    if (!awaitsNetwork) return;
    awaitsNetwork = false;
    be('repairing', 'You are online again. Starting the stream…');
    token = undefined;
    stillFrom();
    resume();
  });
  listening.on(video, 'play', () => (wantsToPlay = true));
  listening.on(video, 'pause', () => {
    rewound = true;
    // Browsers pause what is at its end, which is no wish of the viewer.
    if (source && !video.ended) wantsToPlay = false;
  });
  listening.on(document, 'visibilitychange', () => (movedAt = Date.now()));
  const timer = window.setInterval(look, LOOK_EVERY_MS);
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
      state = UNTOUCHED;
      token = undefined;
      be('connecting', null);
      void open();
    },
    close() {
      closed = true;
      listening.end();
      window.clearTimeout(retryTimer);
      window.clearInterval(timer);
      stop();
    },
  };
}
