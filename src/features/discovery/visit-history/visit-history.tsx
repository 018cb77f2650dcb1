import { Pause, Play, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import { pauseHistory } from '@/device/visits';
import styles from './history-screen.module.css';
import { useHistory } from './use-device';
import { VisitLine } from './visit-line';

/** What was looked at, the latest first. */
export function VisitHistory() {
  const { visits, progress, paused, forgotten, forget, forgetAll, undo } = useHistory();
  const place = useRef<HTMLElement>(null);
  // What is forgotten takes its button with it: the focus stays near.
  const stay = () => place.current?.focus({ preventScroll: true });
  const somethingKept = visits.length > 0 || progress.length > 0;

  return (
    <section ref={place} tabIndex={-1} aria-label="What you looked at" className={styles.block}>
      <div className={styles.tools}>
        <Button icon={paused ? <Play /> : <Pause />} onClick={() => pauseHistory(!paused)}>
          {paused ? 'Remember again' : 'Pause history'}
        </Button>
        {somethingKept ? (
          <Button
            look="danger"
            icon={<Trash2 />}
            onClick={() => {
              stay();
              forgetAll();
            }}
          >
            Clear history
          </Button>
        ) : null}
      </div>
      <div role="status" className={styles.status}>
        {paused ? <p>The history is paused: what you look at now is not remembered.</p> : null}
        {forgotten ? (
          <p className={styles.forgotten}>
            <span dir="auto">{forgotten.what} is forgotten.</span>
            <Button
              size="sm"
              icon={<Undo2 />}
              onClick={() => {
                stay();
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
                  stay();
                  forget(visit);
                }}
              />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          drawing="videos"
          heading="h2"
          title="Nothing is remembered here."
          action={
            <ButtonLink look="primary" href={paths.videos}>
              Browse videos
            </ButtonLink>
          }
        >
          <p>Videos, galleries and profiles that you open show up here, so that you find them again.</p>
        </EmptyState>
      )}
    </section>
  );
}

/** The page before the browser has looked. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true" className={styles.block}>
      <span className="visually-hidden">Loading…</span>
      <noscript>What this device remembers can only be shown with scripts.</noscript>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} aria-hidden="true" className={styles.skeleton} />
      ))}
    </div>
  );
}
