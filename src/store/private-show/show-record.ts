import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { isRecord } from '@/lib/record';
import type { StoragePort } from '../ports';
import { newMeter, pauseMeter, type Meter } from './minute-meter';
import type { PrivateShowState } from './private-show.state';

const KEY = 'private-show';
const MINUTES_KEY = 'group-show-minutes';
const OPENED_KEY = 'group-show-opened';

/** A requested or running show stored on the device, so that a reloaded page can return to it. */
export interface ShowRecord extends Pick<PrivateShowState, 'until' | 'meter'> {
  account: string;
  step: 'waiting' | 'open';
  show: NonNullable<PrivateShowState['show']>;
  /** When a page last attended to it, in ms since 1970. */
  seenAt: number;
}

/**
 * `startedMinutes` was stored as `begun` and `sessionId` as `streamId`: a show continues, with its paid minutes, on a page
 * that is newer than its record.
 */
const parseRecord = (text: string | null): unknown =>
  JSON.parse(
    (text ?? '').replaceAll('"begun":', '"startedMinutes":').replaceAll('"streamId":', '"sessionId":') || 'null',
  );

const isShowRecord = (value: unknown): value is ShowRecord => {
  if (!isRecord(value) || !isRecord(value.show)) return false;
  const { account, step, until, meter, show, seenAt } = value;
  const isMetered =
    meter === null ||
    (isRecord(meter) &&
      typeof meter.startedAt === 'number' &&
      typeof meter.startedMinutes === 'number' &&
      Array.isArray(meter.due));
  return (
    typeof account === 'string' &&
    (step === 'waiting' || step === 'open') &&
    (until === null || typeof until === 'number') &&
    isMetered &&
    typeof seenAt === 'number' &&
    [show.conversationId, show.sessionId, show.kind, show.role].every((text) => typeof text === 'string') &&
    typeof show.price === 'number'
  );
};

/** The account's requested or running show in this browser, or null. */
export function readRecord(storage: StoragePort, account: string): ShowRecord | null {
  try {
    const stored: unknown = parseRecord(storage.readText(KEY));
    if (!isShowRecord(stored) || stored.account !== account) return null;
    // Time during which no page was open doesn't count as running time.
    return { ...stored, meter: stored.meter && pauseMeter({ ...newMeter(0), ...stored.meter }, stored.seenAt) };
  } catch {
    return null;
  }
}

/**
 * True if the show may still be running: after the grace period it is over for the other side, and a request ends with
 * its time limit.
 */
export const canResumeShow = ({ seenAt, step, until }: ShowRecord, now: number): boolean =>
  now - seenAt < RECONNECT_GRACE_MS && (step === 'open' || (until ?? 0) > now);

export function storeRecord(
  storage: StoragePort,
  account: string,
  { step, show, until, meter }: PrivateShowState,
): void {
  if (!show || (step !== 'waiting' && step !== 'open')) {
    removeRecord(storage, account);
    return;
  }
  storage.writeText(
    KEY,
    JSON.stringify({ account, step, show, until, meter, seenAt: Date.now() } satisfies ShowRecord),
  );
  if (!isNewlyOpened(storage, account, show.conversationId)) return;
  openedOnThisPage = '';
  storage.writeText(OPENED_KEY, '');
}

/** Fallback for devices that refuse storage. Only a browser opens shows, so a module variable is safe. */
let openedOnThisPage = '';

const openedText = (account: string, conversationId: string) => `${account}/${conversationId}`;

/** Records that the account's broadcast console opened a group show, so that its page may enter it. */
export function storeOpenedShow(storage: StoragePort, account: string, conversationId: string): void {
  const text = openedText(account, conversationId);
  if (!storage.writeText(OPENED_KEY, text)) openedOnThisPage = text;
}

/**
 * True if this browser's console opened the group show and no page has entered it yet. Later its record tells whether
 * it continues.
 */
export const isNewlyOpened = (storage: StoragePort, account: string, conversationId: string): boolean =>
  [openedOnThisPage, storage.readText(OPENED_KEY)].includes(openedText(account, conversationId));

/** Keeps the minutes of a group show, which continues for the others: see `readMinutes`. */
export function removeRecord(storage: StoragePort, account: string): void {
  const stored = readRecord(storage, account);
  if (!stored) return;
  storage.writeText(KEY, '');
  const { show, meter } = stored;
  if (show.kind === 'group' && meter) {
    const minutes = {
      account,
      conversationId: show.conversationId,
      startedAt: meter.startedAt,
      startedMinutes: meter.startedMinutes,
    };
    storage.writeText(MINUTES_KEY, JSON.stringify(minutes));
  }
}

/**
 * The meter of a group show that the account left and may enter again, or null. Counting continues there, so that paid
 * minutes aren't due again and the next minute gets a new key: counted from 1 again, the server would take it for one
 * already paid.
 */
export function readMinutes(storage: StoragePort, account: string, conversationId: string): Meter | null {
  try {
    const stored: unknown = parseRecord(storage.readText(MINUTES_KEY));
    if (!isRecord(stored) || stored.account !== account || stored.conversationId !== conversationId) return null;
    const { startedAt, startedMinutes } = stored;
    return typeof startedAt === 'number' && typeof startedMinutes === 'number'
      ? { ...newMeter(startedAt), startedMinutes, earlierMs: Date.now() - startedAt }
      : null;
  } catch {
    return null;
  }
}
