import { deviceValue } from './device-value';
import { UPLOAD_RECORDS_KEY } from './has-upload-records';

/** Same as for text drafts: long enough for a reload or a crash, short enough for a shared device. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_RECORDS = 100;

/** Identifies a file when it is chosen again. Its content is not stored. */
export type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** A file that belongs to another upload, such as the thumbnail of a video. */
export interface AttachedFile {
  label: string;
  name: string;
  size: number;
}

/** A started upload, stored so that it can be resumed after a reload. */
export interface UploadRecord extends FileFacts {
  id: string;
  /** Id of its account. */
  owner: string;
  kind: string;
  group: string;
  /** URL of the partial upload on the server, or null. */
  resumeUrl: string | null;
  attached: readonly AttachedFile[];
  /** Id of the page that uploads it. */
  page: string;
  savedAt: number;
}

const isUploadRecord = (value: unknown): value is UploadRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, owner, kind, group, name, size, lastModified, resumeUrl, attached, page, savedAt } = value as Partial<
    Record<keyof UploadRecord, unknown>
  >;
  const texts = [id, owner, kind, group, name, page].every((text) => typeof text === 'string');
  const figures = [size, lastModified, savedAt].every((figure) => typeof figure === 'number');
  return texts && figures && (resumeUrl === null || typeof resumeUrl === 'string') && Array.isArray(attached);
};

function parseRecords(data: unknown): readonly UploadRecord[] {
  if (!Array.isArray(data)) throw new TypeError('Not a list of upload drafts');
  return data.filter(isUploadRecord);
}

const NONE: readonly UploadRecord[] = [];

const stored = deviceValue(UPLOAD_RECORDS_KEY, parseRecords, NONE);

const isFresh = ({ savedAt }: UploadRecord) => Date.now() - savedAt < LIFETIME_MS;

function write(records: readonly UploadRecord[]): void {
  const fresh = records.filter(isFresh).slice(-MAX_RECORDS);
  if (fresh.length > 0) stored.write(fresh);
  else stored.forget();
}

/** Stores started uploads; replaces those with the same id. */
export function saveUploadRecords(records: readonly UploadRecord[]): void {
  const ids = new Set(records.map(({ id }) => id));
  write([...stored.read().filter(({ id }) => !ids.has(id)), ...records]);
}

/** Updates a stored upload. */
export function updateUploadRecord(id: string, patch: Partial<Pick<UploadRecord, 'resumeUrl' | 'attached'>>): void {
  const record = stored.read().find((one) => one.id === id);
  if (!record) return;
  const next = { ...record, ...patch };
  // Called on every keystroke, so only changes are written.
  if (JSON.stringify(next) !== JSON.stringify(record)) write(stored.read().map((one) => (one === record ? next : one)));
}

/** Removes uploads that finished or were canceled. */
export function removeUploadRecords(ids: readonly string[]): void {
  const records = stored.read();
  if (records.some(({ id }) => ids.includes(id))) write(records.filter(({ id }) => !ids.includes(id)));
}

/** All upload drafts on this device; the same list until it changes. */
export const readUploadRecords = (): readonly UploadRecord[] => stored.read();

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onUploadRecordsChange = stored.onChange;

/** Drafts of an account whose page is gone, so that no page uploads them anymore. */
export const interruptedUploads = (
  records: readonly UploadRecord[],
  owner: string,
  isGone: (page: string) => boolean,
): UploadRecord[] =>
  records.filter((record) => owner !== '' && record.owner === owner && isFresh(record) && isGone(record.page));

/** True if this is the file of the draft, unchanged since. */
export const isSameFile = (file: FileFacts, draft: FileFacts): boolean =>
  isSameName(file, draft) && file.lastModified === draft.lastModified;

/** True if the file has the name and the size of the draft's. */
export const isSameName = (file: FileFacts, draft: FileFacts): boolean =>
  file.name === draft.name && file.size === draft.size;
