import { Pause, Play, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import {
  pauseHistory,
  forgetVisit,
  noHistory,
  onHistoryChange,
  readHistory,
  replaceVisits,
  type Visit,
} from '@/device/visits';
import {
  forgetProgress,
  onProgressChange,
  readProgress,
  replaceProgress,
  type Progress,
} from '@/device/watch-progress';
import styles from './history-screen.module.css';
import { VisitLine } from './visit-line';

const NONE: readonly Progress[] = [];

interface Forgotten {
  visits: readonly Visit[];
  progress: readonly Progress[];
  /** What was removed, as a sentence. */
  text: string;
}

/**
 * The visit history of this device, with actions to delete it. The last deletion can be undone while the page is open.
 */
function useHistory() {
  const { visits, paused } = useSyncExternalStore(onHistoryChange, readHistory, noHistory);
  const progress = useSyncExternalStore(onProgressChange, readProgress, () => NONE);
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);

  const forget = (visit: Visit) => {
    setForgotten({ visits, progress, text: `Removed “${visit.title}” from your history.` });
    forgetVisit(visit);
    if (visit.type === 'video') forgetProgress(visit.id);
  };
  const forgetAll = () => {
    setForgotten({ visits, progress, text: 'History cleared.' });
    replaceVisits([]);
    replaceProgress([]);
  };
  const undo = () => {
    if (!forgotten) return;
    replaceVisits(forgotten.visits);
    replaceProgress(forgotten.progress);
    setForgotten(null);
  };
  return { visits, progress, paused, forgotten, forget, forgetAll, undo };
}

export function VisitHistory() {
  const { visits, progress, paused, forgotten, forget, forgetAll, undo } = useHistory();
  const container = useRef<HTMLElement>(null);
  // The removed item takes the focused button with it, so focus moves to the list.
  const keepFocus = () => container.current?.focus({ preventScroll: true });
  const hasHistory = visits.length > 0 || progress.length > 0;

  return (
    <section ref={container} tabIndex={-1} aria-label="Visited pages" className={styles.block}>
      <div className={styles.tools}>
        <Button icon={paused ? <Play /> : <Pause />} onClick={() => pauseHistory(!paused)}>
          {paused ? 'Resume history' : 'Pause history'}
        </Button>
        {hasHistory ? (
          <Button
            variant="danger"
            icon={<Trash2 />}
            onClick={() => {
              keepFocus();
              forgetAll();
            }}
          >
            Clear history
          </Button>
        ) : null}
      </div>
      <div role="status" className={styles.status}>
        {paused ? <p>History is paused. Pages you visit now aren’t saved.</p> : null}
        {forgotten ? (
          <p className={styles.forgotten}>
            <span dir="auto">{forgotten.text}</span>
            <Button
              size="sm"
              icon={<Undo2 />}
              onClick={() => {
                keepFocus();
                undo();
              }}
            >
              Undo
            </Button>
          </p>
        ) : null}
      </div>
      {visits.length > 0 ? (
        <ol role="list" className={styles.visits}>
          {visits.map((visit) => (
            <li key={`${visit.type} ${visit.id}`} className={styles.visit}>
              <VisitLine
                visit={visit}
                progress={progress.find(({ id }) => id === visit.id)}
                onForget={() => {
                  keepFocus();
                  forget(visit);
                }}
              />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          illustration="videos"
          heading="h2"
          title="Your history is empty"
          action={
            <ButtonLink variant="primary" href={paths.videos}>
              Browse videos
            </ButtonLink>
          }
        >
          <p>Videos, galleries and profiles you open show up here.</p>
        </EmptyState>
      )}
    </section>
  );
}

/** Placeholder until the browser has read its history. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true" className={styles.block}>
      <span className="visually-hidden">Loading…</span>
      <noscript>Your history needs JavaScript.</noscript>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} aria-hidden="true" className={styles.skeleton} />
      ))}
    </div>
  );
}
