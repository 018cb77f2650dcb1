import type { Story } from '@/contract/story';
import { toList, type List } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { OWN_STORIES, type StoryListView } from './story-list';

export interface StudioStoriesPage extends ListProps<Story> {
  view: StoryListView;
  /** Load time in ms: the remaining time of stories counts from it. */
  now: number;
  /** False if the back end has no such list. */
  offered: boolean;
}

export async function fetchOwnStories(
  { stories }: Services,
  view: StoryListView,
  signal?: AbortSignal,
): Promise<List<Story>> {
  return toList(await stories.searchOwn({ ...OWN_STORIES.query(view), ...getRange(view) }, { signal }));
}

export function loadStudioStories({ services, query, signal }: PageScope): Promise<PageOutcome<StudioStoriesPage>> {
  const view = readView(OWN_STORIES.rules, query);
  return loadList(OWN_STORIES.rules, { view, now: Date.now(), offered: true }, () =>
    fetchOwnStories(services, view, signal),
  );
}
