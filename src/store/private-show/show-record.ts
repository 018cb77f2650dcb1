import { RECONNECT_GRACE_MS } from '@/contract/timing';
import type { StoragePort } from '../ports';
import { newMeter, pausedAt, type Meter } from './minute-meter';
import type { PrivateShowState } from './private-show.state';

const KEY = 'private-show';
const MINUTES_KEY = 'group-show-minutes';
const OPENED_KEY = 'group-show-opened';

/** What the device keeps of a show that is asked for or under way, so that a page that is loaded anew finds its way back into it. */
export interface ShowRecord extends Pick<PrivateShowState, 'until' | 'meter'> {
  account: string;
  step: 'waiting' | 'open';
  show: NonNullable<PrivateShowState['show']>;
  /** When a page surely had it, in milliseconds since 1970. */
  seenAt: number;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is ShowRecord => {
  if (!isFields(value) || !isFields(value.show)) return false;
  const { account, step, until, meter, show, seenAt } = value;
  const metered = meter === null || (isFields(meter) && typeof meter.startedAt === 'number' && typeof meter.begun === 'number' && Array.isArray(meter.due));
  return (
    typeof account === 'string' &&
    (step === 'waiting' || step === 'open') &&
    (until === null || typeof until === 'number') &&
    metered &&
    typeof seenAt === 'number' &&
    [show.conversationId, show.streamId, show.kind, show.role].every((text) => typeof text === 'string') &&
    typeof show.price === 'number'
  );
};

/** The show that an account has under way in this browser, or null. */
export function readRecord(storage: StoragePort, account: string): ShowRecord | null {
  try {
    const kept: unknown = JSON.parse(storage.readText(KEY) || 'null');
    if (!isRecord(kept) || kept.account !== account) return null;
    // What no page has seen does not count as running.
    return { ...kept, meter: kept.meter && pausedAt({ ...newMeter(0), ...kept.meter }, kept.seenAt) };
  } catch {
    return null;
  }
}

/** Whether it may still be under way: what nobody has attended to for so long is over for the other side, and so is a request whose time has passed. */
export const goesOn = ({ seenAt, step, until }: ShowRecord, now: number): boolean => now - seenAt < RECONNECT_GRACE_MS && (step === 'open' || (until ?? 0) > now);

export function keepRecord(storage: StoragePort, account: string, { step, show, until, meter }: PrivateShowState): void {
  if (!show || (step !== 'waiting' && step !== 'open')) {
    dropRecord(storage, account);
    return;
  }
  storage.writeText(KEY, JSON.stringify({ account, step, show, until, meter, seenAt: Date.now() } satisfies ShowRecord));
  if (!isNewlyOpened(storage, account, show.conversationId)) return;
  openedOnThisPage = '';
  storage.writeText(OPENED_KEY, '');
}

/** What the desk has opened, for devices that keep nothing. Only a browser opens shows. */
let openedOnThisPage = '';

const openedText = (account: string, conversationId: string) => `${account}/${conversationId}`;

/** The desk of an account has opened a group show: its page may go into it. */
export function keepOpened(storage: StoragePort, account: string, conversationId: string): void {
  const text = openedText(account, conversationId);
  if (!storage.writeText(OPENED_KEY, text)) openedOnThisPage = text;
}

/** Whether the desk of this browser has opened this group show and nobody has gone into it yet. From then on its record says whether it goes on. */
export const isNewlyOpened = (storage: StoragePort, account: string, conversationId: string): boolean =>
  [openedOnThisPage, storage.readText(OPENED_KEY)].includes(openedText(account, conversationId));

/** Of a group show, which goes on for the others, its minutes stay: see `readMinutes`. */
export function dropRecord(storage: StoragePort, account: string): void {
  const kept = readRecord(storage, account);
  if (!kept) return;
  storage.writeText(KEY, '');
  const { show, meter } = kept;
  if (show.kind === 'group' && meter) {
    const minutes = { account, conversationId: show.conversationId, startedAt: meter.startedAt, begun: meter.begun };
    storage.writeText(MINUTES_KEY, JSON.stringify(minutes));
  }
}

/**
 * Where an account that left a group show goes on counting when it comes back: what is paid is not due again, and the next minute
 * has a key of its own. Counted from 1 again, the server would take it for one that is paid. Null for one that was not left here.
 */
export function readMinutes(storage: StoragePort, account: string, conversationId: string): Meter | null {
  try {
    const kept: unknown = JSON.parse(storage.readText(MINUTES_KEY) || 'null');
    if (!isFields(kept) || kept.account !== account || kept.conversationId !== conversationId) return null;
    const { startedAt, begun } = kept;
    return typeof startedAt === 'number' && typeof begun === 'number' ? { ...newMeter(startedAt), begun } : null;
  } catch {
    return null;
  }
}
