import type { Video } from '@/contract/video';

/** What can be done with a video right now. */
export type VideoState =
  | { kind: 'open'; url: string; mimeType?: string }
  | { kind: 'locked' }
  | { kind: 'scheduled'; at: string | null }
  | { kind: 'processing' }
  | { kind: 'broken' };

/** The state of a video for the visitor it was fetched for: the server gives the address only to those who may watch (contract B.3). */
export function videoState({ video, isSchedule, scheduledAt, processing, status }: Video): VideoState {
  if (isSchedule) return { kind: 'scheduled', at: scheduledAt ?? null };
  if (status === 'file-error') return { kind: 'broken' };
  if (processing) return { kind: 'processing' };
  return video?.url ? { kind: 'open', url: video.url, mimeType: video.mimeType } : { kind: 'locked' };
}

/** Those who are in a video, under whichever names the server sends them (contract H-7). */
export const performersOf = ({ performers, performer }: Video) => (performers?.length ? performers : performer ? [performer] : []);

/** A picture of a video that anyone may see. */
export const posterOf = ({ thumbnail }: Video): string | undefined => thumbnail?.url ?? thumbnail?.thumbnails?.at(-1);
