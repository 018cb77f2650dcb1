import { useEffect, useState } from 'react';
import type { Video } from '@/contract/video';
import { videoForCard } from '@/entities/card-data';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';

/** Few, because each call counts as a view. */
const MAX_SINGLE_CALLS = 6;

/** Some servers ignore the ids and send other videos. The latest ones are then loaded one by one. */
async function loadVideos({ videos }: Services, ids: string[], signal: AbortSignal): Promise<Video[]> {
  const { data } = await videos.search({ includedIds: ids, limit: ids.length }, { signal });
  const found = new Map(data.data.map((video) => [video._id, video]));
  const isExact = data.data.length >= data.total && data.total <= ids.length;
  if (!isExact) {
    const missing = ids.slice(0, MAX_SINGLE_CALLS).filter((id) => !found.has(id));
    const replies = await Promise.allSettled(missing.map((id) => videos.get(id, { signal })));
    for (const reply of replies) if (reply.status === 'fulfilled') found.set(reply.value.data._id, reply.value.data);
  }
  return ids.flatMap((id) => found.get(id) ?? []).map(videoForCard);
}

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
    loadVideos(services, ids.split(' '), leaving.signal).then(
      (loaded) => {
        if (!leaving.signal.aborted) setVideos(loaded);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setVideos([]);
      },
    );
    return () => leaving.abort();
  }, [services, ids]);

  return videos;
}
