import { deviceValue } from './device-value';

const kept = deviceValue('encore.keep-traces', 1, Boolean, false);

/** True if the device history (visits, searches, watch progress) should stay after logout. */
export const hasHistoryConsent = kept.read;
export const setHistoryConsent = kept.write;
/** Calls back on every change, also from other tabs. Returns a function that unsubscribes. */
export const onHistoryConsentChange = kept.onChange;
