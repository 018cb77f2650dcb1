import { isRecord } from '@/lib/record';
import { deviceValue } from './device-value';

const VISITED_TYPES = ['video', 'gallery', 'product', 'post', 'performer'] as const;

/** A visited page of an item. */
export interface Visit {
  type: (typeof VISITED_TYPES)[number];
  id: string;
  title: string;
  /** Its path on this site. */
  path: string;
  /** A public picture of it. */
  picture?: string;
  /** In ms since 1970. */
  at: number;
}

interface History {
  paused: boolean;
  /** Latest first. */
  visits: Visit[];
}

const MAX_STORED = 200;
const EMPTY: History = { paused: false, visits: [] };

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
  isRecord(data) && Array.isArray(data.visits)
    ? { paused: data.paused === true, visits: data.visits.filter(isVisit) }
    : EMPTY;

const stored = deviceValue('encore.history', parse, EMPTY);

/** The visits and whether recording is paused. The same object until it changes. */
export const readHistory = (): History => stored.read();
/** The value on the server. */
export const noHistory = (): History => EMPTY;
export const onHistoryChange = stored.onChange;

const isSame = (a: Pick<Visit, 'type' | 'id'>, b: Pick<Visit, 'type' | 'id'>) => a.type === b.type && a.id === b.id;

/** Adds a visit at the front, one per item. Does nothing while the history is paused. */
export function rememberVisit(visit: Visit): void {
  const { paused, visits } = stored.read();
  if (!paused)
    stored.write({ paused, visits: [visit, ...visits.filter((other) => !isSame(other, visit))].slice(0, MAX_STORED) });
}

/** Removes one visit. */
export const forgetVisit = (visit: Pick<Visit, 'type' | 'id'>): void =>
  replaceVisits(stored.read().visits.filter((other) => !isSame(other, visit)));

/** Restores removed visits, or clears the list. */
export const replaceVisits = (visits: readonly Visit[]): void =>
  void stored.write({ ...stored.read(), visits: [...visits] });

/** Pauses or resumes recording. Stored visits stay. */
export const pauseHistory = (paused: boolean): void => void stored.write({ ...stored.read(), paused });
