import { useSyncExternalStore } from 'react';
import { SectionHeader } from '@/components/section/section-header';
import { HistoryConsent } from './history-consent';
import { HistorySkeleton, VisitHistory } from './visit-history';
import { OtherDeviceHistory } from './other-device-history';
import styles from './history-screen.module.css';

const never = () => () => undefined;

/** What this device remembers of its visitor, to see and to wipe. The server has none of it, so the page fills in the browser. */
export function HistoryScreen() {
  const alive = useSyncExternalStore(never, () => true, () => false);
  return (
    <div className={styles.screen}>
      <SectionHeader heading="h1" title="Your history" note="Kept on this device only. Nobody else sees it, and nothing of it is sent to us." />
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
