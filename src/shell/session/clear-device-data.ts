import { forgetDrafts } from '@/device/drafts';
import { browserConfig } from '@/lib/page/runtime-config';
import { forgetDevice, readText, removeStored, writeText } from '@/device/storage';
import { hasHistoryConsent } from '@/device/history-consent';
import { replaceVisits } from '@/device/visits';
import { pendingAfterLogout } from '@/store/purchase/pending-after-logout';
import { PAYMENTS_KEY } from '@/store/purchase/pending';

/**
 * Keys that stay after logout: impersonal settings, the cart and the end of the session; records that guard payments; a
 * performer's notes, highlighted words, hidden columns, dismissed checklist and read times of notices, which are meant
 * to stay on this device; and the consent to history.
 */
const STAYS =
  /^(ui|paging|motion|cart|session|payments|group-show-minutes|lock:.*|encore\.(player|broadcast|request-sound|fan-notes|first-steps|notice-sounds|notice-reads|watch-words|hidden-columns|history|keep-traces|key-header\..*))$/;
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
  const payments = pendingAfterLogout(readText(PAYMENTS_KEY));
  if (payments === null) removeStored(PAYMENTS_KEY);
  else writeText(PAYMENTS_KEY, payments);
  forgetDevice((key) => STAYS.test(key) || (shouldKeepHistory && HISTORY_KEYS.test(key)));
}
