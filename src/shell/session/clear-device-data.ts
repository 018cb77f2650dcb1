import { forgetDrafts } from '@/device/drafts';
import { browserConfig } from '@/lib/page/runtime-config';
import { forgetDevice, readText, removeStored, writeText } from '@/device/storage';
import { hasHistoryConsent } from '@/device/history-consent';
import { replaceVisits } from '@/device/visits';
import { pendingAfterLogout } from '@/store/purchase/pending-after-logout';
import { PAYMENTS_KEY } from '@/store/purchase/pending';

/**
 * What says nothing of a person: looks, devices chosen, the cart, which guests have too, that the session is over. What guards money
 * for a day. What somebody wrote down to stay on this device (notes, words to notice), and whether a history is wanted.
 */
const STAYS = /^(ui|paging|motion|cart|session|payments|group-show-minutes|lock:.*|encore\.(player|broadcast|request-sound|fan-notes|watch-words|history|keep-traces|key-header\..*))$/;
/** What stays where the person chose so. */
const TRACES = /^(recent-searches|encore\.(positions|seen-stories|library-archive|awaited))$/;

/** The state that the server wrote into this document: it is in use no longer, and says who was here. */
function forgetDocument(): void {
  window.__NEXT_DATA__.props = { runtime: browserConfig() };
  document.getElementById('__NEXT_DATA__')?.replaceChildren();
}

/** Takes what the person who has logged out did and wrote here off this device: others may use it too. */
export function forgetVisit(): void {
  const keep = hasHistoryConsent();
  forgetDocument();
  forgetDrafts();
  if (!keep) replaceVisits([]);
  const payments = pendingAfterLogout(readText(PAYMENTS_KEY));
  if (payments === null) removeStored(PAYMENTS_KEY);
  else writeText(PAYMENTS_KEY, payments);
  forgetDevice((key) => STAYS.test(key) || (keep && TRACES.test(key)));
}
