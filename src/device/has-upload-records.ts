import { readText } from './storage';

/** Separate from the drafts module, which loads with the first upload. */
export const UPLOAD_RECORDS_KEY = 'encore.upload-drafts';

/** True if this device stores unfinished uploads. */
export const hasUploadRecords = (): boolean => readText(UPLOAD_RECORDS_KEY) !== null;

/** Calls back on changes in other tabs and when the device is cleared. Returns a function that unsubscribes. */
export function onStoredChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
