import type { Story } from '@/contract/story';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { STORY_LIST, storyQuery, type StoryListView } from './story-list';

export interface StudioStoriesPage {
  view: StoryListView;
  /** Load time in ms: the remaining time of stories counts from it. */
  now: number;
  items: Story[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
  /** False if the back end has no such list. */
  offered: boolean;
}

export async function fetchOwnStories(
  { stories }: Services,
  view: StoryListView,
  signal?: AbortSignal,
): Promise<Pick<StudioStoriesPage, 'items' | 'total'>> {
  const { data } = await stories.searchOwn({ ...storyQuery(view), ...rangeOf(view) }, { signal });
  return { items: data.data, total: data.total };
}

export async function loadStudioStories({
  services,
  query,
  signal,
}: PageScope): Promise<PageOutcome<StudioStoriesPage>> {
  const view: StoryListView = readView(STORY_LIST, query);
  const now = Date.now();
  try {
    const list = await fetchOwnStories(services, view, signal);
    return listOutcome(
      STORY_LIST,
      view,
      { ok: true, data: list },
      { view, now, ...list, failure: null, offered: true },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nothing = { view, now, items: [], total: 0 };
    if (isNoSuchCall(error)) return ok({ ...nothing, failure: null, offered: false });
    return listOutcome(STORY_LIST, view, { ok: false, error }, { ...nothing, failure: error.message, offered: true });
  }
}
