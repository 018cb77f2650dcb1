import { useBulk } from '@/features/studio/shared/use-bulk';
import { useLatestRecord } from '@/features/studio/shared/use-latest-record';
import { useReload } from '@/components/hooks/use-reload';
import type { Story, UpdateStoryBody } from '@/contract/story';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { pluralize, formatQuantity } from '@/lib/format/format';
import { fetchOwnStories, type StudioStoriesPage } from './stories.loader';

/** The page's stories, refreshed while the server processes files, and their actions. */
export function useOwnStories(page: StudioStoriesPage) {
  const reload = useReload();
  const services = useServices();
  const { removalStatus, failures, remove } = useRemoval();
  const list = useLatestRecord(page, (signal) => fetchOwnStories(services, page.view, signal));
  const bulk = useBulk<Story, UpdateStoryBody>({
    run: ({ _id }, body) => services.stories.update(_id, body),
    onEnd: () => void reload(),
  });

  return {
    list,
    reload,
    bulk,
    removal: { removalStatus, failures },
    remove: (stories: readonly Story[]) => {
      if (stories.length === 0) return;
      remove({
        ids: stories.map(({ _id }) => _id),
        text: pluralize(
          stories.length,
          'Story deleted.',
          `${formatQuantity(stories.length, 'story', 'stories')} deleted.`,
        ),
        send: ({ stories: service }, id, options) => service.remove(id, options),
      });
    },
  };
}
