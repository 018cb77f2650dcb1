export type LiveFault =
  /** The stream doesn't exist: it hasn't started, or it has ended. */
  | 'absent'
  /** The connection to the media server failed. */
  | 'network'
  | 'media'
  /** The server is reachable but has no capacity, or can't play the stream in this format. */
  | 'busy'
  /** The server rejected the token. */
  | 'refused'
  /** The stream arrives, but this browser has no decoder for it. */
  | 'undecodable'
  /** Playback stopped without any error. */
  | 'stalled';

/** Number of repair attempts per fault since the stream last played without trouble. */
type LiveRepairState = Readonly<Record<LiveFault, number>>;

export type LiveRepairStep =
  /** Reset the decoder; keep the buffer. */
  | { do: 'recover'; message: string }
  /** Resume loading after a delay; keep the buffer. */
  | { do: 'resume'; afterMs: number; message: string }
  /** Restart near live after a delay. `lower` first excludes the largest remaining quality. */
  | { do: 'restart'; afterMs: number; freshToken: boolean; lower: boolean; message: string }
  /** Restart when the device is online again, or after a delay, because browsers may report "offline" wrongly. */
  | { do: 'await-network'; afterMs: number; message: string }
  /** Play the stream over HLS instead of WebRTC: every browser supports its codecs. */
  | { do: 'use-hls'; message: string }
  | { do: 'give-up'; message: string };

interface LiveRepairContext {
  online: boolean;
  /** The stream has played before, so it has stopped rather than not started. */
  hasPlayed: boolean;
}

export const INITIAL_REPAIR_STATE: LiveRepairState = {
  absent: 0,
  network: 0,
  media: 0,
  busy: 0,
  refused: 0,
  undecodable: 0,
  stalled: 0,
};

/** Playing this long without a fault resets the retry delays. */
export const HEALTHY_AFTER_MS = 30_000;

/** How long a stream that was playing can stall before it is restarted. */
const STALLED_AFTER_MS = 5000;
const NOTHING_SEEN_AFTER_MS = 12_000;

/**
 * Returns how long a stream can stall before it is restarted, in ms. The limit for a stream that hasn't started yet
 * grows with each attempt, because a slow device or connection would never get there if it restarted too early.
 */
export const stallLimitMs = (playing: boolean, { stalled }: Pick<LiveRepairState, 'stalled'>): number =>
  playing ? STALLED_AFTER_MS : NOTHING_SEEN_AFTER_MS * Math.min(2 ** stalled, 4);

const OFFLINE = 'You’re offline. The stream resumes when you reconnect.';
const NOT_YET = 'The stream isn’t live yet. It starts automatically.';
const STOPPED = 'The stream has stopped. It resumes automatically when it’s back.';

const SWITCHING = 'This browser can’t play the stream’s live format. Switching to another one…';
const UNPLAYABLE = 'This browser can’t play the stream. Open this page in another browser, or retry.';

/** Retry interval while the browser reports that it is offline. */
export const OFFLINE_RETRY_MS = 8000;

/** Poll interval for an absent stream: short enough to catch the start, long enough for a thousand viewers. */
const ABSENT_POLL_MS = 2500;

/** Returns the delay in ms before the next attempt: 1, 2, 4, 8, 10, 10, … seconds. */
export const backoffDelay = (tries: number): number => Math.min(10_000, 1000 * 2 ** tries);

/** An absent stream may start at any time, so the only reason to give up is a missing decoder. */
function stepFor(fault: LiveFault, tries: number, { online, hasPlayed: seen }: LiveRepairContext): LiveRepairStep {
  if (fault === 'undecodable')
    return tries === 0 ? { do: 'use-hls', message: SWITCHING } : { do: 'give-up', message: UNPLAYABLE };
  if (!online && fault !== 'media') return { do: 'await-network', afterMs: OFFLINE_RETRY_MS, message: OFFLINE };
  const restart = { do: 'restart', afterMs: backoffDelay(tries), freshToken: true, lower: false } as const;
  switch (fault) {
    case 'absent':
      return {
        ...restart,
        afterMs: ABSENT_POLL_MS,
        freshToken: seen && tries === 0,
        message: seen ? STOPPED : NOT_YET,
      };
    case 'network':
      return { do: 'resume', afterMs: backoffDelay(tries), message: 'The connection was lost. Reconnecting…' };
    case 'media':
      return tries === 0
        ? { do: 'recover', message: 'The stream stopped. Repairing it…' }
        : { ...restart, message: 'The stream stopped. Restarting it…' };
    case 'busy':
      return {
        ...restart,
        afterMs: backoffDelay(tries + 1),
        message: 'The stream is unavailable right now. Retrying…',
      };
    case 'refused':
      return tries === 0
        ? { ...restart, afterMs: 0, message: 'Your stream access has expired. Renewing it…' }
        : { ...restart, message: 'Your access to the stream wasn’t accepted. Retrying…' };
    case 'stalled':
      return tries === 0
        ? { ...restart, afterMs: 0, message: 'The stream froze. Restarting it…' }
        : { ...restart, lower: true, message: 'The connection is slow. Restarting at a lower quality…' };
  }
}

/**
 * Returns the next repair step for a fault and the updated attempt counts. Waiting for the network doesn't count as an
 * attempt.
 */
export function nextLiveRepair(
  state: LiveRepairState,
  fault: LiveFault,
  circumstances: LiveRepairContext,
): { state: LiveRepairState; step: LiveRepairStep } {
  const step = stepFor(fault, state[fault], circumstances);
  return { step, state: step.do === 'await-network' ? state : { ...state, [fault]: state[fault] + 1 } };
}
