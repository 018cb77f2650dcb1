import { useState } from 'react';
import { withoutUnpaid } from '@/entities/access/unpaid';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { storySegment, type StorySegment } from './story-segment';

export type MediaState = 'loading' | 'ready' | 'failed' | 'ended';

const initialMedia = ({ picture, video }: StorySegment): MediaState => (picture || video ? 'loading' : 'ready');

/** Loading state of a segment's media, with a retry that fetches a new URL. Text is ready at once. */
export function useStoryMedia(initial: StorySegment) {
  const { posts } = useServices();
  const viewerId = useAppSelector(({ user }) => user.current._id);
  const [segment, setSegment] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [media, setMedia] = useState(() => initialMedia(segment));

  const retry = async () => {
    setMedia('loading');
    try {
      const { data } = await posts.get(segment.id);
      const fresh = storySegment(withoutUnpaid(data, viewerId), Date.now());
      setSegment({ ...fresh, age: segment.age });
      setMedia(initialMedia(fresh));
      setAttempt((count) => count + 1);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMedia(error.status === 404 || error.status === 410 ? 'ended' : 'failed');
    }
  };

  return { segment, attempt, media, setMedia, retry: () => void retry() };
}
