import { readText } from './storage';

/** Every page carries this key; what reads the drafts comes with the first upload. */
export const UPLOAD_DRAFTS_KEY = 'encore.upload-drafts';

/** True if this device keeps uploads that have begun and not arrived. */
export const hasUploadDrafts = (): boolean => readText(UPLOAD_DRAFTS_KEY) !== null;

/** Tells of changes in other tabs, and of a device that forgets everything; returns the way to stop. */
export function onStoredChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
