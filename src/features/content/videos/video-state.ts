import type { Video } from '@/contract/video';

export type VideoState =
  | { kind: 'open'; url: string; mimeType?: string }
  | { kind: 'locked' }
  | { kind: 'scheduled'; at: string | null }
  | { kind: 'processing' }
  | { kind: 'broken' };

/**
 * State of a video for the visitor it was loaded for. The server sends its URL only to visitors with access (contract
 * B.3).
 */
export function videoState({ video, isSchedule, scheduledAt, processing, status }: Video): VideoState {
  if (isSchedule) return { kind: 'scheduled', at: scheduledAt ?? null };
  if (status === 'file-error') return { kind: 'broken' };
  if (processing) return { kind: 'processing' };
  return video?.url ? { kind: 'open', url: video.url, mimeType: video.mimeType } : { kind: 'locked' };
}

/** A public image of a video. */
export const getPoster = ({ thumbnail }: Video): string | undefined => thumbnail?.url ?? thumbnail?.thumbnails?.at(-1);
