import type { Tone } from '@/components/chip/state-chip';
import type { OwnVideo } from '@/contract/video';
import { formatDate } from '@/lib/format';

type VideoState = Pick<OwnVideo, 'status' | 'processing' | 'isSchedule' | 'scheduledAt'>;

/** How a video stands, in the words of its owner. */
export function stateWords({ status, processing, isSchedule, scheduledAt }: VideoState): { tone: Tone; label: string } {
  if (status === 'file-error') return { tone: 'bad', label: 'Not usable' };
  if (processing) return { tone: 'wait', label: 'Processing' };
  if (status === 'draft') return { tone: 'calm', label: 'Draft' };
  if (status === 'inactive') return { tone: 'calm', label: 'Hidden' };
  if (isSchedule) return { tone: 'wait', label: scheduledAt ? `Out on ${formatDate(scheduledAt)}` : 'Scheduled' };
  return { tone: 'good', label: 'Published' };
}

/** What is the matter with a file that could not be used. */
export const fileErrorText = ({ status, fileError }: Pick<OwnVideo, 'status' | 'fileError'>): string | null =>
  status === 'file-error' ? (fileError ?? 'This file could not be read as a video. Replace it, or delete the video.') : null;
