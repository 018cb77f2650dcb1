import { useBulk } from '@/features/studio/shared/use-bulk';
import { useReload } from '@/components/hooks/use-reload';
import type { OwnGallery, UpdateGalleryBody } from '@/contract/gallery';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { formatQuantity } from '@/lib/format/format';
import { galleryName } from './gallery-values';

export function useOwnGalleries() {
  const reload = useReload();
  const services = useServices();
  const { removalStatus, failures, remove } = useRemoval();
  const bulk = useBulk<OwnGallery, UpdateGalleryBody>({
    run: ({ _id }, body) => services.galleries.update(_id, body),
    onEnd: () => void reload(),
  });

  return {
    reload,
    bulk,
    removal: { removalStatus, failures },
    remove: (galleries: readonly OwnGallery[]) => {
      const [first] = galleries;
      if (!first) return;
      remove({
        ids: galleries.map(({ _id }) => _id),
        text:
          galleries.length === 1
            ? `“${galleryName(first)}” deleted with its photos.`
            : `${formatQuantity(galleries.length, 'gallery', 'galleries')} deleted with their photos.`,
        send: ({ galleries: service }, id, options) => service.remove(id, options),
      });
    },
  };
}
