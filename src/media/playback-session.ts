import { ApiError } from '@/lib/http/errors';
import { attachSource } from './attach-source';
import type { AttachedSource } from './attach-source';
import { createListenerGroup } from './listening';
import type { PlayerSource } from './player-types';
import type { Quality } from './quality';
import { HEALTHY_AFTER_MS, nextRepair, OFFLINE, INITIAL_REPAIR_STATE } from './repair';
import type { Fault, RepairStep } from './repair';
import { startPlaying } from './start-playing';

export interface SessionOptions {
  source: PlayerSource;
  /** Start position, in seconds. */
  startAt: number;
  /** Preferred quality (shorter side in pixels), null for automatic. */
  quality: number | null;
  autoPlay: boolean;
  /** Resolves to the same video at a fresh URL, or null if there is none. */
  renewSource(): Promise<PlayerSource | null>;
  onQualities(qualities: Quality[]): void;
  onShownQuality(size: number): void;
  /** Called when the browser blocks autoplay until the viewer interacts with the page. */
  onRefused(): void;
  /** Called with the message to show during a repair, and with null when it is done. */
  onRepair(text: string | null): void;
  /** Called with the error message when playback fails permanently, and with null on a retry. */
  onFailure(text: string | null): void;
}

export interface PlaybackSession {
  setQuality(size: number | null): void;
  /** Restarts at the same position with a full set of attempts. */
  retry(): void;
  close(): void;
}

const bufferedEnd = ({ buffered }: HTMLVideoElement) => (buffered.length > 0 ? buffered.end(buffered.length - 1) : 0);

/**
 * Plays one video on one element: attaches the source and handles faults by the rules of repair.ts, always resuming at
 * the position the viewer had reached.
 */
export function openSession(video: HTMLVideoElement, options: SessionOptions): PlaybackSession {
  const listening = createListenerGroup();
  let isClosed = false;
  let current = new AbortController();
  let attached: AttachedSource | null = null;
  let { source, quality } = options;
  let reached = options.startAt;
  let shouldPlay = options.autoPlay;
  let state = INITIAL_REPAIR_STATE;
  let faultAt = 0;
  let bufferedThen = 0;
  let isRepairing = false;
  let isWaitingForNetwork = false;
  let timer: number | undefined;

  const play = () =>
    startPlaying(video, () => {
      shouldPlay = false;
      options.onRefused();
    });

  const open = async () => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    attached = null;
    const { onQualities, onShownQuality } = options;
    const onReady = () => shouldPlay && play();
    try {
      attached = await attachSource(
        video,
        source,
        { startAt: reached, quality, onReady, onQualities, onShownQuality, onFault },
        mine.signal,
      );
    } catch {
      if (!mine.signal.aborted) onFault('network');
    }
  };

  const renew = async () => {
    try {
      source = (await options.renewSource()) ?? source;
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) {
        state = { ...state, source: 0 };
        return onFault('network');
      }
      // The old URL may still work; if not, the next fault ends playback.
    }
    if (!isClosed) await open();
  };

  const resume = () => {
    if (attached) attached.resume();
    else void open();
  };

  const start = (step: Exclude<RepairStep, { do: 'give-up' }>, fault: Fault) => {
    switch (step.do) {
      case 'await-network':
        isWaitingForNetwork = true;
        timer = window.setTimeout(() => {
          isWaitingForNetwork = false;
          // Without a connection, even an expired URL can't be told from a lost connection: one new URL is requested.
          if (fault === 'source' && state.source === 0) repair(fault, true);
          else resume();
        }, step.afterMs);
        return;
      case 'resume':
        timer = window.setTimeout(resume, step.afterMs);
        return;
      case 'renew':
        void renew();
        return;
      case 'recover':
        attached?.recover();
        if (shouldPlay) play();
    }
  };

  const onFault = (kind: Fault) => repair(kind, navigator.onLine);

  function repair(kind: Fault, isOnline: boolean): void {
    if (isClosed) return;
    faultAt = Date.now();
    bufferedThen = bufferedEnd(video);
    window.clearTimeout(timer);
    const next = nextRepair(state, kind, isOnline);
    state = next.state;
    isRepairing = next.step.do !== 'give-up';
    options.onRepair(isRepairing ? next.step.message : null);
    if (next.step.do === 'give-up') {
      video.pause();
      options.onFailure(next.step.message);
    } else {
      start(next.step, kind);
    }
  }

  /** hls.js waits for the network without reporting a fault, so tell the viewer why playback has stopped. */
  const onStuck = () => {
    if (navigator.onLine || video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) return;
    isRepairing = true;
    bufferedThen = bufferedEnd(video);
    options.onRepair(OFFLINE);
  };
  const onMoving = () => {
    if (!isRepairing) return;
    isRepairing = false;
    options.onRepair(null);
  };
  const onProgress = () => {
    if (bufferedEnd(video) > bufferedThen) onMoving();
  };

  const listen = (type: string, listener: () => void) => listening.on(video, type, listener);
  listen('play', () => (shouldPlay = true));
  listen('pause', () => (shouldPlay = false));
  listen('playing', onMoving);
  listen('canplay', onMoving);
  listen('waiting', onStuck);
  listening.on(window, 'offline', onStuck);
  listening.on(window, 'online', () => {
    if (!isWaitingForNetwork) return;
    isWaitingForNetwork = false;
    window.clearTimeout(timer);
    resume();
  });
  listen('progress', onProgress);
  listen('timeupdate', () => {
    if (video.currentTime > 0) reached = video.currentTime;
    if (Date.now() - faultAt > HEALTHY_AFTER_MS) state = INITIAL_REPAIR_STATE;
    onProgress();
  });

  void open();

  return {
    setQuality(size) {
      quality = size;
      attached?.setQuality(size);
    },
    retry() {
      state = INITIAL_REPAIR_STATE;
      shouldPlay = true;
      options.onFailure(null);
      void renew();
    },
    close() {
      isClosed = true;
      listening.end();
      current.abort();
      window.clearTimeout(timer);
    },
  };
}
