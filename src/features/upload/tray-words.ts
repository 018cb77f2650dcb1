import { formatWait } from '@/lib/file-size';
import type { UploadSummary } from '@/store/upload/upload.selectors';

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** How it stands with all uploads, in a few words. */
export function trayWords({ count, done, failed, paused, active, percent, left }: UploadSummary): string {
  if (active > 0) return [`${done} of ${files(count)} up`, `${percent} %`, left !== null && `${formatWait(left)} left`].filter(Boolean).join(' · ');
  if (failed > 0) return `${files(failed)} not uploaded`;
  if (paused > 0) return `${files(paused)} paused`;
  return done === 1 ? '1 file is up' : `${done} files are up`;
}

/** The same for ears: without what changes every second. */
export function trayNews({ count, done, failed, paused, active, percent }: UploadSummary): string {
  const refused = failed > 0 ? ` ${files(failed)} not uploaded.` : '';
  if (active > 0) return `Uploading: ${done} of ${files(count)} up, ${percent} percent.${refused}`;
  if (paused > 0) return `${files(paused)} paused.${refused}`;
  return `${done === 1 ? '1 file is' : `${done} files are`} up.${refused}`;
}
