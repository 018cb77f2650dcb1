import { deviceValue } from './device-value';

type Notes = Readonly<Record<string, string>>;

const NONE: Notes = {};

function parse(data: unknown): Notes {
  if (typeof data !== 'object' || data === null) return NONE;
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const stored = deviceValue('encore.fan-notes', parse, NONE);

/** Notes are kept per performer, because several may share a device. */
const getKey = (performerId: string, fanId: string) => `${performerId} ${fanId}`;

/** A performer's note about a fan, or an empty text. Stored on this device only. */
export const readFanNote = (performerId: string, fanId: string): string =>
  stored.read()[getKey(performerId, fanId)] ?? '';

/** Stores a note; an empty one is removed. */
export function writeFanNote(performerId: string, fanId: string, text: string): void {
  const { [getKey(performerId, fanId)]: _before, ...others } = stored.read();
  stored.write(text === '' ? others : { ...others, [getKey(performerId, fanId)]: text });
}

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onFanNotesChange = stored.onChange;
