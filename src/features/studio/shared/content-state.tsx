import type { Status } from './status';
import { StatusTag } from './status-tag';
import { useTimeZone } from '@/components/text/use-time-zone';
import { formatDate } from '@/lib/format/format';
import { zonedDate } from '@/lib/format/zoned-date';
import type { Schedule } from './schedule';
import { useIsUpcoming } from './use-is-upcoming';

/** Fields shared by videos, posts, galleries, photos and products; some lack files or schedules. */
export interface Shown extends Schedule {
  status?: 'draft' | 'active' | 'inactive' | 'file-error';
  processing?: boolean;
}

/** Status label for the owner; the most important state wins. `isSchedule`: not published yet. */
export function contentState({ status, processing, isSchedule, scheduledAt }: Shown, zone: string): Status {
  if (status === 'file-error') return { tone: 'bad', label: 'File error' };
  if (processing) return { tone: 'wait', label: 'Processing' };
  if (status === 'draft') return { tone: 'calm', label: 'Draft' };
  if (status === 'inactive') return { tone: 'calm', label: 'Hidden' };
  if (isSchedule) {
    const day = scheduledAt && zonedDate(scheduledAt, zone)?.date;
    return { tone: 'wait', label: day ? `Scheduled · ${formatDate(day)}` : 'Scheduled' };
  }
  return { tone: 'good', label: 'Published' };
}

export const ContentState = ({ item }: { item: Shown }) => (
  <StatusTag {...contentState({ ...item, isSchedule: useIsUpcoming(item) }, useTimeZone())} />
);
