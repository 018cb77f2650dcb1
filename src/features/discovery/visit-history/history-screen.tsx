import { useSyncExternalStore, useState } from 'react';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { SectionHeader } from '@/components/section/section-header';
import { Checkbox } from '@/components/form/checkbox';
import { hasHistoryConsent, onHistoryConsentChange, setHistoryConsent } from '@/device/history-consent';
import { Button } from '@/components/button/button';
import { clearLiveAlerts, readLiveAlerts } from '@/device/live-alerts';
import { draftNames, forgetDrafts } from '@/device/drafts';
import { forgetArchive, readArchive } from '@/device/library-archive';
import { forgetSearches, readRecentSearches } from '@/device/recent-searches';
import { forgetSeenStories, readSeenStories } from '@/device/seen-stories';
import { formatQuantity } from '@/lib/format/format';
import { HistorySkeleton, VisitHistory } from './visit-history';
import styles from './history-screen.module.css';

/**
 * Shows and clears what this device stores about its visitor. The server has none of it, so the browser renders the
 * content.
 */
export function HistoryScreen() {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.screen}>
      <SectionHeader heading="h1" title="Your history" note="Stored on this device only, not in your account." />
      {isHydrated ? (
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

function HistoryConsent() {
  const hasConsent = useSyncExternalStore(onHistoryConsentChange, hasHistoryConsent, () => false);
  return (
    <Checkbox
      label="Keep this data when I log out"
      hint="Otherwise, logging out clears it from this device. Drafts are always cleared. Your cart stays."
      checked={hasConsent}
      onChange={(event) => setHistoryConsent(event.target.checked)}
    />
  );
}

interface StoredData {
  id: string;
  title: string;
  /** Summary of the stored data; empty if there is none. */
  read: () => string;
  forget: () => void;
}

const count = (number: number, one: string, many: string) => (number === 0 ? '' : formatQuantity(number, one, many));

const STORED_DATA: readonly StoredData[] = [
  {
    id: 'searches',
    title: 'Recent searches',
    read: () =>
      readRecentSearches()
        .map((text) => `“${text}”`)
        .join(', '),
    forget: forgetSearches,
  },
  {
    id: 'stories',
    title: 'Watched stories',
    read: () => count(readSeenStories().length, 'story', 'stories'),
    forget: forgetSeenStories,
  },
  {
    id: 'awaited',
    title: 'Live notifications',
    read: () =>
      readLiveAlerts()
        .map(({ name }) => name)
        .join(', '),
    forget: clearLiveAlerts,
  },
  {
    id: 'archive',
    title: 'Archived in your library',
    read: () => count(readArchive().length, 'item', 'items'),
    forget: forgetArchive,
  },
  { id: 'drafts', title: 'Drafts', read: () => count(draftNames().length, 'draft', 'drafts'), forget: forgetDrafts },
];

const look = (): Record<string, string> => Object.fromEntries(STORED_DATA.map(({ id, read }) => [id, read()]));

function OtherDeviceHistory() {
  const [found, setFound] = useState(look);

  return (
    <section aria-labelledby="device-data" className={styles.block}>
      <SectionHeader id="device-data" title="Also on this device" />
      <dl className={styles.list}>
        {STORED_DATA.map(({ id, title, forget }) => (
          <div key={id} className={styles.item}>
            <dt className={styles.itemTitle}>{title}</dt>
            <dd className={styles.itemText} dir="auto">
              {found[id] || 'None'}
            </dd>
            <dd>
              <Button
                size="sm"
                disabled={!found[id]}
                aria-label={`Clear ${title.toLowerCase()}`}
                onClick={() => {
                  forget();
                  setFound(look());
                }}
              >
                Clear
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
