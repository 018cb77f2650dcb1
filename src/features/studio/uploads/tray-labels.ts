import { formatWait } from '@/lib/format/file-size';
import type { UploadSummary } from '@/store/upload/upload.selectors';
import { formatQuantity } from '@/lib/format/format';

const files = (count: number) => formatQuantity(count, 'file');

export function traySummary(
  { count, done, failed, paused, active, percent, left }: UploadSummary,
  interrupted: number,
): string {
  if (active > 0)
    return [`${done} of ${files(count)} uploaded`, `${percent}%`, left !== null && `${formatWait(left)} left`]
      .filter(Boolean)
      .join(' · ');
  if (failed + interrupted > 0) return `${files(failed + interrupted)} not uploaded`;
  if (paused > 0) return `${files(paused)} paused`;
  return `${files(done)} uploaded`;
}

/** Summary for screen readers, without values that change every second. */
export function trayAnnouncement(
  { count, done, failed, paused, active, percent }: UploadSummary,
  interrupted: number,
): string {
  const missing = failed + interrupted;
  const refused = missing > 0 ? ` ${files(missing)} not uploaded.` : '';
  if (active > 0) return `Uploading: ${done} of ${files(count)} uploaded, ${percent} percent.${refused}`;
  if (paused > 0) return `${files(paused)} paused.${refused}`;
  if (count === 0) return refused.trim();
  return `${files(done)} uploaded.${refused}`;
}
