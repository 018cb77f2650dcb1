import { useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { storySegment, type StorySegment } from './story-segment';

export type MediaState = 'loading' | 'ready' | 'failed' | 'ended';

/** Loading state of a segment's media, with a retry that fetches a new URL. Text is ready at once. */
export function useStoryMedia(initial: StorySegment) {
  const { posts } = useServices();
  const [segment, setSegment] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [media, setMedia] = useState<MediaState>(segment.picture || segment.video ? 'loading' : 'ready');

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
