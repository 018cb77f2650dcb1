import { useRouter } from 'next/router';
import { useState } from 'react';
import { useBulk } from '@/components/studio/use-bulk';
import { usePolled } from '@/components/studio/use-polled';
import type { OwnVideo, UpdateVideoParts } from '@/contract/video';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { fetchOwnVideos, type OwnVideosPage } from './videos.loader';

/** Something is still to happen to it at the server. */
const isMoving = ({ processing, status }: OwnVideo) => processing === true && status !== 'file-error';

/** The own videos as the page brought them, kept up to date while the server works on some; and what can be done to them. */
export function useOwnVideos(page: OwnVideosPage) {
  const router = useRouter();
  const services = useServices();
  const { gone, failures, remove } = useRemoval();
  const [seen, setSeen] = useState(page.items);
  const [list, setList] = useState<Pick<OwnVideosPage, 'items' | 'total'>>(page);
  if (page.items !== seen) {
    setSeen(page.items);
    setList(page);
  }

  usePolled(list.items.some(isMoving), async (signal) => {
    try {
      const fresh = await fetchOwnVideos(services, page.view, signal);
      if (!signal.aborted) setList(fresh);
    } catch (error) {
      // What is in sight stays; the next look may succeed.
      if (!(error instanceof ApiError)) throw error;
    }
  });

  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  const bulk = useBulk<OwnVideo, UpdateVideoParts>({ run: ({ _id }, parts) => services.videos.updateOwn(_id, parts), onEnd: reload });

  return {
    list,
    reload,
    bulk,
    removal: { gone, failures },
    remove: (videos: readonly OwnVideo[]) => {
      const [first, ...more] = videos;
      if (!first) return;
      remove({
        ids: videos.map(({ _id }) => _id),
        text: more.length === 0 ? `“${first.title}” is deleted.` : `${videos.length} videos are deleted.`,
        send: ({ videos: service }, id) => service.removeOwn(id),
      });
    },
  };
}
