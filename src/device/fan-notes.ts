import { deviceValue } from './device-value';

type Notes = Readonly<Record<string, string>>;

const NONE: Notes = {};

function parse(data: unknown): Notes {
  if (typeof data !== 'object' || data === null) return NONE;
  return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const kept = deviceValue('encore.fan-notes', 1, parse, NONE);

/** Several performers may use one device: each has notes of her own. */
const keyOf = (performerId: string, fanId: string) => `${performerId} ${fanId}`;

/** What a performer noted of a fan; empty when nothing. Kept on this device only. */
export const readFanNote = (performerId: string, fanId: string): string => kept.read()[keyOf(performerId, fanId)] ?? '';

/** Keeps a note; an empty one is forgotten. */
export function writeFanNote(performerId: string, fanId: string, text: string): void {
  const { [keyOf(performerId, fanId)]: _before, ...others } = kept.read();
  kept.write(text === '' ? others : { ...others, [keyOf(performerId, fanId)]: text });
}

/** Tells of every change, those of other tabs too; gives the way to stop. */
export const onFanNotesChange = kept.onChange;
