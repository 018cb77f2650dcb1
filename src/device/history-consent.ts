import { deviceValue } from './device-value';

const kept = deviceValue('encore.keep-traces', 1, Boolean, false);

/** Whether the person wants what this device remembers of them (history, searches, how far they watched) to outlast a log-out. */
export const hasHistoryConsent = kept.read;
export const setHistoryConsent = kept.write;
/** Tells of every change, those of other tabs too; gives the way to stop. */
export const onHistoryConsentChange = kept.onChange;
