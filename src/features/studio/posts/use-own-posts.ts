import { useBulk } from '@/features/studio/shared/use-bulk';
import { useLatestRecord } from '@/features/studio/shared/use-latest-record';
import { useReload } from '@/components/hooks/use-reload';
import type { Feed, UpdateFeedBody } from '@/contract/feed';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { postName } from './post-facts';
import { fetchOwnPosts, type OwnPostsPage } from './posts.loader';

/** The page's posts, refreshed while the server processes files, and their actions. */
export function useOwnPosts(page: OwnPostsPage) {
  const reload = useReload();
  const services = useServices();
  const { removalStatus, failures, remove } = useRemoval();
  const list = useLatestRecord(page, (signal) => fetchOwnPosts(services, page.view, signal));
  const bulk = useBulk<Feed, UpdateFeedBody>({
    run: ({ _id }, body) => services.feeds.update(_id, body),
    onEnd: () => void reload(),
  });

  return {
    list,
    reload,
    bulk,
    removal: { removalStatus, failures },
    remove: (posts: readonly Feed[]) => {
      const [first, ...more] = posts;
      if (!first) return;
      remove({
        ids: posts.map(({ _id }) => _id),
        text: more.length === 0 ? `“${postName(first)}” deleted.` : `${posts.length} posts deleted.`,
        send: ({ feeds }, id, options) => feeds.remove(id, options),
      });
    },
  };
}
