/** What may go wrong with a live picture. */
export type LiveFault =
  /** The stream is not there: not yet, or not any more. */
  | 'absent'
  /** The way to the media server. */
  | 'network'
  /** The decoder. */
  | 'media'
  /** The server is there and has no room, or cannot show the stream this way. */
  | 'busy'
  /** The server lets nobody in without another ticket. */
  | 'refused'
  /** The stream comes, and this browser has no decoder for it. */
  | 'undecodable'
  /** Nothing moves although nothing was reported. */
  | 'stalled';

/** How often each fault was answered since the picture last ran well. */
type LiveRepairState = Readonly<Record<LiveFault, number>>;

export type LiveRepairStep =
  /** Set the decoder up again; what is loaded stays. */
  | { do: 'recover'; says: string }
  /** Go on loading after a pause; what is loaded stays. */
  | { do: 'resume'; afterMs: number; says: string }
  /** Begin anew, near live, after a pause. `lower` takes the next smaller picture first. */
  | { do: 'restart'; afterMs: number; freshToken: boolean; lower: boolean; says: string }
  /** Begin anew when the device is online again. */
  | { do: 'await-network'; says: string }
  /** Play the stream by HLS instead of WebRTC: its codecs are those that every browser can play. */
  | { do: 'use-hls'; says: string }
  | { do: 'give-up'; says: string };

interface LiveCircumstances {
  online: boolean;
  /** The stream was seen before, so it has stopped rather than not begun. */
  seen: boolean;
}

export const UNTOUCHED: LiveRepairState = { absent: 0, network: 0, media: 0, busy: 0, refused: 0, undecodable: 0, stalled: 0 };

/** Running this long without a fault makes the pauses short again. */
export const HEALTHY_AFTER_MS = 30_000;

/** How long a picture that is played may stand still before it is begun anew. */
const STALLED_AFTER_MS = 5000;
const NOTHING_SEEN_AFTER_MS = 12_000;

/**
 * How long nothing may move before the stream is begun anew. One that is slow to begin, on a slow device or a bad connection, gets
 * longer each time: begun anew too soon it would never come.
 */
export const patienceFor = (playing: boolean, { stalled }: Pick<LiveRepairState, 'stalled'>): number =>
  playing ? STALLED_AFTER_MS : NOTHING_SEEN_AFTER_MS * Math.min(2 ** stalled, 4);

const OFFLINE = 'You are offline. The stream goes on when the connection is back.';
const NOT_YET = 'The stream is not on air yet. It starts here by itself.';
const STOPPED = 'The stream has stopped. It goes on here by itself when it is back.';

const SWITCHING = "This browser can't play the stream's live format. Switching to another one…";
const UNPLAYABLE = "This browser can't play the stream. Open this page in another browser, or retry.";

/** How often an absent stream is looked for: soon enough to catch the start, slow enough for a thousand viewers. */
const LOOK_AGAIN_MS = 2500;

/** 1, 2, 4, 8, 10, 10, … seconds. */
export const backoffDelay = (tries: number): number => Math.min(10_000, 1000 * 2 ** tries);

/** Decides what to do about a fault. A stream that is not there may be there in a minute: only a browser without a decoder for it gives up. */
function stepFor(fault: LiveFault, tries: number, { online, seen }: LiveCircumstances): LiveRepairStep {
  if (fault === 'undecodable') return tries === 0 ? { do: 'use-hls', says: SWITCHING } : { do: 'give-up', says: UNPLAYABLE };
  if (!online && fault !== 'media') return { do: 'await-network', says: OFFLINE };
  const again = { do: 'restart', afterMs: backoffDelay(tries), freshToken: true, lower: false } as const;
  switch (fault) {
    case 'absent':
      return { ...again, afterMs: LOOK_AGAIN_MS, freshToken: seen && tries === 0, says: seen ? STOPPED : NOT_YET };
    case 'network':
      return { do: 'resume', afterMs: backoffDelay(tries), says: 'The connection was lost. Trying again…' };
    case 'media':
      return tries === 0 ? { do: 'recover', says: 'The picture stopped. Repairing it…' } : { ...again, says: 'The picture stopped. Starting it again…' };
    case 'busy':
      return { ...again, afterMs: backoffDelay(tries + 1), says: 'The media server cannot show the stream at the moment. Trying again…' };
    case 'refused':
      return tries === 0
        ? { ...again, afterMs: 0, says: 'Your ticket to the stream has expired. Getting a new one…' }
        : { ...again, says: 'The server refused your ticket to the stream. Trying again…' };
    case 'stalled':
      return tries === 0
        ? { ...again, afterMs: 0, says: 'The picture stands still. Starting it again…' }
        : { ...again, lower: true, says: 'The connection is slow. Starting again with a smaller picture…' };
  }
}

/** What to do about a fault, and the state to remember. Waiting for the network costs no try. */
export function nextLiveRepair(state: LiveRepairState, fault: LiveFault, circumstances: LiveCircumstances): { state: LiveRepairState; step: LiveRepairStep } {
  const step = stepFor(fault, state[fault], circumstances);
  return { step, state: step.do === 'await-network' ? state : { ...state, [fault]: state[fault] + 1 } };
}
