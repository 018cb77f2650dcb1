import { useEffect, useState } from 'react';
import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';
import { useServices } from '@/services/services-context';

/** So long after the last key the text counts as written. */
const PAUSE_MS = 200;
/** How many of a kind are offered. */
const FEW = 3;

interface Found {
  performers: Performer[];
  videos: Video[];
}

const NOTHING: Found = { performers: [], videos: [] };

/** The best of what a text finds. What was found before stays until there is an answer; a failure finds nothing. */
export function useSuggestions(text: string): Found {
  const { performers, videos } = useServices();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const ask = async () => {
      const query = { q: text, limit: FEW, sortBy: 'popular' };
      const options = { signal: controller.signal };
      const [people, films] = await Promise.all([
        performers.search(query, options).then(({ data }) => data.data, () => []),
        videos.search({ ...query, isSchedule: false }, options).then(({ data }) => data.data, () => []),
      ]);
      if (!controller.signal.aborted) setFound({ performers: people, videos: films });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, performers, videos]);

  return text === '' ? NOTHING : found;
}
