import type { Sold } from '../shared/removal-dialog';
import { useBulk } from '../shared/use-bulk';
import { useCheckedRemoval } from '../shared/use-checked-removal';
import type { Photo, UpdatePhotoBody } from '@/contract/photo';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';
import { formatQuantity } from '@/lib/format/format';
import { photoTitle } from './photo-label';

interface PhotoBulkOptions {
  /** Number of purchases of the photo's gallery; undefined if unknown. */
  getSold: (photo: Photo) => number | undefined;
  /** Called when all calls have settled. */
  onEnd: () => void;
  onRemoved?: (id: string) => void;
}

/** Actions on photos. Those of a gallery that somebody bought are deleted after a confirmation; render `dialog`. */
export function usePhotoBulk({ getSold, onEnd, onRemoved }: PhotoBulkOptions) {
  const services = useServices();
  const { removalStatus, failures, remove: removeWithUndo } = useRemoval();
  const bulk = useBulk<Photo, UpdatePhotoBody>({ run: ({ _id }, body) => services.photos.update(_id, body), onEnd });

  const { onRemove, dialog } = useCheckedRemoval<Photo & Sold>({
    noun: 'photo',
    plural: 'photos',
    getName: photoTitle,
    soldAs: 'gallery',
    remove: (photos) => {
      const [first] = photos;
      if (!first) return;
      const name = first.title?.trim();
      removeWithUndo({
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
  });

  return {
    bulk,
    removal: { removalStatus, failures },
    publish: (photos: readonly Photo[]) => bulk.start('Publishing', photos, { status: 'active' }),
    hide: (photos: readonly Photo[]) => bulk.start('Hiding', photos, { status: 'inactive' }),
    remove: (photos: readonly Photo[]) => onRemove(photos.map((photo) => ({ ...photo, sold: getSold(photo) }))),
    /** True if somebody bought the photo's gallery, or may have bought it. */
    isSold: (photo: Photo) => getSold(photo) !== 0,
    dialog,
  };
}
