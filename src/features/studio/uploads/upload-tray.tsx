import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import { useEffectEvent, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { ProgressRow } from '@/components/upload/progress-row';
import type { UploadSummary } from '@/store/upload/upload.selectors';
import type { LoadUploadKind } from '@/store/upload/use-continue-upload';
import { useInterruptedUploads } from '@/store/upload/use-interrupted-uploads';
import { useUploadOverview } from '@/store/upload/use-upload-overview';
import { useUpload } from '@/store/upload/use-uploads';
import { formatWait } from '@/lib/format/file-size';
import { formatQuantity } from '@/lib/format/format';
import { InterruptedUploads } from './interrupted-uploads';
import { LogoutDialog } from './logout-dialog';
import styles from './upload-tray.module.css';

const MAX_ROWS = 30;

export function UploadTray({ loadKind }: { loadKind: LoadUploadKind }) {
  const { summary, ids, pauseAll, resumeAll, clearDone } = useUploadOverview(MAX_ROWS);
  const { active, failed, paused, pausable, clearable, count } = summary;
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
      <LogoutDialog />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {isShown && count + interrupted > 0 && (
        <section ref={section} className={styles.tray} aria-label="Uploads" data-floating="" data-print="no">
          {open && (
            <div id={id} className={styles.panel}>
              <div className={styles.buttons}>
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
                {clearable > 0 && (
                  <Button size="sm" variant="ghost" onClick={clearDone}>
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

/** Calls the handler when Escape is pressed within an element, while `active`. */
function useEscape(container: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const element = container.current;
    if (!active || !element) return;
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [container, active]);
}

/** Minimum interval between announcements, in ms. */
const ANNOUNCEMENT_INTERVAL_MS = 15_000;

/** The text to announce: the latest one, at most every 15 seconds; immediately when `urgent` changes. */
function useAnnouncement(text: string, urgent: string): string {
  const [announcedText, setAnnouncedText] = useState({ text, urgent, at: 0 });
  useEffect(() => {
    if (text === announcedText.text) return;
    const wait =
      urgent === announcedText.urgent ? Math.max(0, announcedText.at + ANNOUNCEMENT_INTERVAL_MS - Date.now()) : 0;
    const timer = setTimeout(() => setAnnouncedText({ text, urgent, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [text, urgent, announcedText]);
  return announcedText.text;
}

/** How long a finished state stays visible, in ms. */
const LINGER_MS = 12_000;

/** True while `on` and a short time after. */
function useDelayedHide(on: boolean): boolean {
  const [lingers, setLingers] = useState(on);
  if (on && !lingers) setLingers(true);
  useEffect(() => {
    if (on) return;
    const timer = setTimeout(() => setLingers(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [on]);
  return lingers;
}

const formatFileCount = (count: number) => formatQuantity(count, 'file');

function traySummary(
  { count, done, failed, paused, active, percent, left }: UploadSummary,
  interrupted: number,
): string {
  if (active > 0)
    return [`${done} of ${formatFileCount(count)} uploaded`, `${percent}%`, left !== null && `${formatWait(left)} left`]
      .filter(Boolean)
      .join(' · ');
  if (failed + interrupted > 0) return `${formatFileCount(failed + interrupted)} not uploaded`;
  if (paused > 0) return `${formatFileCount(paused)} paused`;
  return `${formatFileCount(done)} uploaded`;
}

/** Summary for screen readers, without values that change every second. */
function trayAnnouncement(
  { count, done, failed, paused, active, percent }: UploadSummary,
  interrupted: number,
): string {
  const missing = failed + interrupted;
  const refused = missing > 0 ? ` ${formatFileCount(missing)} not uploaded.` : '';
  if (active > 0) return `Uploading: ${done} of ${formatFileCount(count)} uploaded, ${percent} percent.${refused}`;
  if (paused > 0) return `${formatFileCount(paused)} paused.${refused}`;
  if (count === 0) return refused.trim();
  return `${formatFileCount(done)} uploaded.${refused}`;
}
