import { useState } from 'react';
import { Button } from '@/components/button/button';
import { SectionHeader } from '@/components/section/section-header';
import { clearLiveAlerts, readLiveAlerts } from '@/device/live-alerts';
import { draftNames, forgetDrafts } from '@/device/drafts';
import { forgetArchive, readArchive } from '@/device/library-archive';
import { forgetSearches, readRecentSearches } from '@/device/recent-searches';
import { forgetSeenStories, readSeenStories } from '@/device/seen-stories';
import { formatQuantity } from '@/lib/format/format';
import styles from './history-screen.module.css';

interface Trace {
  id: string;
  title: string;
  /** Summary of the stored data; empty if there is none. */
  read: () => string;
  forget: () => void;
}

const count = (number: number, one: string, many: string) => (number === 0 ? '' : formatQuantity(number, one, many));

const TRACES: readonly Trace[] = [
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

const look = (): Record<string, string> => Object.fromEntries(TRACES.map(({ id, read }) => [id, read()]));

/** Other stored data, each with a button to clear it. */
export function OtherDeviceHistory() {
  const [found, setFound] = useState(look);

  return (
    <section aria-labelledby="traces" className={styles.block}>
      <SectionHeader id="traces" title="Also on this device" />
      <dl className={styles.traces}>
        {TRACES.map(({ id, title, forget }) => (
          <div key={id} className={styles.trace}>
            <dt className={styles.traceTitle}>{title}</dt>
            <dd className={styles.traceWords} dir="auto">
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
