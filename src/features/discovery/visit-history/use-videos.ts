import { useEffect, useState } from 'react';
import type { Video } from '@/contract/video';
import { videoForCard } from '@/entities/card-data';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';

/** Those of the videos (ids in one text) that are still there, in the order asked for; null until they have come. Whoever cannot be reminded is not troubled with the reason. */
export function useVideos(ids: string | null): Video[] | null {
  const services = useServices();
  const [videos, setVideos] = useState<Video[] | null>(null);

  useEffect(() => {
    if (!ids) return;
    const leaving = new AbortController();
    const includedIds = ids.split(' ');
    services.videos.search({ includedIds, limit: includedIds.length }, { signal: leaving.signal }).then(
      ({ data }) => setVideos(includedIds.flatMap((id) => data.data.filter((video) => video._id === id).map(videoForCard))),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setVideos([]);
      },
    );
    return () => leaving.abort();
  }, [services, ids]);

  return videos;
}
