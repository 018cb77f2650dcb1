import { useSyncExternalStore } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { hasHistoryConsent, onHistoryConsentChange, setHistoryConsent } from '@/device/history-consent';

/** Whether all of this outlasts a log-out; on a device that others use, it had better not. */
export function HistoryConsent() {
  const keep = useSyncExternalStore(onHistoryConsentChange, hasHistoryConsent, () => false);
  return (
    <Checkbox
      label="Keep this on the device when I log out"
      hint="Unless you choose this, logging out forgets your history, searches and begun texts here. The cart stays."
      checked={keep}
      onChange={(event) => setHistoryConsent(event.target.checked)}
    />
  );
}
