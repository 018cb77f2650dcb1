/** What failed: the connection, the decoder, or the URL (expired or revoked). */
export type Fault = 'network' | 'media' | 'source';

/** Number of repair attempts per fault since the video last played without trouble. */
export type RepairState = Readonly<Record<Fault, number>>;

export type RepairStep =
  /** Reset the decoder at the same position. */
  | { do: 'recover'; message: string }
  /** Resume loading after a delay; buffered video keeps playing meanwhile. */
  | { do: 'resume'; afterMs: number; message: string }
  /** Retry when the device is online again, or after a delay, because browsers may report "offline" wrongly. */
  | { do: 'await-network'; afterMs: number; message: string }
  /** Request a fresh URL and restart at the same position. */
  | { do: 'renew'; message: string }
  /** Show the error; the viewer can retry. */
  | { do: 'give-up'; message: string };

export const INITIAL_REPAIR_STATE: RepairState = { network: 0, media: 0, source: 0 };

/** Playing this long without a fault resets the attempt counts. */
export const HEALTHY_AFTER_MS = 60_000;

export const OFFLINE = 'You’re offline. The video resumes when you reconnect.';

const NETWORK_PAUSES_MS = [1000, 3000, 8000];
const OFFLINE_PAUSE_MS = 8000;

const GIVE_UP: Record<Fault, string> = {
  network:
    'The video couldn’t be loaded because the connection was lost. Your position is saved. Check your connection and retry.',
  media: 'The video stopped and couldn’t be repaired. Your position is saved. Retry to continue.',
  source: 'The video couldn’t be opened. Your position is saved. Retry in a moment.',
};

function stepFor(fault: Fault, tries: number, online: boolean): RepairStep {
  // Browsers report a file that they can't reach as one that they don't support.
  if (!online && fault !== 'media') return { do: 'await-network', afterMs: OFFLINE_PAUSE_MS, message: OFFLINE };
  if (fault === 'network') {
    const afterMs = NETWORK_PAUSES_MS[tries];
    if (afterMs === undefined) return { do: 'give-up', message: GIVE_UP.network };
    return {
      do: 'resume',
      afterMs,
      message: `Connection lost. Retrying (${tries + 1} of ${NETWORK_PAUSES_MS.length})…`,
    };
  }
  if (tries > 0) return { do: 'give-up', message: GIVE_UP[fault] };
  return fault === 'media'
    ? { do: 'recover', message: 'The video stopped. Repairing it…' }
    : { do: 'renew', message: 'The link to the video has expired. Getting a new one…' };
}

/** Returns the next repair step for a fatal fault. Waiting for the network doesn't count as an attempt. */
export function nextRepair(
  state: RepairState,
  fault: Fault,
  online: boolean,
): { state: RepairState; step: RepairStep } {
  const step = stepFor(fault, state[fault], online);
  const counts = step.do !== 'await-network' && step.do !== 'give-up';
  return { step, state: counts ? { ...state, [fault]: state[fault] + 1 } : state };
}
