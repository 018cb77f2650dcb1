import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { ProgressRow } from '@/components/upload/progress-row';
import type { UploadSummary } from '@/store/upload/upload.selectors';
import type { LoadUploadKind } from '@/store/upload/use-continue-upload';
import { useInterruptedUploads } from '@/store/upload/use-interrupted-uploads';
import { useUploadOverview } from '@/store/upload/use-upload-overview';
import { useUpload } from '@/store/upload/use-uploads';
import { InterruptedUploads } from './interrupted-uploads';
import { LeaveQuestion } from './leave-question';
import { trayAnnouncement, traySummary } from './tray-labels';
import { useEscape } from './use-escape';
import { useDelayedHide } from './use-delayed-hide';
import { useAnnouncement } from './use-announcement';
import styles from './upload-tray.module.css';

const MAX_ROWS = 30;

export function UploadTray({ loadKind }: { loadKind: LoadUploadKind }) {
  const { summary, ids, pauseAll, resumeAll, clearDone } = useUploadOverview(MAX_ROWS);
  const { active, failed, paused, pausable, done, count } = summary;
  const interrupted = useInterruptedUploads().length;
  const [open, setOpen] = useState(false);
  const news = useAnnouncement(trayAnnouncement(summary, interrupted), `${active > 0} ${failed}`);
  const isShown = useDelayedHide(active + failed + paused + interrupted > 0) || open;
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEscape(section, open, () => {
    setOpen(false);
    button.current?.focus();
  });
  return (
    <>
      <LeaveQuestion />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {isShown && count + interrupted > 0 && (
        <section ref={section} className={styles.tray} aria-label="Uploads" data-print="no">
          {open && (
            <div id={id} className={styles.panel}>
              <div className={styles.deeds}>
                {pausable > 0 && (
                  <Button size="sm" onClick={pauseAll}>
                    Pause all
                  </Button>
                )}
                {paused + failed > 0 && (
                  <Button size="sm" onClick={resumeAll}>
                    {paused > 0 ? 'Resume all' : 'Retry all'}
                  </Button>
                )}
                {done > 0 && (
                  <Button size="sm" look="ghost" onClick={clearDone}>
                    Clear finished
                  </Button>
                )}
              </div>
              <InterruptedUploads loadKind={loadKind} />
              <ul role="list" className={styles.rows}>
                {ids.map((upload) => (
                  <TrayRow key={upload} id={upload} />
                ))}
              </ul>
              {count > ids.length && <p className={styles.more}>and {count - ids.length} more</p>}
            </div>
          )}
          <button
            ref={button}
            type="button"
            className={styles.line}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <TrayIcon summary={summary} interrupted={interrupted} />
            <span className={styles.text}>{traySummary(summary, interrupted)}</span>
            {open ? <ChevronDown /> : <ChevronUp />}
            {active > 0 && <progress className={styles.bar} value={summary.percent} max={100} aria-hidden="true" />}
          </button>
        </section>
      )}
    </>
  );
}

function TrayIcon({
  summary: { active, failed, paused },
  interrupted,
}: {
  summary: UploadSummary;
  interrupted: number;
}) {
  if (failed + interrupted > 0) return <CircleAlert className={cx(styles.icon, styles.bad)} />;
  if (active + paused > 0) return <CloudUpload className={styles.icon} />;
  return <CircleCheck className={cx(styles.icon, styles.good)} />;
}

function TrayRow({ id }: { id: string }) {
  const upload = useUpload(id);
  return (
    upload && (
      <li>
        <ProgressRow {...upload.row} />
      </li>
    )
  );
}
