import { isActive, isClearable, type UploadEntry, type UploadState } from './upload.state';

export interface UploadSummary {
  count: number;
  done: number;
  failed: number;
  paused: number;
  /** Files that can be paused without losing progress. */
  pausable: number;
  /** Files waiting, sending or saving. */
  active: number;
  /** Finished files that can leave the list without losing anything. */
  clearable: number;
  /** Of all bytes, a whole number from 0 to 100; 100 only when everything is sent. */
  percent: number;
  /** Seconds for all active files; null without an estimate. */
  left: number | null;
}

/** True if stopping the file now keeps its progress. */
export const canPause = ({ step, recordId, resumeUrl }: UploadEntry): boolean =>
  recordId === null && resumeUrl !== null && (step === 'waiting' || step === 'sending' || step === 'retrying');

export function getSummary({ order, entries }: UploadState): UploadSummary {
  const all = order.flatMap((id) => entries[id] ?? []);
  const count = (is: (entry: UploadEntry) => boolean) => all.filter(is).length;
  const sum = (figure: (entry: UploadEntry) => number) => all.reduce((total, entry) => total + figure(entry), 0);
  const totalBytes = sum(({ total }) => total);
  const sent = sum((entry) => (entry.recordId === null ? Math.min(entry.sent, entry.total) : entry.total));
  const speed = sum((entry) => (entry.step === 'sending' ? (entry.speed ?? 0) : 0));
  const toSend = sum((entry) => (isActive(entry) && entry.recordId === null ? entry.total - entry.sent : 0));
  return {
    count: all.length,
    done: count(({ step }) => step === 'done'),
    failed: count(({ step }) => step === 'failed'),
    paused: count(({ step }) => step === 'paused'),
    pausable: count(canPause),
    active: count(isActive),
    clearable: count(isClearable),
    percent: totalBytes > 0 ? Math.floor((sent / totalBytes) * 100) : 0,
    left: speed > 0 ? toSend / speed : null,
  };
}

/** Order of importance. */
const RANKS: Record<UploadEntry['step'], number> = {
  failed: 0,
  sending: 1,
  retrying: 1,
  saving: 1,
  paused: 2,
  waiting: 3,
  done: 4,
};

/** Ids of the `limit` files that need attention first; the others are in line or done. */
export const priorityUploadIds = ({ order, entries }: UploadState, limit: number): string[] =>
  order
    .flatMap((id) => entries[id] ?? [])
    .sort((a, b) => RANKS[a.step] - RANKS[b.step])
    .slice(0, limit)
    .map(({ id }) => id);
