import type { Performer } from '@/contract/performer';
import { withoutUnpaid } from '@/entities/access/unpaid';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';
import { isLogInPage, paths, isOnScreen } from '@/lib/page/paths';
import { MAX_LIMIT, readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { loadStoryRing } from '@/store/story/load-story-ring';
import { storySegments, type StorySegment } from './story-segment';

export interface StoriesPage {
  performer: Pick<Performer, '_id' | 'name' | 'username' | 'avatar'>;
  /** Oldest first; empty if all have expired. */
  segments: StorySegment[];
  /** ID of the story to start with (`?story=`); empty if the URL has none. */
  storyId: string;
  /** Performers with stories before and after this one. */
  previousId: string | null;
  nextId: string | null;
  /** True if the visitor opened this URL directly, so there is no page to go back to. */
  direct: boolean;
  /** True if closing returns to the previous page. Never the login page, which would lead back here. */
  leadsBack: boolean;
}

/**
 * Loads a performer's stories and the performers before and after. Without those, the viewer ends after these stories.
 */
export async function loadStories(scope: PageScope): Promise<PageOutcome<StoriesPage>> {
  const { services, query, signal, getState } = scope;
  const requestedId = readParameter(query, 'performerId');
  const [{ data: stories }, ring] = await Promise.all([
    services.posts.search({ type: 'story', performerId: requestedId, limit: MAX_LIMIT }, { signal }),
    loadStoryRing(scope),
  ]);
  const segments = storySegments(
    stories.data.map((story) => withoutUnpaid(story, getState().user.current._id)),
    Date.now(),
  );
  const known = stories.data[0]?.performer;
  // No stories, or requested by username.
  const { _id, name, username, avatar } = known ?? (await services.performers.get(requestedId, { signal })).data;
  if (_id !== requestedId) return redirect(paths.stories({ _id }));

  const circles = ring ?? [];
  const position = circles.findIndex(({ performer }) => performer._id === _id);
  const direct = typeof window === 'undefined' || isOnScreen(scope.path);
  const idAt = (index: number) => circles[index]?.performer._id ?? null;
  return ok(
    {
      performer: { _id, name, username, avatar },
      segments,
      storyId: readParameter(query, 'story'),
      previousId: position > 0 ? idAt(position - 1) : null,
      nextId: position >= 0 ? idAt(position + 1) : null,
      direct,
      leadsBack: !direct && !isLogInPage(window.location.pathname),
    },
    segments.length > 0 ? 200 : 404,
  );
}
