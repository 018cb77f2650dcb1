import { useBulk } from '@/features/studio/shared/use-bulk';
import { useLatestRecord } from '@/features/studio/shared/use-latest-record';
import { useReload } from '@/components/hooks/use-reload';
import type { OwnVideo, UpdateVideoParts } from '@/contract/video';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { useRemoval } from '@/store/removal/use-removal';
import { formatQuantity } from '@/lib/format/format';
import { fetchOwnVideos, type OwnVideosPage } from './videos.loader';

/** The page's videos, refreshed while the server processes files, and their actions. */
export function useOwnVideos(page: OwnVideosPage) {
  const reload = useReload();
  const services = useServices();
  const own = useAppSelector(({ user }) => user.current._id);
  const { removalStatus, failures, remove } = useRemoval();
  const list = useLatestRecord(page, (signal) => fetchOwnVideos(services, own, page.view, signal));
  const bulk = useBulk<OwnVideo, UpdateVideoParts>({
    run: ({ _id }, parts) => services.videos.updateOwn(_id, parts),
    onEnd: () => void reload(),
  });

  return {
    list,
    reload,
    bulk,
    removal: { removalStatus, failures },
    remove: (videos: readonly OwnVideo[]) => {
      const [first, ...more] = videos;
      if (!first) return;
      remove({
        ids: videos.map(({ _id }) => _id),
        text: more.length === 0 ? `“${first.title}” deleted.` : `${formatQuantity(videos.length, 'video')} deleted.`,
        send: ({ videos: service }, id, options) => service.removeOwn(id, options),
      });
    },
  };
}
