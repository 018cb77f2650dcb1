import { deviceValue } from './device-value';

const stored = deviceValue('encore.keep-traces', Boolean, false);

/** True if the device history (visits, searches, watch progress) should stay after logout. */
export const hasHistoryConsent = stored.read;
export const setHistoryConsent = stored.write;
/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onHistoryConsentChange = stored.onChange;
