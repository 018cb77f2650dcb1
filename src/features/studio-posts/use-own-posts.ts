import { useRouter } from 'next/router';
import { useState } from 'react';
import { useBulk } from '@/components/studio/use-bulk';
import { usePolled } from '@/components/studio/use-polled';
import type { Feed, UpdateFeedBody } from '@/contract/feed';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { postName } from './post-facts';
import { fetchOwnPosts, type OwnPostsPage } from './posts.loader';

/** Its films are still being worked on at the server. */
const isMoving = ({ processing, status }: Feed) => processing === true && status !== 'file-error';

/** The own posts as the page brought them, kept up to date while the server works on some; and what can be done to them. */
export function useOwnPosts(page: OwnPostsPage) {
  const router = useRouter();
  const services = useServices();
  const { gone, failures, remove } = useRemoval();
  const [seen, setSeen] = useState(page.items);
  const [list, setList] = useState<Pick<OwnPostsPage, 'items' | 'total'>>(page);
  if (page.items !== seen) {
    setSeen(page.items);
    setList(page);
  }

  usePolled(list.items.some(isMoving), async (signal) => {
    try {
      const fresh = await fetchOwnPosts(services, page.view, signal);
      if (!signal.aborted) setList(fresh);
    } catch (error) {
      // What is in sight stays; the next look may succeed.
      if (!(error instanceof ApiError)) throw error;
    }
  });

  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  const bulk = useBulk<Feed, UpdateFeedBody>({ run: ({ _id }, body) => services.feeds.update(_id, body), onEnd: reload });

  return {
    list,
    reload,
    bulk,
    removal: { gone, failures },
    remove: (posts: readonly Feed[]) => {
      const [first, ...more] = posts;
      if (!first) return;
      remove({
        ids: posts.map(({ _id }) => _id),
        text: more.length === 0 ? `“${postName(first)}” is deleted.` : `${posts.length} posts are deleted.`,
        send: ({ feeds }, id) => feeds.remove(id),
      });
    },
  };
}
