/** What may go wrong: the way to the media, the media itself, or its address (expired, withdrawn). */
export type Fault = 'network' | 'media' | 'source';

/** How often each fault was answered since the video last ran well. */
export type RepairState = Readonly<Record<Fault, number>>;

export type RepairStep =
  /** Set the decoder up again at the same place. */
  | { do: 'recover'; says: string }
  /** Go on loading after a pause; what is already loaded stays and plays on meanwhile. */
  | { do: 'resume'; afterMs: number; says: string }
  /** Do nothing until the device is online again. */
  | { do: 'await-network'; says: string }
  /** Ask for a fresh address and start again at the same place. */
  | { do: 'renew'; says: string }
  /** Tell the viewer, who may retry. */
  | { do: 'give-up'; says: string };

export const UNTOUCHED: RepairState = { network: 0, media: 0, source: 0 };

/** Running this long without a fault earns a new set of tries. */
export const HEALTHY_AFTER_MS = 60_000;

export const OFFLINE = 'You are offline. The video goes on when the connection is back.';

const NETWORK_PAUSES_MS = [1000, 3000, 8000];

const GIVE_UP: Record<Fault, string> = {
  network: 'The video couldn’t be loaded because the connection was lost. Your place is kept. Check the connection and try again.',
  media: 'The video stopped and could not be repaired. Your place is kept. Try again.',
  source: 'The video could not be opened. Your place is kept. Try again in a moment.',
};

function stepFor(fault: Fault, tries: number, online: boolean): RepairStep {
  if (fault === 'network') {
    if (!online) return { do: 'await-network', says: OFFLINE };
    const afterMs = NETWORK_PAUSES_MS[tries];
    if (afterMs === undefined) return { do: 'give-up', says: GIVE_UP.network };
    return { do: 'resume', afterMs, says: `Connection lost. Trying again (${tries + 1} of ${NETWORK_PAUSES_MS.length})…` };
  }
  if (tries > 0) return { do: 'give-up', says: GIVE_UP[fault] };
  return fault === 'media'
    ? { do: 'recover', says: 'The picture stopped. Repairing it…' }
    : { do: 'renew', says: 'The link to the video has expired. Getting a new one…' };
}

/** Decides what to do about a fatal fault. Waiting for the network costs no try. */
export function nextRepair(state: RepairState, fault: Fault, online: boolean): { state: RepairState; step: RepairStep } {
  const step = stepFor(fault, state[fault], online);
  const counts = step.do !== 'await-network' && step.do !== 'give-up';
  return { step, state: counts ? { ...state, [fault]: state[fault] + 1 } : state };
}
