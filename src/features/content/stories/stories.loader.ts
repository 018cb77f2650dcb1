import type { Performer } from '@/contract/performer';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';
import { withoutUnpaid } from '@/entities/page-data';
import { isLogInPage, paths } from '@/lib/page/paths';
import { oneOf } from '@/lib/lists/query';
import { staysAt } from '@/lib/page/is-same-page';
import type { PageScope } from '@/store/page-scope';
import { loadStoryRing } from '@/store/story/load-story-ring';
import { storySegments, type StorySegment } from './story-segment';

/** What one call gives at most (contract A.4). */
const MOST_STORIES = 200;

export interface StoriesPage {
  performer: Pick<Performer, '_id' | 'name' | 'username' | 'avatar'>;
  /** Oldest first; empty when all of them have ended. */
  segments: StorySegment[];
  /** Whose stories come before and after these. */
  previousId: string | null;
  nextId: string | null;
  /** The visitor came in by this address, so that there is no page of this site to go back to. */
  direct: boolean;
  /** Closing leads back to the page that the visitor came from. The log-in is none: it would only lead here again. */
  leadsBack: boolean;
}

/** The stories of one performer, and whose stories stand beside them. Without the neighbours the viewer ends after these. */
export async function loadStories(scope: PageScope): Promise<PageOutcome<StoriesPage>> {
  const { services, query, signal, getState } = scope;
  const asked = oneOf(query, 'performerId');
  const [{ data: stories }, ring] = await Promise.all([services.posts.search({ type: 'story', performerId: asked, limit: MOST_STORIES }, { signal }), loadStoryRing(scope)]);
  const segments = storySegments(stories.data.map((story) => withoutUnpaid(story, getState().user.current._id)), Date.now());
  const known = stories.data[0]?.performer;
  // Nothing told, or asked for by user name.
  const { _id, name, username, avatar } = known ?? (await services.performers.get(asked, { signal })).data;
  if (_id !== asked) return redirect(paths.stories({ _id }));

  const circles = ring ?? [];
  const place = circles.findIndex(({ performer }) => performer._id === _id);
  const direct = typeof window === 'undefined' || staysAt(scope.path);
  const idAt = (index: number) => circles[index]?.performer._id ?? null;
  return ok(
    {
      performer: { _id, name, username, avatar },
      segments,
      previousId: place > 0 ? idAt(place - 1) : null,
      nextId: place >= 0 ? idAt(place + 1) : null,
      direct,
      leadsBack: !direct && !isLogInPage(window.location.pathname),
    },
    segments.length > 0 ? 200 : 404,
  );
}
