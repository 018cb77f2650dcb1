import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { storySegment, type StorySegment } from './story-segment';

/** How the picture or film of a segment does. */
export type MediaState = 'loading' | 'ready' | 'failed' | 'ended';

/** A segment's picture or film on its way to the screen, and the way to try again with a fresh address. Words are there at once. */
export function useStoryMedia(shown: StorySegment) {
  const { posts } = useServices();
  const [segment, setSegment] = useState(shown);
  const [attempt, setAttempt] = useState(0);
  const [media, setMedia] = useState<MediaState>(segment.picture || segment.film ? 'loading' : 'ready');

  const retry = async () => {
    setMedia('loading');
    try {
      const { data } = await posts.get(segment.id);
      setSegment({ ...storySegment(data, Date.now()), age: segment.age });
      setAttempt((count) => count + 1);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMedia(error.status === 404 || error.status === 410 ? 'ended' : 'failed');
    }
  };

  return { segment, attempt, media, setMedia, retry: () => void retry() };
}
