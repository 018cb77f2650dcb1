import { useSyncExternalStore } from 'react';
import { SectionHeader } from '@/components/section/section-header';
import { HistoryConsent } from './history-consent';
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
