import { forgetDrafts } from '@/device/drafts';
import { browserConfig } from '@/lib/page/runtime-config';
import { forgetDevice } from '@/device/storage';
import { hasHistoryConsent } from '@/device/history-consent';
import { replaceVisits } from '@/device/visits';
import { isGuardRecord, reduceStoredPayments } from '@/store/purchase/guard-records';

/**
 * Keys that stay after logout besides `isGuardRecord`: impersonal settings and the cart; a performer's notes, highlighted
 * words, hidden columns, dismissed checklist, seen tour and read times of notices, which are meant to stay on this
 * device; and the consent to history.
 */
const STAYS =
  /^(ui|paging|motion|cart|encore\.(player|broadcast|request-sound|shortcuts|fan-notes|first-steps|studio-tour|notice-sounds|notice-reads|watch-words|hidden-columns|history|keep-traces|key-header\..*))$/;
/** Device history, which stays if the visitor consented. */
const HISTORY_KEYS = /^(recent-searches|encore\.(positions|seen-stories|library-archive|awaited))$/;

/** Removes the state that the server wrote into this document, which is no longer used and names the visitor. */
function forgetDocument(): void {
  window.__NEXT_DATA__.props = { runtime: browserConfig() };
  document.getElementById('__NEXT_DATA__')?.replaceChildren();
}

/** Removes the data of the person who logged out, because others may use this device. */
export function clearDeviceData(): void {
  const shouldKeepHistory = hasHistoryConsent();
  forgetDocument();
  forgetDrafts();
  if (!shouldKeepHistory) replaceVisits([]);
  reduceStoredPayments();
  forgetDevice((key) => isGuardRecord(key) || STAYS.test(key) || (shouldKeepHistory && HISTORY_KEYS.test(key)));
}
