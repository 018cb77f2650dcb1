import { useBulk } from '../shared/use-bulk';
import type { Photo, UpdatePhotoBody } from '@/contract/photo';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { formatQuantity } from '@/lib/format/format';

interface PhotoBulkOptions {
  /** Called when all calls have settled. */
  onEnd: () => void;
  onRemoved?: (id: string) => void;
}

export function usePhotoBulk({ onEnd, onRemoved }: PhotoBulkOptions) {
  const services = useServices();
  const { removalStatus, failures, remove } = useRemoval();
  const bulk = useBulk<Photo, UpdatePhotoBody>({ run: ({ _id }, body) => services.photos.update(_id, body), onEnd });

  return {
    bulk,
    removal: { removalStatus, failures },
    publish: (photos: readonly Photo[]) => bulk.start('Publishing', photos, { status: 'active' }),
    hide: (photos: readonly Photo[]) => bulk.start('Hiding', photos, { status: 'inactive' }),
    remove: (photos: readonly Photo[]) => {
      const [first] = photos;
      if (!first) return;
      const name = first.title?.trim();
      remove({
        ids: photos.map(({ _id }) => _id),
        text:
          photos.length > 1
            ? `${formatQuantity(photos.length, 'photo')} deleted.`
            : name
              ? `“${name}” deleted.`
              : 'Photo deleted.',
        send: async ({ photos: service }, id, options) => {
          await service.remove(id, options);
          onRemoved?.(id);
        },
      });
    },
  };
}
