import { StateChip, type Tone } from '@/components/chip/status-chip';
import { formatDate } from '@/lib/format/format';
import type { Schedule } from './schedule';
import { useIsUpcoming } from './use-is-upcoming';

/** What videos, posts, galleries, photos and products have in common; the ones without films or schedules leave those out. */
interface Shown extends Schedule {
  status?: 'draft' | 'active' | 'inactive' | 'file-error';
  processing?: boolean;
}

/** How a thing stands, in the words of its owner: of several states the one that matters most. With `isSchedule` it is still to come out. */
export function contentState({ status, processing, isSchedule, scheduledAt }: Shown): { tone: Tone; label: string } {
  if (status === 'file-error') return { tone: 'bad', label: 'File error' };
  if (processing) return { tone: 'wait', label: 'Processing' };
  if (status === 'draft') return { tone: 'calm', label: 'Draft' };
  if (status === 'inactive') return { tone: 'calm', label: 'Hidden' };
  if (isSchedule) return { tone: 'wait', label: scheduledAt ? `Scheduled · ${formatDate(scheduledAt)}` : 'Scheduled' };
  return { tone: 'good', label: 'Published' };
}

export function ContentState({ item }: { item: Shown }) {
  const { tone, label } = contentState({ ...item, isSchedule: useIsUpcoming(item) });
  return <StateChip tone={tone}>{label}</StateChip>;
}
