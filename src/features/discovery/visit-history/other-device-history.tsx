import { useState } from 'react';
import { Button } from '@/components/button/button';
import { SectionHeader } from '@/components/section/section-header';
import { clearLiveAlerts, readLiveAlerts } from '@/device/live-alerts';
import { draftNames, forgetDrafts } from '@/device/drafts';
import { forgetArchive, readArchive } from '@/device/library-archive';
import { forgetSearches, readRecentSearches } from '@/device/recent-searches';
import { forgetSeenStories, readSeenStories } from '@/device/seen-stories';
import styles from './history-screen.module.css';

interface Trace {
  id: string;
  title: string;
  /** What there is of it, in words; empty when there is nothing. */
  read: () => string;
  forget: () => void;
}

const count = (number: number, one: string, many: string) => (number === 0 ? '' : number === 1 ? `1 ${one}` : `${number} ${many}`);

/** The other things that the site leaves on a device. */
const TRACES: readonly Trace[] = [
  { id: 'searches', title: 'Recent searches', read: () => readRecentSearches().map((text) => `“${text}”`).join(', '), forget: forgetSearches },
  { id: 'stories', title: 'Stories you have seen', read: () => count(readSeenStories().length, 'story', 'stories'), forget: forgetSeenStories },
  { id: 'awaited', title: 'Whose shows you are told of', read: () => readLiveAlerts().map(({ name }) => name).join(', '), forget: clearLiveAlerts },
  { id: 'archive', title: 'Put away in your library', read: () => count(readArchive().length, 'thing', 'things'), forget: forgetArchive },
  { id: 'drafts', title: 'Texts you have begun', read: () => count(draftNames().length, 'text', 'texts'), forget: forgetDrafts },
];

const look = (): Record<string, string> => Object.fromEntries(TRACES.map(({ id, read }) => [id, read()]));

/** What else is kept here, and a way to wipe each of it. */
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
              {found[id] || 'Nothing'}
            </dd>
            <dd>
              <Button
                size="sm"
                disabled={!found[id]}
                aria-label={`Forget ${title.toLowerCase()}`}
                onClick={() => {
                  forget();
                  setFound(look());
                }}
              >
                Forget
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
