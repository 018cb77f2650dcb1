import { useEffect, useState } from 'react';
import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';
import { useServices } from '@/services/services-context';

/** Debounce of the search text, in ms. */
const PAUSE_MS = 200;
/** Maximum number of suggestions per kind. */
const MAX_PER_KIND = 3;

interface Found {
  performers: Performer[];
  videos: Video[];
}

const NOTHING: Found = { performers: [], videos: [] };

/** Top results for a text. Earlier results stay until the answer arrives; a failure returns none. */
export function useSuggestions(text: string): Found {
  const { performers, videos } = useServices();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const search = async () => {
      const query = { q: text, limit: MAX_PER_KIND, sortBy: 'popular' };
      const options = { signal: controller.signal };
      const [foundPerformers, foundVideos] = await Promise.all([
        performers.search(query, options).then(
          ({ data }) => data.data,
          () => [],
        ),
        videos.search({ ...query, isSchedule: false }, options).then(
          ({ data }) => data.data,
          () => [],
        ),
      ]);
      if (!controller.signal.aborted) setFound({ performers: foundPerformers, videos: foundVideos });
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, performers, videos]);

  return text === '' ? NOTHING : found;
}
