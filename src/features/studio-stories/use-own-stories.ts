import { useRouter } from 'next/router';
import { useState } from 'react';
import { useBulk } from '@/components/studio/use-bulk';
import { usePolled } from '@/components/studio/use-polled';
import type { Story, UpdateStoryBody } from '@/contract/story';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { fetchOwnStories, type StudioStoriesPage } from './stories.loader';

/** Something is still to happen to its film at the server. */
const isMoving = ({ processing, status }: Story) => processing === true && status !== 'file-error';

/** The own stories as the page brought them, kept up to date while the server works on some; and what can be done to them. */
export function useOwnStories(page: StudioStoriesPage) {
  const router = useRouter();
  const services = useServices();
  const { gone, failures, remove } = useRemoval();
  const [seen, setSeen] = useState(page.items);
  const [list, setList] = useState<Pick<StudioStoriesPage, 'items' | 'total'>>(page);
  if (page.items !== seen) {
    setSeen(page.items);
    setList(page);
  }

  usePolled(list.items.some(isMoving), async (signal) => {
    try {
      const fresh = await fetchOwnStories(services, page.view, signal);
      if (!signal.aborted) setList(fresh);
    } catch (error) {
      // What is in sight stays; the next look may succeed.
      if (!(error instanceof ApiError)) throw error;
    }
  });

  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  const bulk = useBulk<Story, UpdateStoryBody>({ run: ({ _id }, body) => services.stories.update(_id, body), onEnd: reload });

  return {
    list,
    reload,
    bulk,
    removal: { gone, failures },
    remove: (stories: readonly Story[]) => {
      if (stories.length === 0) return;
      remove({
        ids: stories.map(({ _id }) => _id),
        text: stories.length === 1 ? 'The story is deleted.' : `${stories.length} stories are deleted.`,
        send: ({ stories: service }, id) => service.remove(id),
      });
    },
  };
}
