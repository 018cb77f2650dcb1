import { useSyncExternalStore } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { hasHistoryConsent, onHistoryConsentChange, setHistoryConsent } from '@/device/history-consent';

/** Option to keep the history after logout. */
export function HistoryConsent() {
  const hasConsent = useSyncExternalStore(onHistoryConsentChange, hasHistoryConsent, () => false);
  return (
    <Checkbox
      label="Keep this data when I log out"
      hint="Otherwise, logging out clears your history, searches and drafts on this device. Your cart stays."
      checked={hasConsent}
      onChange={(event) => setHistoryConsent(event.target.checked)}
    />
  );
}
