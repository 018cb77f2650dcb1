import { relatedQuery } from '@/entities/related-query';
import type { Video, VideoSearchQuery } from '@/contract/video';

export const relatedVideosQuery = (video: Video): VideoSearchQuery => ({ ...relatedQuery(video), isSchedule: false });
