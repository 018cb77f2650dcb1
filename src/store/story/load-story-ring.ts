import { ApiError } from '@/lib/http/errors';
import { storyCircles, type StoryCircle } from '@/entities/story/stories';
import type { PageScope } from '../page-scope';

/** What one call gives at most (contract A.4). */
const MOST_STORIES = 200;

/**
 * Whose stories are out now, of everybody or of one performer; null when they could not be loaded. Only the end of a session
 * is thrown on (spec §8).
 */
export async function loadStoryRing({ services, signal }: Pick<PageScope, 'services' | 'signal'>, performerId?: string): Promise<StoryCircle[] | null> {
  try {
    const { data } = await services.posts.search({ type: 'story', performerId, limit: MOST_STORIES }, { signal });
    return storyCircles(data.data, Date.now());
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return null;
  }
}
