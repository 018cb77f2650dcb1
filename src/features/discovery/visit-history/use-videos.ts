import { useEffect, useState } from 'react';
import type { Video } from '@/contract/video';
import { videoForCard } from '@/entities/card-data';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';

/**
 * The videos with these IDs (joined into one string), in the same order, without those that no longer exist; null until
 * loaded. Errors are ignored, because the list is only a reminder.
 */
export function useVideos(ids: string | null): Video[] | null {
  const services = useServices();
  const [videos, setVideos] = useState<Video[] | null>(null);

  useEffect(() => {
    if (!ids) return;
    const leaving = new AbortController();
    const includedIds = ids.split(' ');
    services.videos.search({ includedIds, limit: includedIds.length }, { signal: leaving.signal }).then(
      ({ data }) =>
        setVideos(includedIds.flatMap((id) => data.data.filter((video) => video._id === id).map(videoForCard))),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setVideos([]);
      },
    );
    return () => leaving.abort();
  }, [services, ids]);

  return videos;
}
