import { ApiError } from '@/lib/http/errors';
import { storyCircles, type StoryCircle } from '@/entities/story/stories';
import type { PageScope } from '../page-scope';

/** Maximum per call (contract A.4). */
const MAX_STORIES = 200;

/**
 * Resolves to the current stories of all performers, or of one; null when they couldn't be loaded. Throws only when the
 * session has ended (spec §8).
 */
export async function loadStoryRing(
  { services, signal }: Pick<PageScope, 'services' | 'signal'>,
  performerId?: string,
): Promise<StoryCircle[] | null> {
  try {
    const { data } = await services.posts.search({ type: 'story', performerId, limit: MAX_STORIES }, { signal });
    return storyCircles(data.data, Date.now());
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return null;
  }
}
