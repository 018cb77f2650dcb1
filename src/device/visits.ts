import { deviceValue } from './device-value';

const VISITED_TYPES = ['video', 'gallery', 'product', 'post', 'performer'] as const;

/** A page of a thing that was looked at on this device. */
export interface Visit {
  type: (typeof VISITED_TYPES)[number];
  id: string;
  title: string;
  /** Where it is on this site. */
  path: string;
  /** A picture of it that anybody may see. */
  picture?: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface History {
  paused: boolean;
  /** The latest first. */
  visits: Visit[];
}

const KEPT = 200;
const EMPTY: History = { paused: false, visits: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  VISITED_TYPES.some((type) => type === value.type) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  typeof value.at === 'number' &&
  (value.picture === undefined || typeof value.picture === 'string');

const parse = (data: unknown): History =>
  isRecord(data) && Array.isArray(data.visits) ? { paused: data.paused === true, visits: data.visits.filter(isVisit) } : EMPTY;

const kept = deviceValue('encore.history', 1, parse, EMPTY);

/** What was looked at, and whether more is remembered. The same object until it changes. */
export const readHistory = (): History => kept.read();
/** What the server knows of a device. */
export const noHistory = (): History => EMPTY;
export const onHistoryChange = kept.onChange;

const isSame = (a: Pick<Visit, 'type' | 'id'>, b: Pick<Visit, 'type' | 'id'>) => a.type === b.type && a.id === b.id;

/** Puts a visit in front, once a thing; nothing while the history is paused. */
export function rememberVisit(visit: Visit): void {
  const { paused, visits } = kept.read();
  if (!paused) kept.write({ paused, visits: [visit, ...visits.filter((other) => !isSame(other, visit))].slice(0, KEPT) });
}

/** Forgets one thing. */
export const forgetVisit = (visit: Pick<Visit, 'type' | 'id'>): void => replaceVisits(kept.read().visits.filter((other) => !isSame(other, visit)));

/** Puts back what was forgotten, or forgets all of it with an empty list. */
export const replaceVisits = (visits: readonly Visit[]): void => kept.write({ ...kept.read(), visits: [...visits] });

/** Stops remembering, or goes on. What is there stays. */
export const pauseHistory = (paused: boolean): void => kept.write({ ...kept.read(), paused });
