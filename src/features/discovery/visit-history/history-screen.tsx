import { useSyncExternalStore } from 'react';
import { SectionHeader } from '@/components/section/section-header';
import { Checkbox } from '@/components/form/checkbox';
import { hasHistoryConsent, onHistoryConsentChange, setHistoryConsent } from '@/device/history-consent';
import { HistorySkeleton, VisitHistory } from './visit-history';
import { OtherDeviceHistory } from './other-device-history';
import styles from './history-screen.module.css';

const never = () => () => undefined;

/** Shows and clears what this device stores about its visitor. The server has none of it, so the browser renders the content. */
export function HistoryScreen() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.screen}>
      <SectionHeader
        heading="h1"
        title="Your history"
        note="Stored on this device only. No one else can see it, and it’s never sent to us."
      />
      {alive ? (
        <>
          <VisitHistory />
          <OtherDeviceHistory />
          <HistoryConsent />
        </>
      ) : (
        <HistorySkeleton />
      )}
    </div>
  );
}

/** Option to keep the history after logout. */
function HistoryConsent() {
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
