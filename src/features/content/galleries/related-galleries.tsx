import { CardRow } from '@/components/card/card-row';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { GridSkeleton } from '@/components/card/skeletons';
import { BlockError } from '@/components/empty-error-states/error-state';
import type { Gallery } from '@/contract/gallery';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { relatedGalleriesRequested } from '@/store/gallery/gallery.slice';
import { relatedQuery } from './gallery-photo-list';

/** Related galleries; renders nothing if there are none. */
export function RelatedGalleries({ gallery }: { gallery: Gallery }) {
  const dispatch = useAppDispatch();
  const { items, error, requesting } = useAppSelector((state) => state.gallery.relatedGalleries);
  if (error) {
    return (
      <BlockError
        title="Related galleries couldn’t be loaded."
        message={error.message}
        retrying={requesting}
        onRetry={() => dispatch(relatedGalleriesRequested(relatedQuery(gallery)))}
      />
    );
  }
  if (items.length === 0) return requesting ? <GridSkeleton kind="square" count={4} /> : null;
  return (
    <CardRow title="More galleries" kind="square" seeAll={paths.galleries}>
      {items.map((item) => (
        <GalleryCard key={item._id} gallery={item} />
      ))}
    </CardRow>
  );
}
